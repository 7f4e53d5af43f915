import type { Messages } from '../messages.ts';

/** The 2.0 beta, the full rules: set-up, turns, victory, wounds, reinforcements and panic. */
export const beta: Messages['rulesIn']['beta'] = {
  'SETUP-2': {
    text: 'Les deux camps conviennent d’un total de points : de 30 à 40 par camp pour les premières parties, et le même pour les deux en tournoi.',
  },
  'SETUP-4': {
    text: 'Au moins autant d’éléments de décor que de personnages des deux camps, placés de préférence à 5u ou plus des bords.',
  },
  'SETUP-7': {
    text: 'Sur la plus petite table un personnage se déploie le socle au contact de son bord ; sur une table de 36u ou plus, à 5u au plus.',
  },
  'SETUP-8': {
    text: 'Personne n’a de pions avant le premier tour ; chaque camp reçoit les siens quand son propre premier tour commence.',
  },
  'SETUP-9': {
    text: 'Chaque personnage commence la partie avec un marqueur À Terre !, valable jusqu’à ce qu’il fasse autre chose.',
  },
  'SETUP-10': {
    text: 'Les grenades supplémentaires se paient avec la force, un point chacune, et se remettent aux personnages une fois tous déployés.',
  },
  'SETUP-12': {
    text: 'Les deux camps peuvent aligner la même faction ; c’est alors un exercice, et la partie compte comme une autre.',
  },
  'SETUP-13': {
    text: 'Avant de jouer, on convient pour chaque élément de décor s’il est abritant, protecteur, dissimulant, infranchissable ou difficile.',
  },
  'SETUP-14': {
    text: 'Une carte indique nom, rôle, points et faction, ce que peut faire le personnage, ses armes et leurs dés. Un côté est pour l’indemne, l’autre pour le blessé ou, chez les renforts, pour un second personnage.',
  },
  'TURN-2': {
    text: 'Une fois tous déployés, chacun lance un dé ; une égalité se relance, et le plus haut joue le premier tour.',
  },
  'TURN-6': {
    text: 'Au moins un pion est dépensé à chacun de vos tours ; cette obligation est dite deux fois et ne tombe que si rien ne peut être fait.',
  },
  'TURN-7': {
    text: 'Par tour un personnage ne fait pas plus d’actions que ne permet sa carte, sauf avec l’aide d’un chef.',
  },
  'TURN-11': { text: 'Quand vos pions sont épuisés votre tour se termine ; on peut le finir plus tôt.' },
  'TURN-12': {
    text: 'Hors de votre tour, les pions servent à se mettre à terre face à un tir, et à viser lors d’un Tir d’Opportunité.',
  },
  'TURN-13': {
    title: 'Rien ne se reprend',
    text: 'Une action permise est acquise une fois faite. On convient avant la partie avec quelle rigueur le programme s’y tient.',
  },
  'TURN-15': {
    text: 'Ce à quoi aucune règle ne répond revient à un dé. Ici les interprétations répondent à presque tout, et un jet libre au reste.',
  },
  'WIN-1': {
    text: 'Vous l’emportez dès que la moitié des personnages ennemis, ou plus, est éliminée et que vous en avez perdu moins ; les points ne comptent pas.',
  },
  'WIN-2': {
    text: 'Dans une Mission chaque camp désigne un décor solide, ou un point quelconque de la table, situé au moins en partie dans sa zone.',
  },
  'WIN-4': { text: 'Dans une Mission aussi, la moitié des personnages ennemis éliminée donne la victoire.' },
  'WIN-5': {
    text: 'Un scénario dit lui-même comment la table est mise en place, quelles forces y prennent part et ce qui fait gagner ; les conditions habituelles ne comptent que s’il les nomme.',
  },
  // Moving in the 2.0 beta.
  'MOVE-3': {
    title: 'Obstacles en chemin',
    text: 'Un mouvement qui franchit un décor protecteur coûte deux pions en tout, quel que soit le nombre d’éléments franchis.',
  },
  'MOVE-4': {
    text: 'Un obstacle se franchit en un mouvement s’il n’est pas plus large que le Mouvement et haut de 2u au plus.',
  },
  'MOVE-5': {
    text: 'On peut passer à travers les amis et finir à leur contact, mais les socles ne se chevauchent jamais ; qui ne peut dégager son socle d’un autre ou d’un décor s’arrête avant.',
  },
  'MOVE-8': {
    text: 'En touchant un socle rond de 60 mm ou un autre élément à emplacements, un personnage peut en prendre un libre gratuitement. Chacun contient un personnage.',
  },
  'MOVE-9': {
    text: 'Boue, neige et autres retirent 1u à chaque mouvement, et un Tir d’Assaut n’y entre pas ni n’en sort.',
  },
  'MOVE-10': {
    text: 'Eau libre, barbelés, fosses profondes : personne n’y entre ni ne les traverse, bien qu’ils ne cachent rien.',
  },
  'MOVE-11': {
    text: 'Chaque 3u de hauteur fait un niveau, atteint seulement par escaliers, échelles ou rampes douces.',
  },
  'MOVE-12': {
    text: 'D’un palier à mi-hauteur, le mouvement suivant repart du haut ou du bas, au choix.',
  },
  'MOVE-13': {
    text: 'Un personnage abattu dans un emplacement peut y être laissé et le ferme. Quiconque est au contact peut en sortir la dépouille, ce qui est un mouvement et coûte un pion.',
  },
  'MOVE-14': {
    text: 'Dans une ruine un socle peut se tenir partout où il a de la place, et le reste est infranchissable.',
  },
  // Shooting and taking cover in the 2.0 beta.
  'FIRE-1': {
    text: 'Nommez le tireur et un ennemi qu’il voit ; le pion va aussitôt sur la carte et le tir ne s’annule pas.',
  },
  'FIRE-3': {
    text: 'Un dé touche sur 4 ou plus, et il faut un point de plus pour chaque couvert compté et si la cible est à terre.',
  },
  'FIRE-5': {
    text: 'Deux six dans le jet d’un même tir éliminent aussitôt la cible, pourvu qu’un 6 puisse toucher.',
  },
  'FIRE-8': {
    title: 'Changer d’arme',
    text: 'Passer à une autre arme de la carte dans un tour est une action et coûte un pion ; les grenades achetées se jettent sans cela.',
  },
  'FIRE-11': {
    text: 'Un tir sur une cible à un niveau supérieur a un dé de moins.',
  },
  'ATK-1': { text: 'Tirer, jeter une grenade et combattre au Corps à Corps sont des attaques.' },
  'AIM-1': {
    text: 'Un pion de plus ajoute les dés de Viser de l’arme au premier tir d’un tour, ou à tout tir si la carte le dit de l’arme.',
  },
  'MF-3': {
    text: 'Un Tir d’Assaut n’entre ni ne sort d’un terrain difficile, et ne monte ni escalier ni échelle.',
  },
  'TC-2': {
    text: 'Être à terre ajoute un point au score pour toucher, en plus de chaque couvert compté.',
  },
  'TC-3': {
    text: 'Le marqueur reste jusqu’à ce que le personnage fasse autre chose, et peut se reprendre le même tour pour un autre pion.',
  },
  'TC-4': {
    text: 'À 5u ou moins rien de tel n’aide, ni le marqueur ni le Camouflage ni l’effet du choc, et on ne peut pas se mettre à terre en réponse.',
  },
  'TC-5': {
    title: 'Où être à terre n’aide pas',
    text: 'Nul ne se met à terre en réponse à un Tir d’Opportunité ou à une grenade. Avec un marqueur antérieur, la grenade à fragmentation touche sur 5 ou plus ; les autres explosions l’ignorent.',
  },
  'TC-6': {
    text: 'On ne se met pas à terre sur une échelle ni en grimpant une ruine.',
  },
  // Grenades, close combat, Opportunity and Suppression Fire in the 2.0 beta.
  'GREN-2': {
    text: 'Une grenade à fragmentation tombe juste jusqu’à 5u et se jette à 10u au plus ; offensive ou fumigène, juste jusqu’à 10u, et 15u au plus.',
  },
  'GREN-3': {
    text: 'Dans la courte distance de la grenade, le lanceur n’a pas besoin de voir le point ; au-delà, si.',
  },
  'GREN-4': {
    text: 'Une grenade se disperse si elle est jetée au-delà de sa courte distance, et toujours si le lanceur est sous suppression.',
  },
  'GREN-6': {
    text: 'L’autre camp déplace le marqueur d’une grenade qui se disperse, même à travers un couvert s’il le veut.',
  },
  'GREN-7': {
    text: 'Tous ceux qui sont dans le rayon, amis ou ennemis, sauf si un terrain abritant ou protecteur sépare l’explosion du socle.',
  },
  'GREN-8': {
    text: 'Les dés de la grenade sont lancés une fois pour toute l’explosion ; 4 ou plus réussit, et à fragmentation 5 ou plus contre une cible à terre.',
  },
  'GREN-9': {
    text: 'Chaque réussite est une blessure, distribuée par valeur de Corps à Corps croissante. Nul n’en subit deux d’une même explosion, mais un personnage déjà blessé est éliminé.',
  },
  'GREN-11': {
    text: 'Aucun lancer qui pourrait atteindre le lanceur ou un ami à l’endroit visé, sauf s’ils y sont à l’abri de l’explosion.',
  },
  'GREN-12': {
    text: 'Le marqueur peut toucher un socle, pas se poser dessus ; il peut se poser sur un décor ou derrière.',
  },
  'GREN-13': {
    text: 'Fragmentation : quatre dés, rayon 4u. Offensive : quatre dés, rayon 2u. Fumigène : un dé, rayon 2u, et un écran. Les chiffres de la carte font foi.',
  },
  'GREN-14': {
    text: 'Elle coûte un point et disparaît une fois jetée. Elle se donne gratuitement à un ami à 1u au plus ; qui tombe la lâche, et les deux camps peuvent la ramasser au contact.',
  },
  'GREN-15': {
    text: 'Un écran de 5u cache comme un terrain dissimulant là où la grenade explose. Au tour suivant du camp on en pose un second au contact ; un tour plus tard les deux disparaissent.',
  },
  'GREN-16': {
    text: 'Dans une position couverte d’un toit ou une fenêtre, une grenade va de 5u au plus, et sans dispersion de 2u (R158).',
  },
  'GREN-17': {
    text: 'Une grenade se jette un niveau plus haut au plus, à toute distance (R156).',
  },
  'GREN-18': {
    text: 'Une grenade inscrite sur la carte ne s’épuise jamais, est du type nommé et ne se donne pas ; toute autre doit être achetée.',
  },
  'H2H-1': {
    text: 'Il commence au contact de deux socles ennemis et ne coûte aucun pion ; on doit y venir par un Mouvement, pas un Tir d’Assaut.',
  },
  'H2H-2': { text: 'Chaque camp lance ses dés de Corps à Corps, et seul un 6 est une réussite.' },
  'H2H-3': {
    title: 'Les deux frappent, lames d’abord',
    text: 'Les deux lancent à la fois, celui qui tombe aussi, jusqu’à une élimination. Baïonnettes et pistolets frappent d’abord : qui en meurt ne riposte pas. Si les deux en ont, ils frappent ensemble.',
  },
  'H2H-4': {
    text: 'Chaque réussite est une blessure ; une carte retournée compte dès l’échange suivant, et aussitôt si elle a été frappée d’abord.',
  },
  'H2H-5': { text: 'Les combats de plusieurs contre un se règlent un par un, dans l’ordre d’arrivée.' },
  'H2H-6': {
    text: 'Qui bat l’occupant d’un emplacement peut aussitôt y prendre sa place, sans pion ni action.',
  },
  'H2H-8': {
    text: 'L’occupant d’un emplacement est atteint quand la distance jusqu’à son propre socle est parcourue ; l’attaquant reste dehors, au contact du rebord.',
  },
  'OF-2': {
    text: 'La carte dit combien de u autour du marqueur sont surveillés. Un u de plus tant qu’il est à un niveau inférieur à celui de son propriétaire (R160).',
  },
  'OF-3': {
    text: 'Un ennemi en vue qui arrive dans la zone du marqueur, ou qui y est et se déplace ou entreprend une autre action.',
  },
  'OF-4': {
    text: 'C’est un tir unique, gratuit, que l’on peut décliner ; Viser coûte un pion et une action comme d’habitude.',
  },
  'OF-5': {
    text: 'La cible ne peut pas se mettre à terre en réponse, et un marqueur antérieur a disparu quand elle a agi.',
  },
  'OF-8': {
    title: 'Sans effet sous suppression',
    text: 'Le marqueur d’un personnage sous suppression reste et ne donne pas de tir ; il sert de nouveau dès que le Tir de Suppression prend fin.',
  },
  'SF-1': {
    text: 'Un pion place un marqueur sur un point en vue qu’aucun terrain dissimulant ne masque ; la carte doit porter le symbole.',
  },
  'SF-3': {
    text: 'Tout ami qui voit le marqueur peut se joindre pour un pion, alors ou plus tard ; aucun symbole n’est requis.',
  },
  'SF-4': {
    text: 'Un personnage qui est à un moment quelconque dans la zone du marqueur ne tire pas ce tour. Mouvement, Corps à Corps et grenades de près restent libres.',
  },
  'SF-6': {
    text: 'Depuis la zone, les grenades portent à 5u au plus et se dispersent toujours.',
  },
  'SF-7': {
    text: 'Un personnage cesse de tirer s’il fait autre chose ou ne voit plus le marqueur, et s’il est blessé ou tombe.',
  },
  'SF-9': {
    text: 'Au début de son tour le camp lance un dé par tireur qui voit un ennemi dans la zone. Un six en blesse un, la plus basse valeur de Corps à Corps d’abord ; deux six éliminent.',
  },
  'SF-10': {
    title: 'Après une attaque',
    text: 'Pas dit dans la bêta : qui a attaqué peut initier un Tir de Suppression ou s’y joindre le même tour.',
  },
  'SF-11': {
    text: 'Un écran de fumée sur le marqueur coupe la vue vers lui, et personne ne peut mener le tir à travers la fumée.',
  },
  'SF-12': { text: 'Le rayon de la carte se mesure depuis le marqueur.' },
  'WOUND-2': {
    text: 'Une nouvelle blessure apporte un marqueur Blessure, qui reste jusqu’à la fin du prochain tour du blessé : un tour est perdu.',
  },
  'WOUND-3': {
    text: 'Un personnage sous le choc ne fait rien, mais est aussi dur à toucher que s’il était à terre, sauf à 5u ou moins.',
  },
  'WOUND-4': {
    text: 'Une deuxième blessure ou un headshot élimine un personnage. D’une même explosion nul ne subit plus d’une blessure.',
  },
  'WOUND-5': {
    title: 'La dépouille reste',
    text: 'Un personnage tombé reste étendu là où il était. La dépouille est un couvert pour les tirs qui passent, elle s’enjambe, et nul ne finit un mouvement dessus ; carte et pions quittent la partie.',
  },
  'CMD-2': {
    text: 'Chaque ami à portée peut faire autant d’actions de plus que la valeur de Commandement, toutes dans un même tour.',
  },
  'CAM-1': {
    text: 'À couvert, ce personnage compte toujours comme étant à terre, mais pas à 5u ou moins ni contre les explosions.',
  },
  // Line of sight, cover and terrain in the 2.0 beta.
  'LOS-2': {
    text: 'Une cible qu’un terrain abritant cache entièrement ne peut être ni vue ni prise pour cible.',
  },
  'LOS-13': {
    text: 'Si on le veut : la vue part d’un point au-dessus du tireur. Cible éclairée en entier : à découvert ; en partie : un couvert ; pas du tout : hors de vue. Socles ronds et fumée gardent leurs règles.',
  },
  'COVER-6': {
    text: 'La partie d’un élément à 2u ou moins du tireur ne compte pas ; ce qui est plus loin compte, s’il en reste au moins 2u.',
  },
  'COVER-7': {
    text: 'Un personnage entre les deux est un terrain protecteur, vivant ou réduit à sa dépouille.',
  },
  'COVER-8': {
    text: 'L’occupant d’un socle rond de 60 mm est à couvert de tous les côtés, sauf si une partie de ce socle est à 2u ou moins du tireur.',
  },
  'COVER-9': {
    title: 'Les couverts se comptent',
    text: 'Chaque couvert distinct sur la ligne ajoute un point au score pour toucher. Distinct veut dire à 2u d’un autre ; derrière trois ou plus, nul n’est touché.',
  },
  'COVER-10': {
    text: 'Un terrain dissimulant coupe la ligne de vue : aucun marqueur ne se pose ni ne se maintient à travers. Les tirs passent, contre une cible à couvert ; il n’arrête pas une explosion.',
  },
  'COVER-11': {
    text: 'Entre niveaux, des couverts seul compte le plus proche de la cible, et une obstruction seulement sur sa hauteur.',
  },
  'COVER-12': {
    text: 'Un terrain abritant ou protecteur entre l’explosion et un socle le protège ; un terrain dissimulant, non.',
  },
  'COVER-15': {
    text: 'Abritant : bloque vue et passage. Protecteur : couvert, franchi pour un pion de plus. Dissimulant : couvert, et coupe la vue. Infranchissable, difficile : aucun couvert. Un élément peut être plusieurs choses.',
  },
  'COVER-16': {
    text: 'Abritant : une face pleine d’au moins une carte de référence. Protecteur et dissimulant : 1u de haut ou plus. Infranchissable et difficile : au moins 1u sur 1u. Le reste est décoration.',
  },
  'REIN-1': {
    text: 'La carte porte deux personnages, un de chaque côté, pour un seul prix. Ils sont sur la table l’un après l’autre ; leur joueur dit qui vient d’abord.',
  },
  'REIN-2': {
    text: 'Le premier se déploie avec les autres, ou entre au début d’un de ses tours suivants, le socle au contact de son bord. Le second entre de même, à partir du tour qui suit la touche du premier.',
  },
  'REIN-3': {
    text: 'La moindre touche abat celui qui est sur la table ; un headshot ne fait rien de plus. La dépouille reste, les pions quittent la carte, et on la retourne sur l’autre personnage.',
  },
  'REIN-4': {
    text: 'Une carte de renfort compte pour un seul personnage perdu, et seulement quand les deux le sont.',
  },
  'PSY-1': {
    text: 'Si on le veut : quand quelqu’un est blessé ou tombe, l’ami le plus proche à 2u au plus lance aussitôt et gratuitement un dé. Jusqu’à son nombre d’actions actuel il tient, au-dessus il panique.',
  },
  'PSY-2': {
    text: 'Si on le veut : un personnage qui panique ne peut qu’essayer de se ressaisir, un pion et le même jet chaque fois, dans la limite de ses actions. La panique ne protège pas, contrairement au choc.',
  },
  'PSY-3': {
    text: 'Si on le veut : un ami doté de Commandement, à portée, permet d’autres essais et peut dépenser ses propres pions, dont chacun retire un point au jet.',
  },
  'MULTI-1': {
    text: 'Les forces peuvent être plus petites ou plus grandes, d’une poignée à un groupe, sans rien changer aux règles ; il y a deux camps.',
  },
  // Our rulings for the 2.0 beta.
  R02: {
    text: 'Sous 36u au petit côté, tous se déploient au contact de leur bord ; à partir de 36u, à 5u au plus.',
  },
  R13: { text: 'Deux six ne font rien quand il faut plus qu’un 6 : rien ne peut alors toucher.' },
  R16: {
    text: 'Viser est pour le premier tir d’un tour, sauf si la carte dit de l’arme qu’elle vise à chaque tir.',
  },
  R17: {
    title: 'Être à terre face à la fragmentation',
    text: 'Un marqueur antérieur, ou le choc, fait toucher ces dés sur 5 ou plus ; le Camouflage non. Un 4 ne blesse que les autres, et nul ne se met à terre en réponse à un lancer.',
  },
  R27: {
    text: 'Ses marqueurs de Tir d’Opportunité et de Suppression sont retirés, puisqu’il ne peut plus rien faire.',
  },
  R30: {
    title: 'Durée du choc',
    text: 'Jusqu’à la fin du prochain tour du blessé : il perd un de ses tours.',
  },
  R35: {
    text: 'Chaque réussite d’une explosion est une blessure, comme le veut la section des grenades.',
  },
  R36: {
    text: 'Là où était le socle, comme un disque de sa taille. Un personnage abattu dans un emplacement y est laissé ou retiré, au gré de son joueur ; retiré, si le vainqueur d’un Corps à Corps y entre.',
  },
  R37: {
    text: 'Le long de la ligne la meilleure pour le tireur, un élément compte pour ses 2 premiers u, pas pour les 2 suivants, puis de nouveau. La fumée compte à part ; un terrain abritant qui cache une partie en fait un de plus.',
  },
  R57: {
    text: 'Les lignes vers un personnage dans un bois ou un cratère le croisent ; pour un tireur dedans, seul ce qui dépasse 2u met les cibles à couvert.',
  },
  R67: {
    text: 'Les pions d’une action qui n’aboutit pas ne sont pas rendus ; une grenade achetée non jetée est gardée.',
  },
  R68: {
    text: 'La cible est nommée au moment du tir, que l’on peut omettre ; une blessure en chemin le fait perdre. Le mouvement ne peut pas finir au contact.',
  },
  R72: {
    text: 'Seulement qui agit au tour de son camp : chaque action payée essuie le tir, une fois, avant de prendre effet ; si elle ne peut continuer, elle est perdue.',
  },
  R76: {
    title: 'Obstruction près du tireur',
    text: 'Elle cache une partie de la cible comme d’ailleurs : à 2u ou moins, seuls les terrains protecteurs et dissimulants sont laissés de côté.',
  },
  R78: {
    text: 'Les lignes partent du centre du marqueur et doivent croiser le bord d’un élément, ou un personnage ; celui juste sous le marqueur ne protège personne.',
  },
  R79: {
    text: 'Se juge à l’endroit visé, avant la dispersion. Est sauf qui y est à l’abri d’une explosion ; un marqueur À Terre ! ne suffit pas.',
  },
  R81: {
    title: 'Tirs avec plusieurs armes',
    text: 'Changer coûte un pion et une action. Les tirs de toutes les armes comptent ensemble contre les Tirs de celle qui tire.',
  },
  R101: {
    text: 'Un pion de plus pour un mouvement avec franchissements, quel qu’en soit le nombre ; un Tir d’Assaut peut franchir à ce prix, mais pas grimper.',
  },
  R121: {
    text: 'Un écran mesure 5u de diamètre. Le second vient au début du prochain tour du camp du lanceur, et les deux disparaissent au début de celui d’après.',
  },
  R122: {
    text: 'Au-delà, aucun marqueur ne se pose, aucun Tir de Suppression ne se rejoint ni ne se mène et aucune grenade ne se jette hors de sa courte distance. Tout tir y passe, contre une cible à couvert.',
  },
  R123: {
    text: 'Un terrain dissimulant ne coûte pas de pion de plus, ni les amis ni les dépouilles ; un terrain protecteur, si.',
  },
  R124: {
    text: 'Les amis dans la zone et en vue font aussi lancer des dés et peuvent être blessés, comme des ennemis.',
  },
  R125: {
    text: 'Dedans : grenades à 5u, avec dispersion. Une fois sorti : grenades comme d’habitude, aucun tir ce tour. Un Tir d’Opportunité peut se poser dans les deux cas, mais dedans il reste sans effet jusqu’à la fin de la suppression.',
  },
  R127: {
    text: 'Un camp sans personne sur la table a perdu, sauf si des renforts doivent encore venir.',
  },
  R128: {
    text: 'Arriver est gratuit et n’est pas une action, au début d’un de ses tours ; sans marqueur À Terre !, mais prêt à agir aussitôt.',
  },
  R131: {
    title: 'Quand payer le terrain difficile',
    text: 'Toute action qui y commence, y entre ou le traverse va 1u moins loin.',
  },
  R133: {
    text: 'Se donne à son propre tour entre amis vivants à 1u au plus, sous le choc ou non ; se ramasse, si on le veut, en touchant le marqueur à un point quelconque d’un mouvement.',
  },
  R138: {
    text: 'Entre amis également proches, leur joueur choisit. La panique met fin à ses propres Tirs d’Opportunité et de Suppression, mais on riposte. Un chef dépense avant le jet, dans la limite de ses actions.',
  },
  R142: {
    text: 'Celui où il se dresse, et chaque niveau supérieur qui en contient au moins 1u : haut de 3u, un niveau ; de 4u, deux. Une fenêtre ou une porte n’est que sur le sien ; ce qui porte un plancher compte des étages entiers.',
  },
  R143: {
    text: 'La vue est réciproque : elle bloque depuis tout niveau, du plus bas au plus haut des deux.',
  },
  R144: {
    text: 'Sur un niveau compte comme toujours ce qui s’y trouve. Entre deux, un seul couvert en tout, le plus proche de la cible, quel qu’il soit et sur tout niveau du plus bas au plus haut.',
  },
  R145: {
    text: 'Ce qui est sous le plancher de celui qui est plus haut, à 0,5u au plus au-delà du bord, et n’atteint pas son niveau ne bloque ni ne couvre, dans aucun sens.',
  },
  R146: {
    text: 'Qui est entièrement sous un plancher et qui se tient dessus, ou plus haut, ne se voient pas. Qui est sur l’escalier qui y mène est vu, et de même qui en dépasse en partie.',
  },
  R147: {
    text: 'Qui est sur un escalier, une échelle ou une rampe est sur le plus bas de ses deux niveaux, jusqu’à en être sorti en haut.',
  },
  R148: {
    text: 'Toute distance se prend en plan, y compris celles aux amis pour le Commandement et les tests de choc.',
  },
  R149: {
    text: 'Contact, Corps à Corps, amis et corps qui gênent veulent un même niveau, de même que passer, ramasser et dégager. Qui est sur un escalier, une échelle ou un palier est pour cela sur ses deux niveaux.',
  },
  R150: {
    text: 'Tir d’Opportunité, Tir de Suppression et explosions sont au niveau de leur marqueur. Qui est sur un escalier est sur ses deux niveaux.',
  },
  R151: {
    text: 'On monte et descend d’une volée droite par ses bouts, de tout le reste n’importe où. On mesure en plan, d’où le socle touche le pied jusqu’où il touche la tête et se tient à l’étage.',
  },
  R152: {
    text: 'Aucun mouvement ne finit sur un escalier ou une échelle, sauf sur un palier ; sur une rampe, on peut. Qui y est arrêté par un tir et ne peut continuer revient au bout d’où il venait ; le contact retient sur place.',
  },
  R153: {
    text: 'Un escalier est un terrain difficile, sans plus. Le jeton de plus, et l’interdiction de se mettre à terre, valent pour les échelles et ce qui se grimpe de même.',
  },
  R154: {
    text: 'Le pas gratuit sur un palier n’ôte rien. L’action qui y commence va 1u moins loin, et se mesure d’où le socle touche le bord.',
  },
  R155: {
    text: 'Un socle reste entièrement sur le plancher, comme sur la table. Personne ne saute, ne tombe ou ne grimpe où il n’y a pas de passage.',
  },
  R156: {
    text: 'Un niveau plus haut à toute distance, plus bas autant qu’on veut.',
  },
  R157: {
    text: 'Une grenade se lance là où son niveau a un plancher, et se déplace à ce niveau ; là où il n’y en a pas, elle tombe au premier en dessous et y explose. Les autres marqueurs ne se posent que sur un plancher ou au sol.',
  },
  R158: {
    text: 'Vers un point sous un toit, de dehors ou d’un autre niveau : 5u au plus, sans jet de 2u, quelle que soit la grenade, avec une ligne libre de couvert total. À travers un plancher, rien ne passe sans ligne.',
  },
  R159: {
    text: 'La fumée est au niveau où elle explose, et le second écran au même.',
  },
  R160: {
    text: 'Tant que le marqueur est plus bas que son personnage, il porte 1u plus loin, quel que soit le nombre de niveaux.',
  },
  R161: {
    text: 'Chaque tir a un dé de moins, quel que soit le nombre de niveaux ; pas le Tir de Suppression, ni les grenades. S’il ne reste aucun dé, voir R69.',
  },
  R162: {
    text: 'On peut se déployer, et arriver, à tout niveau de la zone où il y a de la place.',
  },
  R163: {
    text: 'Un élément s’atteint en le touchant à un niveau où il est, en se tenant dessus ou en étant dedans ; un point à son niveau.',
  },
  R164: {
    text: 'Le laser regarde d’un point, en plan, par-delà ce qui compte pour toute ligne entre ces niveaux.',
  },
  R166: {
    text: 'Les parties d’un bâtiment, telles que la table les déclare, sont un seul élément pour le nombre d’éléments et comme objectif. Comme couvert, chacune compte pour elle-même.',
  },
  R167: {
    text: 'Un écran de fumée compte selon son épaisseur le long de la ligne, comme tout élément, donc deux fois en son milieu.',
  },
  R171: { text: 'Ce n’est pas une étape du déploiement : le même camp place son personnage suivant.' },
};
