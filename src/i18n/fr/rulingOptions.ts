import type { Messages } from '../messages.ts';

/** What players may agree on instead of a ruling's default, by ruling and option letter. */
export const rulingOptions: Messages['rulingOptions'] = {
  R02: { n: 'Sur une table entre les deux tailles on se déploie à {n, number}u au plus de son bord.' },
  R03: { b: 'Les mises pour l’initiative se font ouvertement.' },
  R04: {
    b: 'Qui se déploie en premier joue le premier tour.',
    c: 'Qui se déploie en dernier joue le premier tour.',
  },
  R05: {
    b: 'Un camp peut passer avec des pions en main ; quand les deux passent l’un après l’autre la manche finit.',
  },
  R07: {
    b: 'Pions sur les cartes, tirs et mouvements ne se comptent à neuf qu’au début des tours de leur camp.',
  },
  R09: { b: 'Une action à deux pions compte pour une des actions de la carte.' },
  R10: { b: 'Quand un seul événement remplit les deux conditions, la partie est un match nul.' },
  R11: { b: 'Franchir un couvert ne coûte rien de plus que le mouvement.' },
  R13: { b: 'Deux six sont un headshot même là où aucun dé ne pouvait toucher.' },
  R14: {
    b: 'Deux six quelconques du jet sont un headshot, quels que soient leurs tirs.',
    c: 'Chaque tir est lancé à part, et blesse à part.',
  },
  R15: { b: 'Viser se déclare en même temps que le tir.' },
  R16: { b: 'Tout tir d’un tour peut être visé, quelle que soit l’arme.' },
  R17: {
    b: 'Ceux qu’atteint une grenade à fragmentation peuvent se mettre à terre en réponse au lancer.',
  },
  R18: {
    b: 'Une grenade se jette à 12u au plus.',
    c: 'Une grenade se jette à 20u au plus.',
    d: 'Une grenade se jette aussi loin qu’on veut.',
  },
  R19: { b: 'Le point où l’on jette une grenade n’a jamais besoin d’être vu.' },
  R21: { b: 'Un marqueur À Terre ! met aussi à l’abri d’une explosion.' },
  R22: { b: 'La réussite unique d’une explosion va à la plus basse valeur H2H.' },
  R23: { b: 'Un dé décide lequel des ex æquo prend la blessure suivante d’une explosion.' },
  R26: {
    b: 'Qui agit dans la zone déclenche le Tir d’Opportunité, quelle que soit l’action.',
    c: 'Seul qui arrive dans la zone depuis l’extérieur déclenche le Tir d’Opportunité.',
  },
  R27: { b: 'Le marqueur de Tir d’Opportunité de qui est blessé reste.' },
  R29: {
    b: 'Sous suppression on ne peut que jeter des grenades et combattre de près ; ni se déplacer ni se mettre à terre.',
  },
  R30: {
    b: 'Le choc dure jusqu’au début du prochain tour de son possesseur.',
    c: 'Le choc dure jusqu’au début du tour qui suit le tour perdu, comme dans l’exemple détaillé.',
  },
  R31: {
    b: 'Le Commandement est une réserve d’actions supplémentaires par tour, partagée entre tous les amis à portée.',
  },
  R32: { b: 'D’un élément en partie à 2u ou moins du tireur, seule cette partie est laissée de côté.' },
  R33: { b: 'Un personnage entre les deux est un couvert.' },
  R34: { b: 'La cible doit être vue en entier d’un seul et même point du socle du tireur.' },
  R35: { b: 'Toute réussite d’une explosion élimine.' },
  R37: { b: 'Chaque élément de décor entre les deux compte une fois.' },
  R38: { b: 'Un marqueur est un point.' },
  R39: { n: 'Un socle est un disque de {n, number} mm.' },
  R41: { b: 'Les valeurs de Commandement de plusieurs chefs s’additionnent.' },
  R42: { b: 'Un chef sous le choc d’une blessure ne commande pas.' },
  R47: { b: 'Un officier dirige le tir sans tirer ; il en faut alors deux autres.' },
  R49: { b: 'Une grenade déviée hors de la table n’a aucun effet.' },
  R52: { b: 'Une unité vaut un pouce, et les socles sont donc un peu plus petits en unités.' },
  R53: {
    b: 'Le second joueur commence sans pions et reçoit les premiers à son propre tour.',
  },
  R58: { b: 'Les socles peuvent dépasser du bord de la table de la moitié au plus.' },
  R59: { b: 'Un tour ne finit que lorsque son joueur le dit.' },
  R61: { b: 'Le socle entier doit être dans la zone de déploiement.' },
  R62: { b: 'Les objectifs se choisissent après le déploiement.' },
  R63: { b: 'Un mouvement doit finir à l’objectif.' },
  R65: {
    b: 'Se mettre à terre en réaction laisse tels quels ses propres Tirs d’Opportunité et de Suppression.',
  },
  R66: {
    b: 'Un Corps à Corps met fin pour les deux à la mise à terre et aux Tirs d’Opportunité et de Suppression.',
  },
  R68: { b: 'Le mouvement d’un Tir d’Assaut peut finir au contact aussi.' },
  R70: { b: 'Seul le premier tir d’un tour peut être visé.' },
  R72: {
    b: 'Se déplacer, tirer et lancer déclenchent le Tir d’Opportunité, et aucune autre action.',
  },
  R73: {
    b: 'Qui essuie un tir en chemin et peut continuer peut prendre un nouveau trajet pour le reste de son Mouvement.',
  },
  R75: { b: 'Derrière un couvert, une cible dont un point est vu est à découvert.' },
  R76: {
    b: 'Une obstruction à 2u ou moins du tireur vaut un couvert là où elle cache une partie de la cible.',
  },
  R77: { b: 'Est sous suppression qui est en vue du marqueur.' },
  R78: {
    b: 'Les personnages entre les deux arrêtent aussi une explosion.',
    c: 'Les personnages entre les deux n’arrêtent pas une explosion.',
  },
  R79: {
    b: 'Aucun lancer n’est permis qui pourrait prendre un ami, même là où il peut se disperser.',
    c: 'Un marqueur À Terre ! suffit pour être à l’abri des grenades de son propre camp.',
  },
  R80: { b: 'On peut se joindre à un Tir de Suppression sans en voir le marqueur.' },
  R81: { b: 'Un personnage attaque avec une seule de ses armes par tour.' },
  R82: { b: 'Les grenades ne comptent pas comme arme du tour.' },
  R84: { b: 'Être à terre ne sert à rien non plus à exactement 5u.' },
  R85: {
    b: 'Une grenade qui se disperse est déplacée d’exactement la distance indiquée, ou pas du tout.',
  },
  R86: { b: 'Le lanceur choisit entre valeurs H2H égales.' },
  R88: { b: 'Seul le socle de celui qui se déplace doit être hors de la zone du marqueur.' },
  R89: {
    b: 'Quiconque est en vue peut subir la blessure, hors de la zone du marqueur aussi.',
  },
  R90: { b: 'Toute attaque de ce tour empêche un ami de se joindre.' },
  R91: { b: 'Jusqu’à la fin du prochain tour du camp du personnage blessé.' },
  R92: { b: 'Un Tir d’Opportunité peut être décliné.' },
  R93: { b: 'Seulement tant qu’on est dans la zone et en vue.' },
  R94: { b: 'Tout contact avec un socle ennemi commence un Corps à Corps.' },
  R95: { b: 'Un décor à 2u ou moins du tireur n’offre pas non plus de couvert à la cible.' },
  R96: { b: 'Une cible à 2u ou moins qu’une obstruction cache en partie est à couvert.' },
  R98: { b: 'Un Tir de Suppression blesse un ennemi par tour au plus.' },
  R99: { b: 'Qui est touché d’abord riposte avec les dés de son côté blessé.' },
  R100: {
    b: 'Les blessures d’une explosion vont à la plus basse valeur H2H visible au moment même.',
  },
  R101: {
    b: 'Le pion de plus se paie une fois par mouvement, et un Tir d’Assaut ne grimpe ni ne franchit.',
  },
  R102: {
    b: 'Le Camouflage et l’effet du choc ne comptent pas contre le Tir d’Opportunité.',
  },
  R103: { b: 'Qui est sous suppression abandonne le Tir de Suppression qu’il mène.' },
  R104: { b: 'Entrer dans un grand socle rond se mesure comme tout autre mouvement.' },
  R121: {
    b: 'Un écran de fumée s’étend à 5u de son centre, soit 10u de diamètre.',
    c: 'Les deux écrans disparaissent au début du tour ennemi qui suit le second.',
  },
  R122: {
    b: 'Des terrains dissimulants, seule la fumée écarte les marqueurs ; on peut en poser au-delà des autres.',
  },
  R123: {
    b: 'Franchir tout couvert coûte un pion de plus, terrain dissimulant compris.',
  },
  R124: {
    b: 'Les dés de suppression sont lancés pour les ennemis et ne blessent qu’eux.',
  },
  R125: { b: 'Nul ne pose de Tir d’Opportunité dans une zone sous Tir de Suppression.' },
  R126: { b: 'La hauteur d’une montée compte aussi dans le Mouvement.' },
  R129: { b: 'Toucher le rebord d’un socle rond est un contact avec son occupant.' },
  R132: { b: 'Chaque autre couvert entre les deux ajoute un de plus.' },
  R134: { b: 'Un mouvement peut finir à cheval sur le bord d’un couvert.' },
  R137: { b: 'Pas de headshot contre qui s’est mis à terre.' },
};
