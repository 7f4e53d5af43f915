import type { rulings as english } from '../en/rulings.ts';
import type { Messages, Shape } from '../messages.ts';

/** Our rulings where the text leaves something open, in the edition tactic-2.2. */
export const rulings: Shape<typeof english> = {
  R01: { title: 'Égalité à la préparation', text: 'Une égalité se relance.' },
  R02: {
    title: 'Zone sur les tables moyennes',
    text: 'Dans la bêta : sur une table de moins de 36u, déploiement au contact du bord ; à partir de 36u, à 5u au plus.',
  },
  R03: {
    title: 'Mises secrètes',
    text: 'Dans les règles de 2009 : les mises pour l’initiative se font en secret et se révèlent ensemble.',
  },
  R04: {
    title: 'Qui joue le premier tour',
    text: 'Chacun lance un dé, le plus haut commence, et une égalité se relance.',
  },
  R05: {
    title: 'Passer avec des pions',
    text: 'Dans les règles de 2009 : on ne passe pas tant qu’une action est possible.',
  },
  R06: {
    title: 'Rien à quoi les dépenser',
    text: 'L’obligation de dépenser un pion tombe quand aucune action n’est possible.',
  },
  R07: {
    title: 'Quand les actions repartent de zéro',
    text: 'Pions sur les cartes, tirs et mouvements repartent de zéro au début de chaque tour, quel que soit le camp.',
  },
  R08: {
    title: 'Agir hors de son tour',
    text: 'Au tour de l’autre camp on peut se mettre à terre face à un tir, et faire des Tirs d’Opportunité.',
  },
  R09: {
    title: 'Deux pions, deux actions',
    text: 'Une action à deux pions prend deux des actions de la carte.',
  },
  R10: {
    title: 'Victoire des deux',
    text: 'Quand un seul événement remplit les deux conditions, le camp dont c’est le tour l’emporte.',
  },
  R11: {
    title: 'Franchir un couvert',
    text: 'Permis jusqu’à 2u de haut et au Mouvement en largeur, pour un pion de plus ; une obstruction ne se franchit jamais.',
  },
  R12: {
    title: 'Pas de passage à travers l’ennemi',
    text: 'Le mouvement finit là où il touche un ennemi, et ils combattent.',
  },
  R13: {
    title: 'Headshot sans aucune chance',
    text: 'Dans la bêta : deux six ne font rien quand aucun dé ne pouvait toucher.',
  },
  R14: {
    title: 'Tirs achetés ensemble',
    text: 'Dans les règles de 2009 : tous les tirs d’une action s’achètent, se lancent et se jugent comme une blessure au plus.',
  },
  R15: {
    title: 'Quand viser',
    text: 'Viser se déclare après que la cible a pu se mettre à terre ; la cible en a ensuite une autre occasion.',
  },
  R16: {
    title: 'Viser aux tirs suivants',
    text: 'Dans la bêta : seul le premier tir d’un tour est visé, sauf si la carte dit autre chose.',
  },
  R17: {
    title: 'À terre face à la fragmentation',
    text: 'Dans la bêta : un personnage déjà à terre, ou sous le choc, est touché sur 5 ou plus.',
  },
  R18: { title: 'Lancer le plus long', text: 'Une grenade se jette à 15u au plus.' },
  R19: {
    title: 'Voir où elle tombe',
    text: 'Jusqu’à 10u le point n’a pas à être vu ; au-delà, si.',
  },
  R20: {
    title: 'Une lacune du texte français',
    text: 'Dans les règles françaises : un 3 ou un 4 déplace une grenade de 1u au plus.',
  },
  R21: {
    title: 'À l’abri d’une explosion',
    text: 'Un personnage est à l’abri si un couvert se trouve sur toute ligne droite de l’explosion à son socle ; un marqueur À Terre ! n’aide pas.',
  },
  R22: {
    title: 'Réussite unique d’une explosion',
    text: 'Dans les règles de 2009 : le lanceur choisit qui est blessé.',
  },
  R23: {
    title: 'Égalité dans l’explosion',
    text: 'Le lanceur choisit entre valeurs de Corps à Corps égales.',
  },
  R24: {
    title: 'Plusieurs Corps à Corps',
    text: 'Ils se règlent dans l’ordre des contacts ; au même moment, celui qui se déplace choisit.',
  },
  R25: {
    title: 'Pas de dés des deux côtés',
    text: 'Le Corps à Corps prend fin, les deux restent en contact, et aucun ne peut tirer sur l’autre.',
  },
  R26: {
    title: 'Déjà dans la zone',
    text: 'Un tel ennemi déclenche le Tir d’Opportunité en se déplaçant dans la zone, une fois par mouvement.',
  },
  R27: {
    title: 'Marqueur d’un personnage blessé',
    text: 'Il est retiré, puisque celui qui l’a posé ne peut plus rien faire.',
  },
  R28: {
    title: 'Tir d’Opportunité sous suppression',
    text: 'Le tir ne peut pas être fait ce tour, mais le marqueur reste.',
  },
  R29: {
    title: 'Que faire sous suppression',
    text: 'Se déplacer, se mettre à terre, grimper, jeter des grenades de près et combattre au Corps à Corps, mais aucune autre attaque.',
  },
  R30: {
    title: 'Durée du choc dans la bêta',
    text: 'Jusqu’à la fin du prochain tour du blessé.',
  },
  R31: {
    title: 'Commandement pour chaque ami',
    text: 'Chaque ami à portée reçoit le plein nombre d’actions supplémentaires.',
  },
  R32: {
    title: 'En partie à moins de 2u',
    text: 'Un élément dont un point est à 2u ou moins du tireur est laissé de côté en entier.',
  },
  R33: {
    title: 'Personnages comme couvert, Italie',
    text: 'Dans les règles italiennes : les personnages entre les deux n’offrent pas de couvert.',
  },
  R34: {
    title: 'Vu d’où',
    text: 'Chaque point du socle doit être vu d’un point du socle du tireur, pas tous du même.',
  },
  R35: {
    title: 'Explosion et élimination',
    text: 'Dans la bêta : chaque réussite d’une explosion est une blessure.',
  },
  R36: { title: 'Où repose la dépouille', text: 'Dans la bêta : là où se trouvait son socle.' },
  R37: {
    title: 'Compter les couverts',
    text: 'Dans la bêta : les couverts distincts se comptent le long de la ligne de tir la plus dégagée.',
  },
  R38: { title: 'Taille d’un marqueur', text: 'Un marqueur est un disque de 25 mm, mesuré depuis son bord.' },
  R39: { title: 'Taille d’un socle', text: 'Un socle est un disque de 25 mm.' },
  R40: {
    title: 'Camouflage et À Terre !',
    text: 'Ensemble ils ajoutent un point, pas deux ; personne n’a besoin d’un second marqueur.',
  },
  R41: {
    title: 'Plusieurs chefs',
    text: 'Le plus haut Commandement compte ; ils ne s’additionnent pas.',
  },
  R42: {
    title: 'Chef sous le choc',
    text: 'Un chef sous le choc ou sous suppression commande toujours.',
  },
  R43: {
    title: 'Après un Corps à Corps',
    text: 'Le mouvement finit au contact ; un survivant peut continuer par une autre action.',
  },
  R44: {
    title: 'Le Tir d’Opportunité est gratuit',
    text: 'Le tir ne consomme ni un tir de l’arme ni une action.',
  },
  R45: {
    title: 'Plusieurs guetteurs',
    text: 'Chacun a son tir, dans l’ordre que veut leur joueur, tant que la cible tient.',
  },
  R46: {
    title: 'Arrêté en chemin',
    text: 'Le personnage s’arrête au premier point où le tir est possible ; ensuite le même mouvement continue gratuitement.',
  },
  R47: {
    title: 'Initier à deux',
    text: 'Sans mitrailleuse, un Tir de Suppression est initié par deux à la fois, chacun payant un pion.',
  },
  R48: {
    title: 'Début d’un tour',
    text: 'D’abord les marqueurs qui expirent, puis le revenu, puis les jets de suppression, les renforts et la fumée.',
  },
  R49: {
    title: 'Hors de la table',
    text: 'Une grenade dont la dispersion sort de la table explose au bord.',
  },
  R50: {
    title: 'En toucher deux à la fois',
    text: 'Les deux Corps à Corps ont lieu, dans l’ordre choisi par celui qui se déplace.',
  },
  R51: {
    title: 'Lignes qui effleurent',
    text: 'Ce qui ne fait qu’effleurer un bord ou un angle ne cache ni ne montre rien.',
  },
  R52: { title: 'L’unité', text: 'Un u vaut 2,5 cm.' },
  R53: {
    title: 'Les cinq premiers pions',
    text: 'Les deux camps en ont 5 dès le départ et peuvent réagir avec ; leur premier tour n’en apporte pas de plus.',
  },
  R54: {
    title: 'Un tir décliné',
    text: 'Le marqueur reste et se propose de nouveau à un autre mouvement, ou quand l’ennemi a quitté la zone et y revient.',
  },
  R55: {
    title: 'Obstruction et couvert',
    text: 'Une obstruction bloque ; sinon la cible est à couvert si une obstruction en cache une partie ou si aucune ligne n’évite les deux.',
  },
  R56: {
    title: 'Explosion et proximité',
    text: 'Les règles des 2u et des 5u parlent de tirs et ne concernent pas les explosions.',
  },
  R57: {
    title: 'Dans un décor',
    text: 'Les lignes vers un personnage dans un bois ou un cratère le croisent ; pour un tireur dedans, il ne donne rien aux cibles.',
  },
  R58: { title: 'Le bord de la table', text: 'Les socles doivent rester entièrement sur la table.' },
  R59: {
    title: 'Le tour finit de lui-même',
    text: 'Sans pions ni rien à décider, le tour se termine.',
  },
  R60: {
    title: 'Durée de la suppression',
    text: 'Pour le tour où l’on a été dans la zone, quel que soit le camp qui joue, même si le marqueur disparaît.',
  },
  R61: {
    title: 'À 5u du bord',
    text: 'Le point le plus proche du socle compte ; un camp qui n’a plus personne à placer est sauté, et une zone sans place pour le suivant est plus profonde.',
  },
  R62: {
    title: 'Choisir les objectifs',
    text: 'Ouvertement et avant le déploiement, d’abord par le camp qui se déploie en premier.',
  },
  R63: {
    title: 'Toucher l’objectif',
    text: 'Il suffit de le toucher à un point quelconque d’un mouvement.',
  },
  R64: {
    title: 'Tout au même point',
    text: 'D’abord le Tir d’Opportunité, puis la suppression, l’objectif, et le Corps à Corps en dernier.',
  },
  R65: {
    title: 'Se mettre à terre fait cesser son tir',
    text: 'Même en réaction, À Terre ! met fin à ses propres Tirs d’Opportunité et de Suppression.',
  },
  R66: {
    title: 'Le Corps à Corps n’est pas une action',
    text: 'Il ne coûte rien et laisse les marqueurs de ceux qui en sortent indemnes.',
  },
  R67: {
    title: 'Pions pour rien',
    text: 'Les pions d’une action qui n’aboutit pas ne sont pas rendus.',
  },
  R68: {
    title: 'Le Tir d’Assaut en détail',
    text: 'La cible est nommée au moment du tir, que l’on peut omettre ; une blessure en chemin le fait perdre.',
  },
  R69: {
    title: 'Pas de dés à cette distance',
    text: 'Une arme sans dés à cette distance ne peut pas y tirer.',
  },
  R70: { title: 'Quels tirs sont visés', text: 'Chaque tir d’un tour peut être visé, une fois.' },
  R71: {
    title: 'Quand mesurer le Commandement',
    text: 'À la déclaration de l’action supplémentaire, à 5u au plus, en vue ou non ; nul ne se commande lui-même.',
  },
  R72: {
    title: 'Qui déclenche un Tir d’Opportunité',
    text: 'Seulement un personnage qui agit au tour de son propre camp.',
  },
  R73: {
    title: 'Pris pour cible en chemin',
    text: 'Distance et vue se jugent à ce point ; qui ne peut continuer y reste, ou au dernier point où il a de la place.',
  },
  R74: {
    title: 'Tirs Target',
    text: 'Dans les règles de 2009 : le tir coûte un pion et une des actions de la carte.',
  },
  R75: {
    title: 'En partie derrière un couvert',
    text: 'Dans les règles de 2009 : un socle qui n’est pas vu en entier est à couvert.',
  },
  R76: {
    title: 'Obstruction toute proche',
    text: 'À 2u ou moins du tireur elle bloque comme toujours, mais ne met pas à couvert en cachant une partie.',
  },
  R77: {
    title: 'Sous suppression en 2009',
    text: 'Dans les règles de 2009 : en vue d’un tireur quelconque du marqueur ; pas de mouvement au contact.',
  },
  R78: {
    title: 'Où un couvert arrête l’explosion',
    text: 'Les lignes partent du centre du marqueur et doivent croiser le bord de l’élément : aucun couvert pour qui est dans le même élément que l’explosion.',
  },
  R79: {
    title: 'Amis dans l’explosion',
    text: 'Dans la bêta : se juge à l’endroit visé, avant la dispersion.',
  },
  R80: {
    title: 'Se joindre à la suppression',
    text: 'À son propre tour, avec le marqueur en vue ; un marqueur par personnage.',
  },
  R81: {
    title: 'Changer d’arme',
    text: 'Dans les règles italiennes : on change d’arme librement entre les attaques.',
  },
  R82: {
    title: 'La grenade comme arme',
    text: 'Une grenade à main est une des armes de la carte ; le Corps à Corps n’en est pas une.',
  },
  R83: {
    title: 'Ce qui peut être visé',
    text: 'Dans les règles italiennes et françaises : les Tirs et les Tirs d’Opportunité.',
  },
  R84: {
    title: 'À terre à exactement 5u',
    text: 'Dans les règles françaises : un marqueur antérieur y compte, mais on ne s’y met pas à terre en réponse.',
  },
  R85: {
    title: 'Dispersion, règles italiennes',
    text: 'Dans les règles italiennes : jusqu’à la distance indiquée, comme ailleurs.',
  },
  R86: {
    title: 'Égalité tranchée au dé',
    text: 'Dans les règles italiennes : le dé le plus bas prend la blessure suivante ; si plusieurs sont au plus bas, eux seuls relancent.',
  },
  R87: {
    title: 'Des six sans headshot',
    text: 'Les six des grenades et du Tir de Suppression sont de simples réussites.',
  },
  R88: {
    title: 'Combattre hors de la zone',
    text: 'Dans les règles italiennes : au contact, aucun des socles ne peut être dans la zone du marqueur.',
  },
  R89: {
    title: 'Qui subit la suppression',
    text: 'Dans les règles italiennes : un ennemi dans la zone du marqueur et en vue du personnage dont c’est le dé.',
  },
  R90: {
    title: 'Tirs qui empêchent de se joindre',
    text: 'Dans les règles italiennes : avoir tiré ce tour empêche un ami de se joindre.',
  },
  R91: {
    title: 'Choc jusqu’au prochain tour',
    text: 'Dans les règles italiennes : jusqu’au début du prochain tour du blessé.',
  },
  R92: {
    title: 'Un tir obligatoire',
    text: 'Dans les règles françaises : un Tir d’Opportunité ne se décline pas.',
  },
  R93: {
    title: 'Suppression, règles françaises',
    text: 'Dans les règles françaises : dès qu’on est dans la zone et en vue, jusqu’à la fin du tour.',
  },
  R94: {
    title: 'Frôler en passant',
    text: 'Dans les règles françaises : un socle peut être touché en passant sans combat.',
  },
  R95: {
    title: 'Couvert à côté du tireur',
    text: 'Dans les règles italiennes et françaises : il compte si la cible est à plus de 2u.',
  },
  R96: {
    title: 'Cible à 2u ou moins',
    text: 'Dans les règles italiennes et françaises : une telle cible est à découvert.',
  },
  R97: {
    title: 'Quel rayon',
    text: 'Celui de la carte du personnage qui a posé le marqueur.',
  },
  R98: {
    title: 'Distribuer les six',
    text: 'L’un après l’autre, chacun à la plus basse valeur de Corps à Corps visible à ce moment.',
  },
  R99: {
    title: 'Dés d’un échange',
    text: 'Les deux lancent ce que leurs cartes montraient avant ; une carte retournée compte dès l’échange suivant.',
  },
  R100: {
    title: 'Ordre des blessures d’explosion',
    text: 'Établi une seule fois selon les valeurs d’avant l’explosion.',
  },
  R101: {
    title: 'Payer les obstacles',
    text: 'Chaque montée, descente ou franchissement coûte son pion et compte parmi les trois de mouvement.',
  },
  R102: {
    title: 'À terre d’office',
    text: 'Le Camouflage et l’effet du choc comptent aussi contre le Tir d’Opportunité.',
  },
  R103: {
    title: 'Sous suppression en tirant',
    text: 'Il compte toujours comme tireur, mais ne lance pas de dé ce tour.',
  },
  R104: { title: 'Entrer dans un socle rond', text: 'Gratuit au contact, de n’importe quel côté.' },
  R121: {
    title: 'La fumée, temps et place',
    text: 'Dans la bêta : 5u de diamètre ; le premier écran disparaît avec le second.',
  },
  R122: {
    title: 'Terrain dissimulant',
    text: 'Dans la bêta : aucun marqueur ne se pose au-delà, les tirs peuvent passer.',
  },
  R123: {
    title: 'Traverser ce qui dissimule',
    text: 'Dans la bêta : pas de pion de plus pour un terrain dissimulant.',
  },
  R124: {
    title: 'Amis sous Tir de Suppression',
    text: 'Dans la bêta : les amis dans la zone et en vue peuvent aussi être touchés.',
  },
  R125: {
    title: 'Quitter la zone de suppression',
    text: 'Dans la bêta : pas de tir pour le reste du tour.',
  },
  R126: {
    title: 'Mesurer en grimpant',
    text: 'La hauteur ne coûte pas de distance ; les longueurs sont celles du plan.',
  },
  R127: { title: 'Plus personne', text: 'Un camp sans personne sur la table a perdu.' },
  R128: {
    title: 'Renforts qui arrivent',
    text: 'Dans la bêta : gratuitement, au début d’un de leurs tours, et prêts à agir aussitôt.',
  },
  R129: {
    title: 'Combattre qui est dans un socle',
    text: 'Les distances vont jusqu’à son propre socle, pas jusqu’au rebord.',
  },
  R130: {
    title: 'Ce que permet une arme',
    text: 'Une arme sur la carte permet de tirer avec, et une valeur de Viser permet de viser.',
  },
  R131: {
    title: 'Payer le terrain difficile',
    text: 'Dans la bêta : 1u de moins par action qui y commence, y entre ou le traverse.',
  },
  R132: { title: 'Un second couvert', text: 'Il ne change rien.' },
  R133: {
    title: 'Passer des grenades',
    text: 'Dans la bêta : entre amis à 1u au plus, en état de choc ou non, à son propre tour.',
  },
  R134: {
    title: 'Se tenir dans un décor',
    text: 'Un mouvement finit entièrement dans un élément ou entièrement dehors, jamais à cheval sur son bord.',
  },
  R135: {
    title: 'Quand vérifier la victoire',
    text: 'Après chaque chose réglée d’un bloc : un tir, une explosion, un échange, un jet.',
  },
  R136: {
    title: 'Dans l’emplacement',
    text: 'On peut ne pas y entrer ; y entrer termine le mouvement et ne se mesure pas.',
  },
  R137: {
    title: 'À terre et headshot en 2009',
    text: 'Dans les règles de 2009 : deux six naturels sont un headshot même contre une cible à terre.',
  },
  R138: {
    title: 'Tests de choc en détail',
    text: 'Dans la bêta : entre amis également proches, leur joueur choisit qui fait le test ; personne si le plus proche panique déjà.',
  },
  R139: {
    title: 'Voir d’une plate-forme',
    text: 'Se juge en plan ; la plate-forme où l’on se tient ne gêne pas la vue et ne met pas ses cibles à couvert.',
  },
  R140: {
    title: 'Une action Mouvement',
    text: 'Un trajet d’au plus le Mouvement en u, qui finit où le socle peut se tenir ; plus long, ce sont plusieurs mouvements.',
  },
  R141: {
    title: 'Finir sans victoire',
    text: 'Abandon, match nul convenu, ou arrêt : est alors en tête le camp qui a perdu la plus petite part de ses points.',
  },
  R142: {
    title: 'Sur quels niveaux est un élément',
    text: 'Dans la bêta : celui où il se dresse, et chaque niveau supérieur qui en contient au moins 1u.',
  },
  R143: {
    title: 'Obstruction entre niveaux',
    text: 'Dans la bêta : elle bloque depuis tout niveau, du plus bas au plus haut des deux.',
  },
  R144: {
    title: 'Couverts entre niveaux',
    text: 'Dans la bêta : un seul en tout, le plus proche de la cible.',
  },
  R145: {
    title: 'Ce qu’on voit par-dessus',
    text: 'Dans la bêta : ce qui est sous le plancher de celui qui est plus haut ne bloque ni ne couvre.',
  },
  R146: {
    title: 'Voir à travers un plancher',
    text: 'Dans la bêta : qui est entièrement sous un plancher et qui se tient dessus ne se voient pas.',
  },
  R147: {
    title: 'Sur un escalier',
    text: 'Dans la bêta : on est sur le plus bas des deux niveaux, jusqu’à en sortir en haut.',
  },
  R148: {
    title: 'Hauteur et distances',
    text: 'Dans la bêta : la hauteur ne compte pas, toute distance se prend en plan.',
  },
  R149: {
    title: 'Qui est au même niveau',
    text: 'Dans la bêta : le contact, et ce qui gêne, veulent un même niveau.',
  },
  R150: {
    title: 'Zones de tir et niveaux',
    text: 'Dans la bêta : elles sont au niveau de leur marqueur.',
  },
  R151: {
    title: 'Où commence et finit un escalier',
    text: 'Dans la bêta : aux deux bouts d’une volée droite, pied en bas et tête en haut.',
  },
  R152: {
    title: 'S’arrêter sur un escalier',
    text: 'Dans la bêta : pas sans palier.',
  },
  R153: {
    title: 'Ce que coûtent escaliers et échelles',
    text: 'Dans la bêta : une échelle, un jeton de plus ; un escalier, aucun.',
  },
  R154: {
    title: 'Paliers et terrain difficile',
    text: 'Dans la bêta : y entrer ne coûte rien, en repartir coûte 1u.',
  },
  R155: {
    title: 'Le bord d’un plancher',
    text: 'Dans la bêta : comme celui de la table ; personne ne saute ni ne tombe.',
  },
  R156: {
    title: 'Grenades vers le haut et le bas',
    text: 'Dans la bêta : un niveau plus haut, autant qu’on veut plus bas.',
  },
  R157: {
    title: 'Grenades par-dessus un bord',
    text: 'Dans la bêta : là où son niveau n’a pas de plancher, une grenade tombe.',
  },
  R158: {
    title: 'Grenades sous un toit',
    text: 'Dans la bêta : de dehors 5u au plus, et seulement par une ligne libre.',
  },
  R159: {
    title: 'Fumée et niveaux',
    text: 'Dans la bêta : au niveau où elle explose.',
  },
  R160: {
    title: 'Un marqueur plus bas',
    text: 'Dans la bêta : plus bas que son personnage, il porte 1u plus loin.',
  },
  R161: {
    title: 'Un dé de moins vers le haut',
    text: 'Dans la bêta : à chaque tir, pas à la suppression ni aux grenades.',
  },
  R162: {
    title: 'Se déployer à l’étage',
    text: 'Dans la bêta : à tout niveau de la zone où il y a de la place.',
  },
  R163: {
    title: 'Objectifs et niveaux',
    text: 'Dans la bêta : un élément s’atteint à chacun de ses niveaux, un point au sien.',
  },
  R164: {
    title: 'Le laser entre les niveaux',
    text: 'Dans la bêta : en plan, avec les mêmes choses entre deux.',
  },
  R165: {
    title: 'Tables à étages',
    text: 'Ce qui est au-dessus du sol est laissé de côté ; planchers, escaliers, toits et ouvertures n’ont pas d’effet.',
  },
  R166: {
    title: 'Bâtiments',
    text: 'Dans la bêta : les parties d’un bâtiment sont un seul élément.',
  },
  R167: {
    title: 'Fumée épaisse',
    text: 'Dans la bêta : un écran de fumée compte selon son épaisseur le long de la ligne, donc deux fois en son milieu.',
  },
  R168: {
    title: 'Où commence le Tir d’Opportunité',
    text: 'Au premier point à portée et en vue où l’arme a des dés ; qui y est trop loin est visé là où il s’approche assez.',
  },
  R169: {
    title: 'Petites tables',
    text: 'On peut jouer sur une table de moins de 24u sur 24u.',
  },
  R170: {
    title: 'Couvert de sa propre plate-forme',
    text: 'Elle ne cache pas qui s’y tient, et le couvre comme un élément où il se trouverait.',
  },
  R171: {
    title: 'Garder un renfort',
    text: 'Dans la bêta : ce n’est pas une étape du déploiement, et le même camp place son personnage suivant.',
  },
};

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
    b: 'Pions sur les cartes, tirs et mouvements ne repartent de zéro qu’au début des tours de leur camp.',
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
  R22: { b: 'La réussite unique d’une explosion va à la plus basse valeur de Corps à Corps.' },
  R23: { b: 'Un dé décide lequel des ex æquo subit la blessure suivante d’une explosion.' },
  R26: {
    b: 'Qui agit dans la zone déclenche le Tir d’Opportunité, quelle que soit l’action.',
    c: 'Seul un ennemi qui arrive dans la zone depuis l’extérieur déclenche le Tir d’Opportunité.',
  },
  R27: { b: 'Le marqueur de Tir d’Opportunité d’un personnage blessé reste.' },
  R29: {
    b: 'Sous suppression on ne peut que jeter des grenades et combattre de près ; ni se déplacer ni se mettre à terre.',
  },
  R30: {
    b: 'Le choc dure jusqu’au début du prochain tour du blessé.',
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
  R42: { b: 'Un chef sous le choc ne commande pas.' },
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
    b: 'Après un Corps à Corps, aucun des deux n’est plus à terre, et leurs Tirs d’Opportunité et de Suppression prennent fin.',
  },
  R68: { b: 'Le mouvement d’un Tir d’Assaut peut aussi finir au contact.' },
  R70: { b: 'Seul le premier tir d’un tour peut être visé.' },
  R72: {
    b: 'Se déplacer, tirer et jeter une grenade déclenchent le Tir d’Opportunité, et aucune autre action.',
  },
  R73: {
    b: 'Un personnage qui essuie un tir en chemin et peut continuer peut prendre un nouveau trajet pour le reste de son Mouvement.',
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
    b: 'Aucun lancer n’est permis s’il peut atteindre un ami, même là où la grenade peut se disperser.',
    c: 'Un marqueur À Terre ! suffit pour être à l’abri des grenades de son propre camp.',
  },
  R80: { b: 'On peut se joindre à un Tir de Suppression sans en voir le marqueur.' },
  R81: { b: 'Un personnage attaque avec une seule de ses armes par tour.' },
  R82: { b: 'Les grenades ne comptent pas comme arme du tour.' },
  R84: { b: 'Être à terre ne sert à rien non plus à exactement 5u.' },
  R85: {
    b: 'Une grenade qui se disperse est déplacée d’exactement la distance indiquée, ou pas du tout.',
  },
  R86: { b: 'Le lanceur choisit entre valeurs de Corps à Corps égales.' },
  R88: { b: 'Seul le socle de celui qui se déplace doit être hors de la zone du marqueur.' },
  R89: {
    b: 'Quiconque est en vue peut subir la blessure, même hors de la zone du marqueur.',
  },
  R90: { b: 'Toute attaque de ce tour empêche un ami de se joindre.' },
  R91: { b: 'Jusqu’à la fin du prochain tour du camp du personnage blessé.' },
  R92: { b: 'Un Tir d’Opportunité peut être décliné.' },
  R93: { b: 'Seulement tant qu’on est dans la zone et en vue.' },
  R94: { b: 'Tout contact avec un socle ennemi commence un Corps à Corps.' },
  R95: { b: 'Un décor à 2u ou moins du tireur n’offre pas non plus de couvert à la cible.' },
  R96: { b: 'Une cible à 2u ou moins qu’une obstruction cache en partie est à couvert.' },
  R98: { b: 'Un Tir de Suppression blesse un ennemi par tour au plus.' },
  R99: { b: 'Le premier touché riposte avec les dés de son côté blessé.' },
  R100: {
    b: 'Les blessures d’une explosion vont à la plus basse valeur de Corps à Corps visible au moment même.',
  },
  R101: {
    b: 'Le pion de plus se paie une fois par mouvement, et un Tir d’Assaut ne grimpe ni ne franchit.',
  },
  R102: {
    b: 'Le Camouflage et l’effet du choc ne comptent pas contre le Tir d’Opportunité.',
  },
  R103: { b: 'Un tireur sous suppression abandonne le Tir de Suppression qu’il mène.' },
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
  R132: { b: 'Chaque autre couvert entre les deux ajoute un point de plus.' },
  R134: { b: 'Un mouvement peut finir à cheval sur le bord d’un couvert.' },
  R137: { b: 'Pas de headshot contre une cible à terre.' },
  R142: { b: 'Un élément est sur chaque niveau dont il occupe une partie, si petite soit-elle.' },
  R143: {
    b: 'Elle ne bloque que depuis le niveau de l’un des deux ; on voit au-delà de ce qui est sur un niveau intermédiaire.',
  },
  R144: { b: 'Entre deux niveaux, seul couvre ce qui est sur le niveau de la cible.' },
  R148: { b: 'Chaque niveau compte pour 3u de hauteur : les distances se prennent à vol d’oiseau.' },
  R150: {
    b: 'Tir d’Opportunité et Tir de Suppression atteignent tous les niveaux, au-dessus et au-dessous de leur marqueur.',
  },
  R153: { b: 'Un escalier coûte aussi le jeton de plus, et personne ne s’y met à terre.' },
  R157: { b: 'Une grenade s’arrête au bord du plancher de son niveau.' },
  R158: { b: 'Pas besoin de ligne pour lancer sous un toit.' },
  R159: { b: 'La fumée est aussi au niveau au-dessus du sien.' },
  R162: { b: 'Tout le monde commence au sol.' },
  R167: { b: 'Un écran de fumée compte une fois, quelle que soit son épaisseur le long de la ligne.' },
  R168: {
    b: 'La portée et la vue suffisent : qui y est trop loin pour le moindre dé n’est plus visé tant qu’il n’en sort pas.',
  },
  R169: { b: 'Une table de moins de 24u sur 24u est refusée.' },
  R170: { b: 'La plate-forme où l’on se tient n’offre aucun couvert.' },
  R171: { b: 'C’est une étape du déploiement : l’autre camp place ensuite.' },
};
