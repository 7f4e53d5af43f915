import type { Messages } from '../messages.ts';

/** What a rule says when the players have switched it, by rule and option, each one sentence. */
export const houseRules: Messages['houseRules'] = {
  'SETUP-2': {
    about: 'Les deux forces valent à peu près les points convenus.',
    'at-most': 'Une force vaut au plus les points convenus avant de choisir les forces.',
  },
  'SETUP-3': {
    any: 'Une force peut contenir la même carte plusieurs fois.',
    'one-of-each': 'Une force contient chaque carte une fois au plus.',
  },
  'SETUP-4': {
    any: 'La table peut avoir autant ou aussi peu de décors que l’on veut.',
    'element-for-each': 'La table a au moins autant d’éléments de décor que de personnages.',
    'cover-for-each': 'La table a au moins autant d’éléments offrant un couvert que de personnages.',
  },
  'SETUP-5': {
    points: 'La force qui vaut le plus de points se déploie d’abord.',
    roll: 'Chacun lance un dé, et le plus bas se déploie d’abord, quelle que soit la valeur des forces.',
  },
  'SETUP-7': {
    'by-size':
      'Sur une table de 24u ou moins on se déploie au contact de son bord, sur une de 36u ou plus à 5u au plus.',
    n: 'Les personnages se déploient à {n, number}u au plus de leur bord.',
  },
  'SETUP-8': {
    n: 'Les deux camps commencent la partie {n, plural, =0 {sans pion} one {avec # pion} other {avec # pions}}.',
  },
  'SETUP-9': {
    'in-cover': 'Tous ceux qui sont déployés commencent la partie à terre.',
    'no-cover': 'Personne n’est à terre quand la partie commence.',
  },

  'TURN-1': {
    turns: 'Les camps jouent tour à tour, sans manches.',
    rounds: 'Les tours forment des manches, qui durent jusqu’à ce que leurs pions soient dépensés.',
  },
  'TURN-2': {
    roll: 'Chacun lance un dé, et le plus haut joue le premier tour.',
    'first-to-deploy': 'Le camp déployé en premier joue le premier tour.',
    'last-to-deploy': 'Le camp déployé en dernier joue le premier tour.',
    initiative: 'Avant chaque manche les deux camps misent des pions et lancent pour en jouer le premier tour.',
  },
  'TURN-3': {
    n: 'Un camp reçoit {n, plural, one {# pion} other {# pions}} au début de son tour, ou de chaque manche.',
  },
  'TURN-5': {
    none: 'Un camp peut dépenser tous ses pions en un tour.',
    n: 'Un camp dépense au plus {n, plural, one {# pion} other {# pions}} à son propre tour, tant que l’autre en a.',
  },
  'TURN-6': {
    n: '{n, plural, =0 {Un camp peut finir son tour sans dépenser de pion.} one {Au moins # pion est dépensé à chacun de ses tours, si c’est possible.} other {Au moins # pions sont dépensés à chacun de ses tours, si c’est possible.}}',
  },
  'TURN-7': {
    turn: 'Une carte compte les actions d’un tour.',
    round: 'Une carte compte les actions de toute une manche.',
  },

  'WIN-1': {
    points: 'Une Escarmouche se gagne en éliminant la moitié des points ennemis.',
    characters: 'Une Escarmouche se gagne en éliminant la moitié des personnages ennemis.',
    'characters-and-lead':
      'Une Escarmouche se gagne en éliminant la moitié des personnages ennemis, et plus que l’on n’en a perdu.',
  },
  'WIN-2': {
    'no-element': 'Un objectif est un élément de décor de sa zone, et un point seulement s’il n’y en a pas.',
    always: 'Un objectif est un élément de décor de sa zone, ou un point quelconque de celle-ci.',
  },
  'WIN-4': {
    points: 'Une Mission se gagne aussi en éliminant la moitié des points ennemis.',
    characters: 'Une Mission se gagne aussi en éliminant la moitié des personnages ennemis.',
  },

  'MOVE-2': {
    n: 'Un personnage dépense au plus {n, plural, one {# pion} other {# pions}} en mouvement par tour.',
  },
  'MOVE-6': {
    fights: 'Tout contact avec un socle ennemi commence un Corps à Corps.',
    passes:
      'Les socles ennemis peuvent être frôlés en passant ; le Corps à Corps commence là où un mouvement finit au contact.',
  },

  'COVER-6': {
    element: 'Ce qui a une partie à 2u ou moins du tireur n’offre pas de couvert.',
    parts: 'D’un décor proche du tireur, seule la partie à 2u ou moins n’offre pas de couvert.',
    target: 'Rien n’offre de couvert à une cible à 2u ou moins du tireur.',
    'target-and-element':
      'Ce qui est à 2u ou moins du tireur n’offre pas de couvert, et rien n’en offre à une cible aussi proche.',
  },
  'COVER-7': {
    characters: 'Les personnages entre les deux offrent un couvert.',
    scenery: 'Seul le décor offre un couvert, pas les personnages entre les deux.',
  },
  'LOS-5': {
    all: 'Un couvert compte si aucun point de la cible ne se voit autrement qu’à travers lui.',
    part: 'Un couvert compte sauf si la cible entière se voit sans le croiser.',
  },
  'LOS-13': {
    bases: 'La vue part de n’importe quel point du socle de celui qui regarde.',
    laser:
      'La vue part d’un seul point au-dessus de la tête de celui qui regarde, et ce qui cache une partie vaut un couvert.',
  },

  'FIRE-5': {
    none: 'Il n’y a pas de headshot : les six sont des réussites comme les autres.',
    n: 'Au moins {n, number} six dans un même tir éliminent la cible.',
  },
  'FIRE-7': {
    'one-at-a-time': 'Plusieurs tirs se déclarent et se lancent l’un après l’autre.',
    together: 'Plusieurs tirs sur une cible se paient et se lancent ensemble.',
  },
  'FIRE-8': {
    one: 'Un personnage utilise une seule arme par tour.',
    switch: 'Un personnage utilise une arme à la fois, et en changer dans un même tour coûte une action.',
    any: 'Un personnage peut utiliser toutes ses armes dans un tour.',
  },
  'AIM-1': {
    each: 'Chaque tir d’un tour peut être visé.',
    first: 'Seul le premier tir d’un tour peut être visé.',
    card: 'Le premier tir d’un tour peut être visé, et tous ceux d’une arme dont la carte le dit.',
  },
  'MF-1': {
    'at-an-end': 'Un Tir d’Assaut tire avant le mouvement ou après.',
    anywhere: 'Un Tir d’Assaut tire avant le mouvement, après, ou n’importe où en chemin.',
  },

  'TC-1': {
    'any-time': 'On se met à terre à son tour comme en réponse à un tir.',
    'shot-at': 'On se met à terre en réponse à un tir et à aucun autre moment.',
  },
  'TC-2': { n: 'Être à terre ajoute {n, number} au score pour toucher.' },
  'TC-3': {
    all: 'Un personnage à terre l’est face à tous, jusqu’à sa prochaine action.',
    'one-shooter': 'Un personnage à terre ne l’est que face à ce seul tireur, pour ce tour.',
  },
  'TC-4': {
    n: '{n, plural, =0 {On peut se mettre à terre à n’importe quelle distance du tireur.} other {On ne se met pas à terre face à un tireur à #u ou moins.}}',
  },

  'GREN-1': {
    n: 'Jeter une grenade coûte {n, plural, one {# pion} other {# pions}}.',
  },
  'GREN-2': {
    'no-limit': 'Une grenade se jette aussi loin que l’on veut.',
    n: 'Une grenade se jette à {n, number}u au plus.',
  },
  'GREN-3': {
    never: 'Le point où l’on jette une grenade n’a jamais à être vu.',
    n: 'Au-delà de {n, number}u le lanceur doit voir le point.',
  },
  'GREN-4': {
    always: 'Toute grenade peut se disperser.',
    n: 'Une grenade jetée au-delà de {n, number}u peut se disperser.',
  },
  'GREN-5': {
    wide: 'Une grenade se disperse de 4u au plus sur un 1 et de 2u au plus sur un 2, 3 ou 4.',
    narrow: 'Une grenade se disperse de 2u au plus sur un 1 ou 2 et de 1u au plus sur un 3 ou 4.',
  },
  'GREN-9': {
    'each-hit':
      'Chaque réussite d’une explosion est une blessure, la plus basse valeur de Corps à Corps d’abord, puis de nouveau s’il en reste.',
    'each-hit-once':
      'Chaque réussite d’une explosion est une blessure, la plus basse valeur de Corps à Corps d’abord, et nul n’est blessé deux fois.',
    'by-sixes':
      'Les réussites d’une explosion blessent un personnage, deux six blessent tout le monde et trois éliminent tout le monde.',
  },
  'GREN-10': {
    thrower: 'Le lanceur choisit lequel des ex æquo subit la blessure suivante d’une explosion.',
    roll: 'Un dé décide lequel des ex æquo subit la blessure suivante d’une explosion.',
  },

  'H2H-2': { n: 'Au Corps à Corps un dé touche sur {n, plural, =6 {un 6} other {# ou plus}}.' },
  'H2H-3': {
    simultaneous: 'Les deux camps d’un Corps à Corps frappent à la fois, avec les dés montrés avant.',
    'in-turns': 'L’attaquant frappe d’abord, et une réussite retourne la carte avant que l’autre frappe.',
    'if-alive': 'L’attaquant frappe d’abord, et son adversaire ne riposte que s’il est encore en vie.',
  },
  'H2H-6': {
    stays: 'Le vainqueur d’un Corps à Corps reste où il est.',
    'takes-the-hole': 'Le vainqueur d’un Corps à Corps peut entrer gratuitement dans l’emplacement du vaincu.',
  },

  'OF-4': {
    free: 'Un Tir d’Opportunité ne coûte rien et peut être décliné.',
    automatic: 'Un Tir d’Opportunité ne coûte rien et se fait toujours.',
    paid: 'Un Tir d’Opportunité coûte un pion et une action, et peut être décliné.',
  },
  'SF-4': {
    range: 'Un personnage dans la zone du marqueur est sous suppression, vu ou non.',
    firer: 'Un personnage dans la zone du marqueur et en vue d’un tireur est sous suppression.',
    marker: 'Un personnage dans la zone et en vue du marqueur est sous suppression.',
  },
  'SF-7': {
    lasting: 'Un Tir de Suppression continue de tour en tour jusqu’à ce que quelque chose y mette fin.',
    round: 'Un Tir de Suppression finit avec la manche.',
  },
  'SF-9': {
    'lowest-h2h':
      'Ceux qui tirent et voient une victime lancent un dé chacun ; un six blesse celle qui a la plus basse valeur de Corps à Corps.',
    chosen: 'Tous ceux qui tirent lancent un dé chacun, et un six blesse l’ennemi que choisit le camp qui tire.',
  },

  'WOUND-2': {
    turn: 'Le choc dure jusqu’à la fin du tour.',
    'own-turn-begins': 'Le choc dure jusqu’au début du prochain tour du blessé.',
    'own-turn-ends': 'Le choc dure jusqu’à la fin du prochain tour du blessé.',
    'second-turn-begins': 'Le choc dure jusqu’au début du tour du blessé qui suit le tour perdu.',
    round: 'Le choc dure jusqu’à la fin de la manche.',
  },
  'WOUND-5': {
    removed: 'Les éliminés sont retirés de la table.',
    stay: 'Les dépouilles des éliminés restent sur la table et offrent un couvert.',
  },
  'PSY-1': {
    none: 'Personne ne perd son sang-froid.',
    panic: 'L’ami le plus proche d’un personnage touché, à 2u au plus, peut paniquer.',
  },
  'CMD-1': { n: 'Les chefs commandent les amis à {n, number}u au plus.' },
  'CMD-2': {
    each: 'Le Commandement donne à chaque ami à portée ce nombre d’actions supplémentaires.',
    'pool-a-turn': 'Le Commandement donne ce nombre d’actions supplémentaires par tour, partagées entre tous.',
    'pool-a-round': 'Le Commandement donne ce nombre d’actions supplémentaires par manche, partagées entre tous.',
  },
};
