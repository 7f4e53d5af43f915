import type { Messages } from '../messages.ts';

/** Names of what src/content holds, by its ids. Characters have names of their own on their cards. */
export const content: Messages['content'] = {
  looks: {
    'stone-wall': 'mur de pierre',
    hedge: 'haie',
    fence: 'clôture',
    sandbags: 'sacs de sable',
    bank: 'talus',
    'board-fence': 'palissade',
    barricade: 'barricade',
    wire: 'barbelés',
    house: 'maison',
    'town-house': 'maison de ville',
    barn: 'grange',
    ruin: 'ruine',
    wood: 'bois',
    tree: 'arbre',
    bushes: 'buissons',
    crater: 'cratère',
    foxhole: 'trou de combat',
    rubble: 'décombres',
    rocks: 'rochers',
    well: 'puits',
    cart: 'charrette',
    'log-pile': 'tas de bois',
    haystack: 'meule de foin',
    mud: 'boue',
    'deep-snow': 'neige profonde',
    'deep-stream': 'cours d’eau profond',
    road: 'route',
    street: 'rue',
    bridge: 'pont',
    field: 'champ',
    stream: 'ruisseau',
    'house-wall': 'mur de maison',
    window: 'fenêtre',
    parapet: 'parapet',
    'concrete-wall': 'mur de béton',
    'tiled-roof': 'toit de tuiles',
    stairs: 'escalier',
    ladder: 'échelle',
    slope: 'rampe',
    'stone-floor': 'sol de pierre',
    'wooden-floor': 'plancher',
    'flat-roof': 'toit plat',
    'upper-floor': 'étage',
    doorway: 'porte ouverte',
  },
  scenarios: {
    'hold-the-bridge': 'Tenir le pont',
    'lost-patrol': 'La patrouille perdue',
    'upper-floor': 'Prendre l’étage',
    'two-depots': 'Deux dépôts',
    'market-square': 'La place du marché',
    'through-the-lines': 'À travers les lignes',
    'sergeant-hunt': 'La chasse au sergent',
  },
  scenarioNotes: {
    'hold-the-bridge':
      'Cinq Américains doivent tenir le pont du moulin à la fin du dernier tour. Sinon, les quatre Allemands l’emportent.',
    'lost-patrol':
      'Quatre Allemands sont du mauvais côté de l’avant-poste. Leur sergent doit traverser la neige, quatre Soviétiques à ses trousses.',
    'upper-floor':
      'Deux groupes veulent l’auberge qui les sépare. Qui est seul à l’étage à la fin du tour 18 l’emporte ; de même qui a abattu quatre ennemis.',
    'two-depots':
      'Les Britanniques veulent la grange au sud, les Allemands la maison au nord. Qui touche la sienne le premier l’emporte ; de même qui a abattu trois ennemis.',
    'market-square':
      'Les deux camps veulent le puits au milieu de la place. Qui y est seul à la fin du tour 18 l’emporte ; de même qui a abattu quatre ennemis.',
    'through-the-lines':
      'Un des cinq Soviétiques doit passer le bord nord avant la fin du tour 16. Quatre Allemands tiennent les lignes.',
    'sergeant-hunt':
      'Les Allemands ont 20 tours pour abattre le sergent britannique. Ses quatre camarades doivent le garder en vie.',
  },
  tables: {
    crossroads: 'Le carrefour du hameau',
    farm: 'La ferme au bord du ruisseau',
    mill: 'Le pont du moulin',
    street: 'La rue barrée',
    outpost: 'L’avant-poste en hiver',
    bridge: 'Le pont de la vallée',
    inn: 'L’auberge et le moulin',
    vineyard: 'Le vignoble',
    trenches: 'Entre les tranchées',
    quarry: 'La carrière inondée',
    market: 'Le bourg du marché',
  },
  tableNotes: {
    crossroads: 'Quatre bâtiments autour d’un croisement : vues courtes, beaucoup d’angles, contact rapide.',
    farm: 'Une cour murée entre un bois et un ruisseau : forte au centre, ouverte sur les flancs.',
    mill: 'Un cours d’eau profond, un pont et un gué boueux : qui les tient, tient la table.',
    street:
      'Des maisons de ville le long d’une rue à barricades : longues vues en enfilade, et guère que la fumée pour la traverser.',
    outpost:
      'Des trous de combat et des barbelés autour de deux cabanes dans la neige profonde : des bois par où venir, des brèches à surveiller.',
    bridge:
      'Un cours d’eau profond, un pont et deux gués boueux : de la place pour de plus grandes forces et de plus longs mouvements.',
    inn: 'Une auberge à un étage, un moulin à deux, une ruine et un bunker : des fenêtres d’où tirer, des escaliers à tenir. Les niveaux ne comptent que dans la bêta.',
    vineyard:
      'Des rangs de vigne entre une maison et une grange : le long des rangs, on va vite et sans être vu ; en travers, lentement.',
    trenches: 'Cratères, barbelés et boue entre deux lignes : longues vues, et à couvert seulement de trou en trou.',
    quarry: 'Des talus et des blocs autour d’une fosse inondée : pas de passage au milieu, deux chemins autour.',
    market: 'Une place entre quatre bâtiments d’angle : des rues à surveiller, des étals où se cacher.',
  },
  forces: {
    'rifle-section': 'Groupe de fusiliers',
    patrol: 'Patrouille',
    'rifle-squad': 'Escouade de fusiliers',
    'infantry-section': 'Groupe d’infanterie',
    'machine-gun-group': 'Groupe mitrailleuse',
    'shock-group': 'Groupe d’assaut',
  },
  factions: {
    soviet: 'Union soviétique',
    german: 'Allemagne',
    us: 'États-Unis',
    british: 'Royaume-Uni',
  },
  roles: {
    nco: 'Sous-officier',
    rifleman: 'Fusilier',
    smg: 'Voltigeur au PM',
    lmg: 'Mitrailleur',
    scout: 'Éclaireur',
  },
  weapons: {
    rifle: 'fusil semi-automatique',
    'bolt-rifle': 'fusil',
    smg: 'pistolet-mitrailleur',
    lmg: 'mitrailleuse légère',
    'scoped-rifle': 'fusil à lunette',
    pistol: 'pistolet',
    grenade: 'grenade à main',
    'frag-grenade': 'grenade à fragmentation',
    'concussion-grenade': 'grenade offensive',
    'smoke-grenade': 'grenade fumigène',
    'extra-frag': 'grenade à fragmentation supplémentaire',
    'extra-concussion': 'grenade offensive supplémentaire',
    'extra-smoke': 'grenade fumigène supplémentaire',
  },
};

/** What a scenario asks of the one who reads it (WIN-5). */
export const scenario: Messages['scenario'] = {
  goal: {
    eliminate: '{other} a perdu {count, plural, one {un personnage} other {# personnages}}.',
    eliminateAll: '{other} a perdu {who}.',
    reach: {
      any: 'L’un des vôtres atteint cet élément : {element}.',
      named: '{those, plural, one {{who} atteint} other {L’un de ceux-ci ({who}) atteint}} cet élément : {element}.',
    },
    reachEdge: {
      any: 'L’un des vôtres atteint le bord {edge, select, north {nord} east {est} south {sud} other {ouest}}.',
      named:
        '{those, plural, one {{who} atteint} other {L’un de ceux-ci atteint}} le bord {edge, select, north {nord} east {est} south {sud} other {ouest}}{those, plural, one {} other { : {who}}}.',
    },
    hold: 'Vous tenez cet élément à la fin du tour {turn, number} : {element}. L’un des vôtres le touche, et aucun ennemi ({other}).',
    survive: {
      any: 'L’un des vôtres est encore là à la fin du tour {turn, number}.',
      named:
        '{those, plural, one {{who} est encore là} other {Aucun de ceux-ci n’est perdu}} à la fin du tour {turn, number}{those, plural, one {} other { : {who}}}.',
    },
  },
  limit: {
    won: 'La partie se termine au plus tard à la fin du tour {turns, number} ; {winner} l’a alors remportée.',
    drawn: 'La partie se termine au plus tard à la fin du tour {turns, number} ; c’est alors un match nul.',
  },
};
