import type { Messages } from '../messages.ts';

/** Names of what src/content holds, by its ids. Characters have names of their own on their cards. */
export const content: Messages['content'] = {
  looks: {
    'stone-wall': 'muro di pietra',
    hedge: 'siepe',
    fence: 'steccato',
    sandbags: 'sacchi di sabbia',
    bank: 'terrapieno',
    'board-fence': 'palizzata',
    barricade: 'barricata',
    wire: 'filo spinato',
    house: 'casa',
    'town-house': 'casa di città',
    barn: 'fienile',
    ruin: 'rovine',
    wood: 'bosco',
    tree: 'albero',
    bushes: 'cespugli',
    crater: 'cratere',
    foxhole: 'buca individuale',
    rubble: 'macerie',
    rocks: 'rocce',
    well: 'pozzo',
    cart: 'carretto',
    'log-pile': 'catasta di tronchi',
    haystack: 'pagliaio',
    mud: 'fango',
    'deep-snow': 'neve alta',
    'deep-stream': 'torrente profondo',
    road: 'strada',
    street: 'via',
    bridge: 'ponte',
    field: 'campo',
    stream: 'ruscello',
    'house-wall': 'muro della casa',
    window: 'finestra',
    parapet: 'parapetto',
    'concrete-wall': 'muro di cemento',
    'tiled-roof': 'tetto di tegole',
    stairs: 'scale',
    ladder: 'scala a pioli',
    slope: 'rampa',
    'stone-floor': 'pavimento di pietra',
    'wooden-floor': 'pavimento di legno',
    'flat-roof': 'tetto piano',
    'upper-floor': 'piano superiore',
    doorway: 'porta aperta',
  },
  scenarios: {
    'hold-the-bridge': 'Tenere il ponte',
    'lost-patrol': 'La pattuglia perduta',
    'upper-floor': 'Prendere il piano superiore',
    'two-depots': 'Due depositi',
    'market-square': 'La piazza del mercato',
    'through-the-lines': 'Attraverso le linee',
    'sergeant-hunt': 'Caccia al sergente',
  },
  scenarioNotes: {
    'hold-the-bridge':
      'Cinque americani devono tenere il ponte vicino al mulino quando finisce l’ultimo turno. Altrimenti vincono i quattro tedeschi.',
    'lost-patrol':
      'Quattro tedeschi sono dalla parte sbagliata dell’avamposto. Il loro sergente deve attraversare la neve, e quattro sovietici gli danno la caccia.',
    'upper-floor':
      'Due gruppi vogliono la locanda che sta fra loro. Vince chi è da solo al piano superiore quando finisce il turno 18; o chi ne ha abbattuti quattro.',
    'two-depots':
      'I britannici vogliono il fienile a sud, i tedeschi la casa a nord. Vince chi tocca per primo ciò che vuole; o chi ne ha abbattuti tre.',
    'market-square':
      'Le due squadre vogliono il pozzo al centro della piazza. Vince chi vi è da solo quando finisce il turno 18; o chi ne ha abbattuti quattro.',
    'through-the-lines':
      'Uno di cinque sovietici deve passare il bordo nord prima che finisca il turno 16. Quattro tedeschi tengono le linee.',
    'sergeant-hunt':
      'I tedeschi hanno 20 turni per abbattere il sergente britannico. I suoi quattro compagni devono tenerlo in vita.',
  },
  tables: {
    crossroads: 'Incrocio nel borgo',
    farm: 'Fattoria sul ruscello',
    mill: 'Il ponte del mulino',
    street: 'La via sbarrata',
    outpost: 'Avamposto d’inverno',
    bridge: 'Il ponte della valle',
    inn: 'Locanda e mulino',
    vineyard: 'La vigna',
    trenches: 'Tra le trincee',
    quarry: 'La cava allagata',
    market: 'Il paese del mercato',
  },
  tableNotes: {
    crossroads: 'Quattro edifici intorno a un incrocio: visuali corte, molti angoli, contatto rapido.',
    farm: 'Un cortile cinto da muri tra un bosco e un ruscello: forte al centro, aperto sui fianchi.',
    mill: 'Un torrente profondo con un ponte e un guado fangoso: chi li tiene, tiene il tavolo.',
    street:
      'Case di città lungo una via con barricate: visuali lunghe, e per attraversarla al coperto c’è poco oltre al fumo.',
    outpost:
      'Buche individuali e filo spinato intorno a due baracche nella neve alta: boschi da cui arrivare, varchi da sorvegliare.',
    bridge:
      'Un torrente profondo con un ponte e due guadi fangosi: spazio per squadre più grandi e movimenti più lunghi.',
    inn: 'Una locanda a due piani, un mulino a tre, una rovina e un bunker: finestre da cui sparare, scale da tenere. I livelli contano solo nella beta.',
    vineyard: 'Filari tra una casa e un fienile: lungo i filari si va in fretta e non visti, di traverso lenti.',
    trenches: 'Crateri, filo spinato e fango tra due linee: visuali lunghe, e protezione solo di buca in buca.',
    quarry: 'Argini e massi intorno a una fossa allagata: al centro non si passa, intorno ci sono due vie.',
    market: 'Una piazza tra quattro edifici d’angolo: vie da sorvegliare, banchi dietro cui nascondersi.',
  },
  forces: {
    'rifle-section': 'Sezione fucilieri',
    patrol: 'Pattuglia',
    'rifle-squad': 'Squadra fucilieri',
    'infantry-section': 'Sezione di fanteria',
    'machine-gun-group': 'Gruppo mitragliatrice',
    'shock-group': 'Gruppo d’assalto',
  },
  factions: {
    soviet: 'Unione Sovietica',
    german: 'Germania',
    us: 'Stati Uniti',
    british: 'Gran Bretagna',
  },
  roles: {
    nco: 'Sottufficiale',
    rifleman: 'Fuciliere',
    smg: 'Soldato con mitra',
    lmg: 'Mitragliere',
    scout: 'Esploratore',
  },
  weapons: {
    rifle: 'fucile semiautomatico',
    'bolt-rifle': 'fucile',
    smg: 'mitra',
    lmg: 'mitragliatrice leggera',
    'scoped-rifle': 'fucile con ottica',
    pistol: 'pistola',
    grenade: 'granata a mano',
    'frag-grenade': 'granata a frammentazione',
    'concussion-grenade': 'granata offensiva',
    'smoke-grenade': 'granata fumogena',
    'extra-frag': 'granata a frammentazione aggiuntiva',
    'extra-concussion': 'granata offensiva aggiuntiva',
    'extra-smoke': 'granata fumogena aggiuntiva',
  },
};

/** What a scenario asks of the one who reads it (WIN-5). */
export const scenario: Messages['scenario'] = {
  goal: {
    eliminate: '{other} ha perso {count, plural, one {un personaggio} other {# personaggi}}.',
    eliminateAll: '{other} ha perso {who}.',
    reach: {
      any: 'Uno dei tuoi raggiunge: {element}.',
      named: '{those, plural, one {{who}} other {Uno di questi ({who})}} raggiunge: {element}.',
    },
    reachEdge: {
      any: 'Uno dei tuoi raggiunge il bordo {edge, select, north {nord} east {est} south {sud} other {ovest}}.',
      named:
        '{those, plural, one {{who}} other {Uno di questi}} raggiunge il bordo {edge, select, north {nord} east {est} south {sud} other {ovest}}{those, plural, one {} other {: {who}}}.',
    },
    hold: 'Alla fine del turno {turn, number} tieni: {element}. Uno dei tuoi è a contatto, e nessuno di {other}.',
    survive: {
      any: 'Alla fine del turno {turn, number} resta almeno uno dei tuoi.',
      named:
        'Alla fine del turno {turn, number} {those, plural, one {{who} è ancora in gioco} other {nessuno di questi è perso: {who}}}.',
    },
  },
  limit: {
    won: 'La partita finisce al più tardi alla fine del turno {turns, number}; in quel caso ha vinto {winner}.',
    drawn: 'La partita finisce al più tardi alla fine del turno {turns, number}; in quel caso è un pareggio.',
  },
};
