import { withFrenchSpaces } from './spaces.ts';

/** What the rules’ own cases (tests/cases) are called, by their English titles. */
export const caseTitles: Readonly<Record<string, string>> = withFrenchSpaces({
  '5 and 6 exact, 2 to 4 up to two units, 1 up to four': '5 et 6 exacte, 2 à 4 jusqu’à deux unités, 1 jusqu’à quatre',
  '5 and 6 exact, 3 and 4 up to one unit, 1 and 2 up to two':
    '5 et 6 exacte, 3 et 4 jusqu’à une unité, 1 et 2 jusqu’à deux',
  'A Move & Fire into contact, as a house rule': 'Un Tir d’Assaut jusqu’au contact, en règle maison',
  'A Move & Fire may end in contact': 'Un Tir d’Assaut peut finir au contact',
  'A barricade counts once, however long, as a house rule':
    'Une barricade compte une fois, si longue soit-elle, en règle maison',
  'A base brushed in passing starts no fight': 'Un socle frôlé au passage ne lance pas de combat',
  'A base in inches touches the edge to the hundredth, as a house rule':
    'Un socle en pouces touche le bord au centième, en règle maison',
  'A body closes the hole until somebody takes it out':
    'Une dépouille ferme l’emplacement tant que personne ne l’en sort',
  'A bought grenade is handed over within one unit, for nothing':
    'Une grenade achetée se passe à une unité, sans rien payer',
  'A building is picked by any of its parts, if one of them is in the zone':
    'Un bâtiment se choisit par n’importe quelle partie, si l’une est dans la zone',
  'A burst in the street reaches nobody on the floor above': 'Une explosion dans la rue n’atteint personne à l’étage',
  'A burst is counted whole before anybody has won': 'Une explosion se compte entière avant que quiconque ait gagné',
  'A concussion grenade is sure to ten units and goes to fifteen':
    'Une grenade offensive est sûre jusqu’à dix unités et va jusqu’à quinze',
  'A corner in line with both middles hides a part': 'Un angle dans l’axe des deux centres cache une partie',
  'A corner more than two units off covers one who is nearer than that':
    'Un angle à plus de deux unités couvre qui est plus près que cela',
  'A corner that hides part of the target covers, however near it is':
    'Un angle qui cache une partie de la cible couvre, si proche soit-il',
  'A die for everyone who fires, but a six needs sight': 'Un dé pour quiconque tire, mais un six demande la vue',
  'A die only for those who see an enemy': 'Un dé seulement pour qui voit un ennemi',
  'A double six hits even behind three walls': 'Un double six touche même derrière trois murs',
  'A double six of suppression takes its victim out at once':
    'Un double six de suppression élimine aussitôt la victime',
  'A double six puts out one in cover all the same': 'Un double six élimine quand même qui est à terre',
  'A fight ends the watch of both, as a house rule': 'Un combat met fin au Tir d’Opportunité des deux, en règle maison',
  'A fight is begun only where neither stands in the area':
    'Un combat ne commence que si aucun des deux n’est dans la zone',
  'A firer goes on though he is wounded, as a house rule': 'Un tireur continue bien que blessé, en règle maison',
  'A firer who is suppressed drops out, as a house rule': 'Un tireur sous suppression cesse, en règle maison',
  'A firer who is suppressed has no die': 'Un tireur sous suppression n’a pas de dé',
  'A firer who is wounded drops out': 'Un tireur blessé cesse',
  'A force above the agreed maximum is refused': 'Une force au-delà du maximum convenu est refusée',
  'A force of exactly the agreed maximum may be played': 'Une force du maximum convenu exactement peut se jouer',
  'A frag grenade is sure to five units and goes to ten':
    'Une grenade à fragmentation est sûre jusqu’à cinq unités et va jusqu’à dix',
  'A friend who has taken cover is no bar, as a house rule': 'Un ami à terre n’empêche pas le lancer, en règle maison',
  'A friend who only takes cover may still be caught': 'Un ami qui n’est qu’à terre peut encore être pris',
  'A garden wall beyond the house still blocks': 'Un mur de jardin derrière la maison bloque encore',
  'A grenade after a shot is a second weapon': 'Une grenade après un tir est une deuxième arme',
  'A grenade after a shot, where grenades do not count as weapons':
    'Une grenade après un tir, là où les grenades ne comptent pas comme armes',
  'A grenade goes up one level, not two': 'Une grenade monte d’un niveau, pas de deux',
  'A grenade of the card is taken in hand for a token, a bought one is not':
    'Une grenade de la carte se prend en main pour un pion, une achetée non',
  'A grenade that drifts off a floor falls to the ground': 'Une grenade qui sort d’un plancher tombe au sol',
  'A grenade that drifts off a floor falls to the next one below':
    'Une grenade qui sort d’un plancher tombe sur celui d’en dessous',
  'A grenade that drifts stops at the edge of its floor, as a house rule':
    'Une grenade qui dérive s’arrête au bord de son plancher, en règle maison',
  'A hedge does not stop a burst': 'Une haie n’arrête pas une explosion',
  'A hedge in the street covers nobody on a roof, as a house rule':
    'Une haie dans la rue ne couvre personne sur un toit, en règle maison',
  'A hedge in the street covers nobody upstairs': 'Une haie dans la rue ne couvre personne à l’étage',
  'A hedge is crossed like a wall': 'Une haie se franchit comme un mur',
  'A hedge is passed at no extra cost': 'Une haie se passe sans rien payer de plus',
  'A hedge raises what a shot needs': 'Une haie relève le score pour toucher',
  'A hedge stops a burst like a wall': 'Une haie arrête une explosion comme un mur',
  'A hit fells the first of a reinforcement card': 'Une réussite abat le premier d’une carte de renfort',
  'A hit puts out one who was wounded before': 'Une réussite élimine qui était déjà blessé',
  'A house that stands across the edge of the table blocks along it':
    'Une maison à cheval sur le bord de la table bloque le long du bord',
  'A house whose side lies in line hides a part': 'Une maison dont le côté est dans l’axe cache une partie',
  'A hundredth beyond the range there is no shot': 'Un centième au-delà de la portée, pas de tir',
  'A ladder takes a second token': 'Une échelle coûte un deuxième pion',
  'A leader begins it with one more, a machine gunner alone':
    'Un chef l’initie avec un autre, un mitrailleur tout seul',
  'A leader does not lead himself, and out of the five units it ends':
    'Un chef ne se commande pas, et au-delà de cinq unités c’est fini',
  'A leader in shock does not lead, as a house rule': 'Un chef sous le choc ne commande pas, en règle maison',
  'A leader in shock still leads': 'Un chef sous le choc commande quand même',
  'A leader spends his own tokens to lower the roll': 'Un chef dépense ses pions pour abaisser le jet',
  'A man in between is no cover': 'Un personnage entre les deux n’est pas un couvert',
  'A man in between is partial cover': 'Un personnage entre les deux est un couvert',
  'A man in between is partial cover, as a house rule': 'Un personnage entre les deux est un couvert, en règle maison',
  'A man in between stops a burst': 'Un personnage entre les deux arrête une explosion',
  'A man in between stops a burst, as a house rule':
    'Un personnage entre les deux arrête une explosion, en règle maison',
  'A man in between stops no burst': 'Un personnage entre les deux n’arrête pas une explosion',
  'A man in between stops no burst, as a house rule':
    'Un personnage entre les deux n’arrête pas une explosion, en règle maison',
  'A marker goes anywhere in sight, for one token': 'Un marqueur va n’importe où en vue, pour un pion',
  'A marker lies only where there is ground': 'Un marqueur ne se pose que là où il y a un sol',
  'A marker may be laid beyond a hedge': 'Un marqueur peut se poser derrière une haie',
  'A marker without size, as a house rule': 'Un marqueur sans taille, en règle maison',
  'A move that ends against an enemy is a fight': 'Un mouvement qui finit contre un ennemi est un combat',
  'A pistol has no dice beyond ten units': 'Un pistolet n’a pas de dés au-delà de dix unités',
  'A priority weapon strikes first': 'Une arme prioritaire frappe en premier',
  'A reinforcement may be kept back; the same side places its next':
    'Un renfort peut être gardé ; le même camp place le suivant',
  'A rifleman who is no leader does not begin it': 'Un fusilier qui n’est pas chef ne l’initie pas',
  'A scenario is won as it says': 'Un scénario se gagne comme il le dit',
  'A screen of five units all round, as a house rule': 'Un écran de cinq unités tout autour, en règle maison',
  'A second round of wounds keeps the order of the first': 'Un deuxième tour de blessures garde l’ordre du premier',
  'A second shot cannot be aimed, not even if the first one was not':
    'Un second tir ne peut être visé, même si le premier ne l’était pas',
  'A second wound eliminates': 'Une deuxième blessure élimine',
  'A side may give up, or both agree on a draw': 'Un camp peut abandonner, ou les deux convenir d’un nul',
  'A side may pass, and two passes end the round, as a house rule':
    'Un camp peut passer, et deux fois de suite closent la manche, en règle maison',
  'A single hit wounds the lowest in close combat, as a house rule':
    'Une seule réussite blesse le plus faible au Corps à Corps, en règle maison',
  'A six may be given to a friend in the area': 'Un six peut se donner à un ami dans la zone',
  'A six may find a friend who stands in the area': 'Un six peut trouver un ami qui est dans la zone',
  'A six may wound anyone in sight, as a house rule': 'Un six peut blesser n’importe qui en vue, en règle maison',
  'A six wounds only within the area': 'Un six ne blesse que dans la zone',
  'A six wounds the lowest in close combat, one a turn': 'Un six blesse le plus faible au Corps à Corps, un par tour',
  'A slope is walked like level ground': 'Une pente se marche comme le plat',
  'A spot upstairs is reached upstairs': 'Un point à l’étage s’atteint à l’étage',
  'A suppressed watcher does not fire, and his marker stays': 'Sous suppression il ne tire pas, et son marqueur reste',
  'A table a hair larger than the smallest is one in between':
    'Une table à peine plus grande que la plus petite est entre les deux',
  'A table a hair smaller than the large one is one in between':
    'Une table à peine plus petite que la grande est entre les deux',
  'A table of twenty units is played on all the same': 'Une table de vingt unités se joue quand même',
  'A table smaller than 60 cm is refused, as a house rule': 'Une table de moins de 60 cm est refusée, en règle maison',
  'A table smaller than 60 cm may be played on': 'On peut jouer sur une table de moins de 60 cm',
  'A tenth more than the stairs allow': 'Un dixième de plus que l’escalier ne permet',
  'A throw gives no time to take cover': 'Un lancer ne laisse pas le temps de se mettre à terre',
  'A token spent does not come back': 'Un pion dépensé ne revient pas',
  'A token spent in the other side’s turn is not one of the six':
    'Un pion dépensé au tour de l’autre n’est pas l’un des six',
  'A tower of six units stands between two upstairs': 'Une tour de six unités se dresse entre deux à l’étage',
  'A turn goes on without tokens until it is ended, as a house rule':
    'Un tour continue sans pions jusqu’à ce qu’on le termine, en règle maison',
  'A wall behind the target is no cover, from whichever side':
    'Un mur derrière la cible ne couvre pas, de quelque côté que ce soit',
  'A wall between the two levels is looked past, as a house rule':
    'Un mur entre les deux niveaux n’arrête pas la vue, en règle maison',
  'A wall on the level in between blocks': 'Un mur au niveau intermédiaire bloque',
  'A watch is no attack in 2009: suppression fire may follow':
    'Un Tir d’Opportunité n’est pas une attaque en 2009 : la suppression peut suivre',
  'A weapon that says so may be aimed with every shot': 'Avec une arme qui le dit, chaque tir peut être visé',
  'A wound ends suppression where it does not end a watch':
    'Une blessure met fin à la suppression même là où elle laisse le Tir d’Opportunité',
  'A wound takes away the marker of his watch': 'Une blessure ôte le marqueur de son Tir d’Opportunité',
  'A wound turns the card at once': 'Une blessure retourne aussitôt la carte',
  'A zone with room upstairs alone is not taken to be deeper':
    'Une zone qui n’a de place qu’à l’étage ne devient pas plus profonde',
  'A zone without room is taken to be deeper, by whole units':
    'Une zone sans place est prise plus profonde, par unités entières',
  'Actions count until the next own turn, as a house rule':
    'Les actions comptent jusqu’à son tour suivant, en règle maison',
  'After a throw one may still join': 'Après un lancer on peut encore se joindre',
  'Against a six no cover helps': 'Contre un six aucun couvert n’aide',
  'Aim costs a token and adds its dice': 'Viser coûte un pion et ajoute ses dés',
  'Aim declared with the shot': 'La visée se déclare avec le tir',
  'Aim is added once a turn, to the first shot': 'La visée s’ajoute une fois par tour, au premier tir',
  'Aim is bought with the shots, then cover, then dice':
    'La visée s’achète avec les tirs, puis À Terre !, puis les dés',
  'All that was saved may be spent in one turn': 'Tout ce qui est en réserve peut se dépenser en un tour',
  'Along a barricade of five units: twice from afar, once from its end':
    'Le long d’une barricade de cinq unités : deux fois de loin, une fois depuis son bout',
  'Among equals a die decides who is wounded': 'Entre égaux un dé décide qui est blessé',
  'Among equals a die decides, as a house rule': 'Entre égaux un dé décide, en règle maison',
  'Among equals the thrower chooses, as a house rule': 'Entre égaux le lanceur choisit, en règle maison',
  'Among equals the thrower says who is wounded': 'Entre égaux le lanceur dit qui est blessé',
  'An action of two tokens takes one of the card’s actions, as a house rule':
    'Une action de deux pions prend une action de la carte, en règle maison',
  'An action of two tokens takes two of the card’s actions': 'Une action de deux pions prend deux actions de la carte',
  'An element at exactly two units from the shooter is no cover':
    'Un décor à deux unités exactement du tireur ne couvre pas',
  'An element near the shooter covers one who is farther off': 'Un décor près du tireur couvre qui est plus loin',
  'An element near the shooter is no cover, as a house rule': 'Un décor près du tireur ne couvre pas, en règle maison',
  'An enemy at the head of the stairs is met on them': 'Un ennemi en haut de l’escalier se rencontre sur l’escalier',
  'An exchange is counted whole before anybody has won': 'Un échange se compte entier avant que quiconque ait gagné',
  'An exchange is settled as one, and both may fall': 'Un échange se règle d’un coup, et les deux peuvent tomber',
  'An objective is an element at least partly in the own zone':
    'Un objectif est un décor au moins en partie dans sa zone',
  'An objective is an element or any spot in the own zone':
    'Un objectif est un décor ou un point quelconque de sa zone',
  'An objective is reached by standing on it': 'Un objectif s’atteint en se tenant dessus',
  'An objective touched in passing is reached': 'Un objectif touché au passage est atteint',
  'An officer has two others fire, as a house rule': 'Un officier en fait tirer deux autres, en règle maison',
  'An officer who begins it fires himself': 'Un officier qui le commence tire lui aussi',
  'Another weapon in the same turn costs a token first': 'Une autre arme dans le même tour coûte d’abord un pion',
  'Another weapon in the same turn is free': 'Une autre arme dans le même tour ne coûte rien',
  'Any action inside sets it off, as a house rule': 'Toute action dans la zone le déclenche, en règle maison',
  'Any attack bars from joining, as a house rule': 'Toute attaque empêche de se joindre, en règle maison',
  'Any contact starts a fight, as a house rule': 'Tout contact lance un combat, en règle maison',
  'Any friend joins for a token, symbol or not': 'Tout ami se joint pour un pion, symbole ou non',
  'Any hit of a burst eliminates, as a house rule': 'Toute réussite d’une explosion élimine, en règle maison',
  'Any other action leaves it, and one rifle alone ends it': 'Toute autre action la quitte, et un seul fusil y met fin',
  'Any part of it counts on a level, as a house rule': 'Toute partie compte sur un niveau, en règle maison',
  'Any part of the building that was picked is the objective': 'Toute partie du bâtiment choisi est l’objectif',
  'Any shot may be aimed, as a house rule': 'Tout tir peut être visé, en règle maison',
  'Any two sixes of the roll are a head shot': 'Deux six du jet, lesquels que ce soit, font un Headshot',
  'As many elements as miniatures, whether they give cover or not':
    'Autant d’éléments que de figurines, qu’ils couvrent ou non',
  'As many elements that give cover as characters of both sides':
    'Autant d’éléments qui couvrent que de personnages des deux camps',
  'At exactly five units an earlier cover counts': 'À cinq unités exactement, compte d’avoir été à terre avant',
  'At exactly five units no cover counts, as a house rule':
    'À cinq unités exactement être à terre ne compte pas, en règle maison',
  'At least one token in each own turn': 'Au moins un pion à chacun de ses tours',
  'At two units a corner that hides half of him covers, as a house rule':
    'À deux unités un angle qui le cache à moitié couvre, en règle maison',
  'Attacked and unhurt, he keeps his watch': 'Attaqué et indemne, il garde son Tir d’Opportunité',
  'Bases of forty millimetres': 'Socles de quarante millimètres',
  'Before a weapon has been used there is none to change': 'Avant d’avoir utilisé une arme, il n’y a rien à changer',
  'Before the last turn nobody has won by the turns': 'Avant le dernier tour, les tours ne font gagner personne',
  'Behind a parapet: one cover, and one die less upwards':
    'Derrière un parapet : un couvert, et un dé de moins vers le haut',
  'Behind a wall he is not seen from above either': 'Derrière un mur on ne le voit pas d’en haut non plus',
  'Behind partial cover it takes a 5': 'Derrière un couvert il faut un 5',
  'Below the spot nothing is reached': 'Sous le point on n’atteint rien',
  'Between the small table and the large one a base touches the edge':
    'Entre la petite table et la grande le socle touche le bord',
  'Between the two sizes the zone may be agreed': 'Entre les deux tailles la zone peut se convenir',
  'Bids in the open, as a house rule': 'Mises à découvert, en règle maison',
  'Blown off the table it bursts at the edge': 'Sortie de la table, elle explose au bord',
  'Blown off the table it is lost, as a house rule': 'Sortie de la table, elle est perdue, en règle maison',
  'Both above the wall look over it': 'Tous deux au-dessus du mur voient par-dessus',
  'Both fall at once: a draw, as a house rule': 'Les deux tombent à la fois : match nul, en règle maison',
  'Both fall at once: the side whose turn it is wins': 'Les deux tombent à la fois : le camp dont c’est le tour gagne',
  'Both screens go when the other side’s turn begins, as a house rule':
    'Les deux écrans disparaissent au début du tour de l’autre camp, en règle maison',
  'Both screens lie through the whole turn of the other side':
    'Les deux écrans restent pendant tout le tour de l’autre camp',
  'Both sides may be of one faction': 'Les deux camps peuvent être de la même faction',
  'Bought grenades are given out after deployment': 'Les grenades achetées se donnent après le déploiement',
  'Bought grenades count towards an agreed maximum, as a house rule':
    'Les grenades achetées comptent dans le maximum convenu, en règle maison',
  'Bought grenades have each their own dice and reach': 'Les grenades achetées ont chacune leurs dés et leur rayon',
  'By the laser a part in shadow is one partial cover': 'Avec le laser une partie dans l’ombre est un couvert',
  'By the laser too nothing under the own floor is in the way': 'Même avec le laser rien sous son propre étage ne gêne',
  'Camouflage counts against opportunity fire': 'Le Camouflage compte contre un Tir d’Opportunité',
  'Camouflage counts at exactly five units, and not nearer':
    'Le Camouflage compte à cinq unités exactement, pas plus près',
  'Camouflage hides one who is in partial cover': 'Le Camouflage cache qui est à couvert',
  'Camouflage is no help against opportunity fire, as a house rule':
    'Le Camouflage ne sert à rien contre un Tir d’Opportunité, en règle maison',
  'Camouflage is of no use at five units': 'À cinq unités le Camouflage ne sert à rien',
  'Climbing up takes two tokens in all, whatever the height':
    'Grimper coûte deux pions en tout, quelle que soit la hauteur',
  'Cover as a reaction leaves the watch, as a house rule':
    'Se mettre à terre en réaction garde le Tir d’Opportunité, en règle maison',
  'Cover close to the shooter counts from above no more than elsewhere':
    'Le couvert près du tireur ne compte pas plus d’en haut',
  'Cover is from one shooter, for this turn': 'À Terre ! vaut contre un seul tireur, pour ce tour',
  'Cover is of no use at five units or less': 'À cinq unités ou moins être à terre ne sert à rien',
  'Cover is taken only when shot at': 'On se met à terre seulement quand on est pris pour cible',
  'Cover lasts until he does anything else': 'À Terre ! dure tant qu’il ne fait rien d’autre',
  'Cover may be taken in the own turn too': 'On peut se mettre à terre à son propre tour aussi',
  'Cover of either kind stops a burst': 'Un couvert de l’une ou l’autre sorte arrête une explosion',
  'Crossing a hedge takes a second token, as a house rule': 'Passer une haie coûte un deuxième pion, en règle maison',
  'Crossing a low wall takes a second token': 'Franchir un muret coûte un deuxième pion',
  'Crossing a wall is free, as a house rule': 'Franchir un mur ne coûte rien, en règle maison',
  'Declined, the marker stays and the move goes on': 'Refusé, le marqueur reste et le mouvement continue',
  'Dice alone say who deploys first, the lower one': 'Seuls les dés disent qui se déploie d’abord, le plus bas',
  'Difficult ground takes one unit off each action': 'Un terrain difficile ôte une unité à chaque action',
  'Each hit a wound, the lowest in close combat first':
    'Chaque réussite une blessure, le plus faible au Corps à Corps d’abord',
  'Each own turn brings five tokens, the first as well': 'Chaque tour apporte cinq pions à son camp, le premier aussi',
  'Each screen counts once, as a house rule': 'Chaque écran compte une fois, en règle maison',
  'Each shot of a turn may be aimed': 'Chaque tir d’un tour peut être visé',
  'Each six wounds the lowest in close combat': 'Chaque six blesse le plus faible au Corps à Corps',
  'Each six wounds whom the side likes': 'Chaque six blesse qui ce camp veut',
  'Each wall counts, as a house rule': 'Chaque mur compte, en règle maison',
  'Elements that give no cover count as scenery': 'Les décors qui ne couvrent pas comptent quand même',
  'Elsewhere there are no levels: a parapet upstairs is left out':
    'Ailleurs il n’y a pas de niveaux : un parapet à l’étage est laissé de côté',
  'Every action inside sets it off, before it takes effect':
    'Toute action dans la zone le déclenche, avant de prendre effet',
  'Everybody begins in cover': 'Tous commencent à terre',
  'Everybody within two units, and no farther': 'Tous à deux unités, et personne au-delà',
  'Five tokens each, and no more in the first own turn': 'Cinq pions chacun, et pas un de plus à son premier tour',
  'Forces of any size play by the same rules': 'Des forces de toute taille jouent avec les mêmes règles',
  'Friends are hit like enemies': 'Les amis sont touchés comme les ennemis',
  'Friends beyond two units do not test': 'Les amis au-delà de deux unités ne font pas le test',
  'Friends within five units of the leader join for a token': 'Les amis à cinq unités du chef se joignent pour un pion',
  'From a landing one steps out at its stairs, nowhere else':
    'D’un palier on sort au bord de son escalier, nulle part ailleurs',
  'From above only the wall nearest to the target counts': 'D’en haut seul compte le mur le plus proche de la cible',
  'From above the watch reaches one unit farther': 'D’en haut le Tir d’Opportunité porte une unité plus loin',
  'From behind a wall he does not see upstairs': 'De derrière un mur il ne voit pas l’étage',
  'From ladder to ladder only by a floor between them': 'D’une échelle à l’autre seulement par un plancher entre elles',
  'From the landing one goes on from any part of the stairs': 'Du palier on repart de n’importe où de l’escalier',
  'From the storey above nobody takes a body out of a hole':
    'De l’étage du dessus personne n’ôte une dépouille d’un emplacement',
  'From the whole base all is seen that the laser leaves in shadow':
    'De tout le socle on voit ce que le laser laisse dans l’ombre',
  'From two units or less nothing gives cover': 'À deux unités ou moins rien ne couvre',
  'Grenades of the fallen are picked up on contact': 'Les grenades des morts se ramassent au contact',
  'Half is not enough for one who has lost as many': 'La moitié ne suffit pas à qui en a perdu autant',
  'Half of the enemy’s characters win, whatever they are worth':
    'La moitié des personnages ennemis gagne, quelle que soit leur valeur',
  'Half of the enemy’s points win, however few they are': 'La moitié des points ennemis gagne, si peu que ce soit',
  'Half the base may overhang the table, as a house rule':
    'La moitié du socle peut dépasser de la table, en règle maison',
  'He tests for one who is killed as well': 'Il fait le test aussi pour un mort',
  'Height counts as distance, as a house rule': 'La hauteur compte comme distance, en règle maison',
  'Height does not make a range longer': 'La hauteur n’allonge pas une distance',
  'Hit amid a wall he is put back to where his base has room':
    'Touché au milieu d’un mur, il revient où son socle a la place',
  'Hit in the own turn, he misses the next one': 'Touché à son tour, il manque le suivant',
  'Hit in the own turn, his shock ends with it': 'Touché à son tour, son choc finit avec lui',
  'Hit in the own turn, his shock lasts through the other one': 'Touché à son tour, son choc dure tout l’autre tour',
  'Hit, she stays where the shot found her': 'Touchée, elle reste où le tir l’a trouvée',
  'Hits wound one, two sixes all, three sixes eliminate all':
    'Les réussites en blessent un, deux six tous, trois six éliminent tout le monde',
  'If the nearest is in panic already nobody is tested': 'Si le plus proche panique déjà, personne ne fait le test',
  'In a mission half of the characters win': 'Dans une Mission la moitié des personnages gagne',
  'In a mission half of the points win': 'Dans une Mission la moitié des points gagne',
  'In a round base he is in cover from every side': 'Dans un socle rond il est à couvert de tous côtés',
  'In close combat a 5 hits': 'Au Corps à Corps un 5 touche',
  'In close combat only a 6 hits': 'Au Corps à Corps seul un 6 touche',
  'In panic he only tries to recover, for a token each time':
    'En panique il essaie seulement de se calmer, un pion à chaque fois',
  'In range a six wounds in 2009, seen or not': 'En 2009 un six blesse qui est à portée, vu ou non',
  'In range but behind a wall there is no shot yet': 'À portée mais derrière un mur, pas encore de tir',
  'In shock he does nothing and counts as in cover': 'Sous le choc il ne fait rien et compte comme à terre',
  'In sight of the marker he is suppressed, as a house rule':
    'En vue du marqueur il est sous suppression, en règle maison',
  'In the area but out of sight he is not suppressed': 'Dans la zone mais hors de vue il n’est pas sous suppression',
  'In the area he is suppressed, in sight or not': 'Dans la zone il est sous suppression, en vue ou non',
  'In two areas at once the dice of each are rolled apart': 'Dans deux zones à la fois les dés se jettent à part',
  'Inside the area no watch is laid, as a house rule':
    'Dans la zone on ne pose pas de Tir d’Opportunité, en règle maison',
  'Into a round base on contact, for nothing': 'Dans un socle rond au contact, sans rien payer',
  'Into the landing on contact, for nothing': 'Sur le palier au contact, sans rien payer',
  'Into the window: the window covers, the house below does not':
    'Par la fenêtre : la fenêtre couvre, la maison dessous non',
  'It is begun only where the marker is seen': 'Elle ne s’initie que là où le marqueur se voit',
  'It may be begun after a shot': 'Elle peut s’initier après un tir',
  'It takes a token, an action and a clear head': 'Il y faut un pion, une action et la tête claire',
  'Keeping one back is that side’s step, as a house rule': 'En garder un est le coup de ce camp, en règle maison',
  'Leaning on a wall does not show what is behind it': 'S’appuyer à un mur ne montre pas ce qu’il y a derrière',
  'Less than one unit on a level is nothing': 'Moins d’une unité sur un niveau ne compte pas',
  'Men on other levels cover nobody': 'Les personnages d’autres niveaux ne couvrent personne',
  'Missed, she goes on along no other way': 'Manquée, elle ne continue par aucun autre chemin',
  'Missed, she goes on along the way she has declared': 'Manquée, elle continue par le chemin déclaré',
  'Missed, she may go on another way, as a house rule':
    'Manquée, elle peut continuer par un autre chemin, en règle maison',
  'Missed, she may go on to the end of her way': 'Manquée, elle peut aller au bout de son chemin',
  'Move & Fire counts as movement and as a shot': 'Le Tir d’Assaut compte comme mouvement et comme tir',
  'Move & Fire goes down a slope, not up': 'Le Tir d’Assaut descend une pente, ne la monte pas',
  'Move & Fire goes into mud as anywhere': 'Le Tir d’Assaut va dans la boue comme ailleurs',
  'Move & Fire over a wall takes a second token': 'Un Tir d’Assaut par-dessus un mur coûte un deuxième pion',
  'Moved exactly so far or not at all, as a house rule': 'Déplacée d’autant exactement ou pas du tout, en règle maison',
  'Moving inside the area sets it off': 'Se déplacer dans la zone le déclenche',
  'Mud takes nothing off a move': 'La boue n’ôte rien à un mouvement',
  'No Move & Fire into close combat': 'Pas de Tir d’Assaut vers un Corps à Corps',
  'No Move & Fire into or out of difficult ground': 'Pas de Tir d’Assaut vers un terrain difficile ni hors de lui',
  'No Move & Fire on stairs': 'Pas de Tir d’Assaut sur un escalier',
  'No aim with a Move & Fire': 'Pas de visée avec un Tir d’Assaut',
  'No cover from opportunity fire': 'Pas d’À Terre ! face à un Tir d’Opportunité',
  'No friend may be where it might drift to, as a house rule': 'Aucun ami là où elle pourrait dériver, en règle maison',
  'No grenade goes under a roof that no line leads to': 'Pas de grenade sous un toit où ne mène aucune ligne',
  'No head shot against one in cover, as a house rule': 'Pas de Headshot contre qui est à terre, en règle maison',
  'No limit once the other side has no tokens left': 'Plus de limite quand l’autre camp n’a plus de pions',
  'No marker is laid through smoke or a hedge': 'Pas de marqueur à travers fumée ou haie',
  'No marker is laid through the floor': 'Pas de marqueur à travers le plancher',
  'No more shots than the weapon has': 'Pas plus de tirs que n’en a l’arme',
  'No more than three tokens of movement': 'Pas plus de trois pions de mouvement',
  'No tokens before the first own turn, which brings five': 'Pas de pions avant son premier tour, qui en apporte cinq',
  'Nobody ends a move on stairs without a landing': 'Personne ne finit un mouvement sur un escalier sans palier',
  'Nobody joins after any attack of his own': 'Personne ne se joint après une attaque de sa part, quelle qu’elle soit',
  'Nobody sees through the floor he stands on': 'Personne ne voit à travers le plancher où il se tient',
  'Nobody strikes first for his weapon': 'Personne ne frappe le premier grâce à son arme',
  'Nobody walks through an enemy': 'Personne ne traverse un ennemi',
  'Not after another attack of the same turn': 'Pas après une autre attaque du même tour',
  'Not thrown where a friend could be caught': 'On ne lance pas où un ami pourrait être pris',
  'Nothing is handed from one level to another': 'Rien ne se passe d’un niveau à l’autre',
  'Objectives are picked after deployment, as a house rule':
    'Les objectifs se choisissent après le déploiement, en règle maison',
  'Of the way that is left mud takes one unit, once': 'Du chemin qui reste la boue ôte une unité, une seule fois',
  'Of those equally near the owner chooses': 'Entre ceux à même distance, leur camp choisit',
  'Of two leaders the higher value counts': 'De deux chefs, la plus haute valeur compte',
  'Off the head of the stairs one does not get up': 'À côté du haut de l’escalier on ne monte pas',
  'On a ladder nobody takes cover, on stairs he does':
    'Sur une échelle personne ne se met à terre, sur un escalier oui',
  'On a large table one deploys within five units of the edge':
    'Sur une grande table on se déploie à cinq unités du bord',
  'On an open roof the hedge in the street is the nearest cover':
    'Sur un toit ouvert la haie dans la rue est le couvert le plus proche',
  'On different levels bases do not meet': 'Sur des niveaux différents les socles ne se touchent pas',
  'On one level three walls count three times': 'Sur un niveau trois murs comptent trois fois',
  'On stairs a move goes one unit less far': 'Dans un escalier un mouvement va une unité moins loin',
  'On the ground only, as a house rule': 'Au sol seulement, en règle maison',
  'On the slant a level makes it longer, as a house rule': 'En oblique un niveau l’allonge, en règle maison',
  'On the smallest table a base touches the edge, whatever was agreed for larger ones':
    'Sur la plus petite table le socle touche le bord, quoi qu’on ait convenu pour les grandes',
  'On the smallest table one deploys touching the edge': 'Sur la plus petite table on se déploie en touchant le bord',
  'On the stairs that lead up he is seen': 'Sur l’escalier qui monte on le voit',
  'On touching an enemy the move ends and they fight': 'Un ennemi touché, le mouvement s’arrête et l’on se bat',
  'One character each in turns; who has no one left is skipped':
    'Un personnage chacun à son tour ; qui n’en a plus passe',
  'One character of each type, the second one is refused': 'Un personnage de chaque type, le second est refusé',
  'One deploys within five units of the edge': 'On se déploie à cinq unités du bord',
  'One gets on stairs at their foot, not at the side': 'On prend un escalier par le pied, pas par le côté',
  'One joins without seeing the marker, as a house rule': 'On se joint sans voir le marqueur, en règle maison',
  'One may deploy on a floor in the zone': 'On peut se déployer sur un plancher dans la zone',
  'One may go to and fro between characters': 'On peut aller et venir entre personnages',
  'One may stand across the edge of a ruin, as a house rule':
    'On peut être à cheval sur le bord d’une ruine, en règle maison',
  'One shot at a time, each with its own roll': 'Un tir après l’autre, chacun avec son jet',
  'One shot in a hole is taken off where his owner wants that':
    'Qui est abattu dans un trou est retiré si son joueur le veut',
  'One token buys no grenade and no climb, and no shot with aim':
    'Un pion n’achète ni grenade ni escalade, ni tir visé',
  'One token, along any path, as far as the card says': 'Un pion, par n’importe quel chemin, jusqu’où dit la carte',
  'One unit of it on a level is enough': 'Une unité sur un niveau suffit',
  'One victim a turn, as a house rule': 'Une victime par tour, en règle maison',
  'One victim a turn, in however many areas': 'Une seule victime par tour, quel que soit le nombre de zones',
  'One weapon a turn': 'Une arme par tour',
  'One weapon a turn, as a house rule': 'Une arme par tour, en règle maison',
  'One who has taken cover cannot take it a second time':
    'Qui est à terre ne peut pas se mettre à terre une seconde fois',
  'One who is suppressed on the way loses the shot': 'Qui tombe sous suppression en route perd le tir',
  'One with the symbol begins it with one more, a machine gunner alone':
    'Qui a le symbole l’initie avec un autre, un mitrailleur tout seul',
  'Only an enemy in sight may be shot at': 'On ne tire que sur un ennemi en vue',
  'Only coming in from outside sets it off, as a house rule':
    'Seule une entrée de l’extérieur le déclenche, en règle maison',
  'Only enemies are hit by it, as a house rule': 'Seuls les ennemis sont touchés, en règle maison',
  'Only smoke keeps markers out, as a house rule': 'Seule la fumée empêche les marqueurs, en règle maison',
  'Only the first shot may be aimed, as a house rule': 'Seul le premier tir peut être visé, en règle maison',
  'Only the first shot of a turn may be aimed': 'Seul le premier tir d’un tour peut être visé',
  'Only the mover has to be outside, as a house rule': 'Seul celui qui se déplace doit être dehors, en règle maison',
  'Only the part within two units is ignored, as a house rule':
    'Seule la partie à moins de deux unités est ignorée, en règle maison',
  'Only the place aimed at must be clear of friends': 'Seul le point visé doit être libre d’amis',
  'Only what the card lists, and close combat always': 'Seulement ce que liste la carte, et toujours le Corps à Corps',
  'Only where it comes down counts': 'Seul compte l’endroit où elle tombe',
  'Opportunity fire is an attack: who has laid it lays no suppression fire':
    'Le Tir d’Opportunité est une attaque : qui l’a posé n’initie pas de suppression',
  'Out of his own window he shoots unhindered': 'De sa fenêtre il tire sans gêne',
  'Out of the area and in again there is a second offer': 'Sortie de la zone et revenue, un deuxième tir est offert',
  'Out of the area he is still suppressed for that turn': 'Sorti de la zone il est encore sous suppression ce tour-là',
  'Out of the area he still throws as one who is suppressed': 'Hors de la zone il lance encore comme sous suppression',
  'Out of the area he throws as ever': 'Hors de la zone il lance comme toujours',
  'Over total cover only to five units': 'Par-dessus une obstruction jusqu’à cinq unités seulement',
  'Over total cover only to ten units': 'Par-dessus une obstruction jusqu’à dix unités seulement',
  'Over total cover only within the sure range': 'Par-dessus une obstruction seulement à distance sûre',
  'Panic takes away the markers of the one who panics': 'La panique ôte les marqueurs de qui panique',
  'Partly behind partial cover is in the open': 'En partie derrière un couvert, c’est à découvert',
  'Partly behind partial cover is in the open, as a house rule':
    'En partie derrière un couvert, c’est à découvert, en règle maison',
  'Partly behind partial cover is partial cover': 'En partie derrière un couvert, c’est à couvert',
  'Partly hidden by total cover is partial cover': 'Caché en partie par une obstruction, c’est à couvert',
  'Partly out from under the balcony he is seen': 'En partie hors du balcon on le voit',
  'Passing the objective is not enough, as a house rule': 'Passer par l’objectif ne suffit pas, en règle maison',
  'Seen bit by bit through a slit he is in the open': 'Vu morceau par morceau par une fente il est à découvert',
  'Seen from one and the same point, as a house rule': 'Vu d’un seul et même point, en règle maison',
  'Shock ends when his side’s next turn begins, as a house rule':
    'Le choc finit au début du prochain tour de son camp, en règle maison',
  'Shock ends when the turn after the missed one begins, as a house rule':
    'Le choc finit au début du tour après le tour manqué, en règle maison',
  'Shock ends with his side’s next turn, as a house rule':
    'Le choc finit avec le prochain tour de son camp, en règle maison',
  'Shock ends with the round': 'Le choc finit avec la manche',
  'Shock lasts until his side’s next turn begins': 'Le choc dure jusqu’au début du prochain tour de son camp',
  'Shock lasts until the end of his side’s next turn': 'Le choc dure jusqu’à la fin du prochain tour de son camp',
  'Shock lasts until the round ends': 'Le choc dure jusqu’à la fin de la manche',
  'Shock lasts until the turn ends': 'Le choc dure jusqu’à la fin du tour',
  'Shock shelters from a frag grenade as Take Cover does':
    'Le choc protège d’une grenade à fragmentation comme À Terre !',
  'Shooting inside the area sets it off too': 'Tirer dans la zone le déclenche aussi',
  'Shooting inside the area sets nothing off': 'Tirer dans la zone ne déclenche rien',
  'Shot at on a ladder nobody takes cover, on stairs he may':
    'Visé sur une échelle personne ne se met à terre, dans un escalier oui',
  'Shot dead on the way, the game is decided there': 'Tuée en chemin, la partie se décide là',
  'Shot declared, cover, aim, cover again, then dice': 'Tir déclaré, À Terre !, visée, encore À Terre !, puis les dés',
  'Shots rolled one by one wound one by one': 'Les tirs faits un à un blessent un à un',
  'Six tokens in one own turn, then the other side is on': 'Six pions à son tour, puis c’est à l’autre camp',
  'Smoke in the street covers nobody upstairs': 'La fumée dans la rue ne couvre personne à l’étage',
  'Smoke is partial cover five units across, for two turns':
    'La fumée est un couvert de cinq unités de large, pour deux tours',
  'Smoke lies on the level where it has burst': 'La fumée reste au niveau où elle a éclaté',
  'Smoke on the marker ends suppression': 'La fumée sur le marqueur met fin à la suppression',
  'Smoke rises to the level above, as a house rule': 'La fumée monte au niveau du dessus, en règle maison',
  'So many extra actions for each friend': 'Tant d’actions en plus pour chaque ami',
  'Stairs are got on at their foot and off at their head':
    'On prend un escalier par le pied et on le quitte par la tête',
  'Stairs take a second token, as a house rule': 'Un escalier coûte un deuxième pion, en règle maison',
  'Stepping into the hole of the beaten sets off a watch like a move':
    'Prendre l’emplacement du vaincu déclenche un Tir d’Opportunité comme un mouvement',
  'Struck first, one strikes back with the red side’s dice, as a house rule':
    'Frappé en premier, on riposte avec les dés du côté rouge, en règle maison',
  'Struck in turns, an exchange is counted whole all the same, as a house rule':
    'À tour de rôle, un échange se compte tout de même entier, en règle maison',
  'Suppressed for the turn, though the fire has ended': 'Sous suppression pour le tour, même si le tir a pris fin',
  'Suppressed in this turn, a watcher sleeps to its end':
    'Un guetteur sous suppression dans ce tour dort jusqu’à sa fin',
  'Suppressed only while he is there, as a house rule': 'Sous suppression seulement tant qu’il y est, en règle maison',
  'Suppression ends with the round': 'La suppression finit avec la manche',
  'Sure to ten units, to fifteen with a roll': 'Sûre jusqu’à dix unités, jusqu’à quinze avec un jet',
  'Taking cover adds one, in the open and behind a wall': 'Être à terre ajoute un, à découvert et derrière un mur',
  'Taking cover ends the own watch': 'Se mettre à terre met fin à son Tir d’Opportunité',
  'Taking cover inside sets nothing off, as a house rule':
    'Se mettre à terre dans la zone ne déclenche rien, en règle maison',
  'Taking cover is no help against a grenade': 'Être à terre ne sert à rien contre une grenade',
  'Taking cover makes a frag grenade hit on a 5': 'À terre, une grenade à fragmentation touche sur 5',
  'Taking cover protects from a burst, as a house rule': 'Être à terre protège d’une explosion, en règle maison',
  'Tall trees cover those upstairs': 'De grands arbres couvrent ceux de l’étage',
  'Ten units at most, and every throw may scatter': 'Dix unités au plus, et tout lancer peut se disperser',
  'Ten units is short range, a hair more is long': 'Dix unités sont une courte distance, un cheveu de plus une longue',
  'The actions of the card are for each turn, the other side’s too':
    'Les actions de la carte valent pour chaque tour, celui de l’autre aussi',
  'The actions of the card are for the whole round': 'Les actions de la carte valent pour toute la manche',
  'The area is the range from the marker, edge to edge': 'La zone est la portée depuis le marqueur, de bord à bord',
  'The area reaches every level, as a house rule': 'La zone atteint tous les niveaux, en règle maison',
  'The bank one stands on covers him, and not those he shoots at':
    'La butte où il se tient le couvre, pas ceux qu’il vise',
  'The bank one stands on gives no cover, as a house rule': 'La butte où l’on se tient ne couvre pas, en règle maison',
  'The base stays wholly on the floor': 'Le socle reste tout entier sur le plancher',
  'The body stays where he fell, and is cover': 'La dépouille reste où il est tombé, et c’est un couvert',
  'The card is lost when both are gone, and counts as one':
    'La carte est perdue quand les deux sont tombés, et compte pour un',
  'The corner one leans on does not hinder the shot': 'L’angle contre lequel on est ne gêne pas le tir',
  'The corner one leans on does not hinder the shot, as a house rule':
    'L’angle contre lequel on est ne gêne pas le tir, en règle maison',
  'The corner one leans on gives the target cover, as a house rule':
    'L’angle contre lequel on est couvre la cible, en règle maison',
  'The cover of shock is of no use at five units': 'À terre par le choc, cela ne sert à rien à cinq unités',
  'The dice of suppression fire hit no friends': 'Les dés de la suppression ne touchent pas d’amis',
  'The extra actions are a pool for all': 'Les actions en plus sont une réserve pour tous',
  'The extra actions are a pool for all, as a house rule':
    'Les actions en plus sont une réserve pour tous, en règle maison',
  'The fallen are taken off the table': 'Les morts sont retirés de la table',
  'The far part of the wood one stands in covers the target': 'Le bout du bois où l’on se tient couvre la cible',
  'The first of the card is no loss': 'Le premier de la carte n’est pas une perte',
  'The marker is not laid on a base': 'Le marqueur ne se pose pas sur un socle',
  'The marker may be laid on a base': 'Le marqueur peut se poser sur un socle',
  'The more points deploy first': 'Qui a le plus de points se déploie d’abord',
  'The move ends at the contact; who survives may act again':
    'Le mouvement s’arrête au contact ; qui survit peut encore agir',
  'The nearest friend within two units tests his nerves': 'L’ami le plus proche à deux unités fait le test de choc',
  'The next six goes to whoever is lowest then': 'Le six suivant va à qui est alors le plus faible',
  'The range is that of who laid the marker': 'La portée est celle de qui a posé le marqueur',
  'The second arrives in his side’s next turn, touching the edge':
    'Le deuxième arrive au tour suivant de son camp, en touchant le bord',
  'The second does not come in the turn in which the first fell':
    'Le second ne vient pas dans le tour où le premier est tombé',
  'The second player starts without tokens, as a house rule': 'Le deuxième joueur commence sans pions, en règle maison',
  'The shot comes before the move or after it': 'Le tir vient avant ou après le mouvement',
  'The shot costs a token and an action': 'Le tir coûte un pion et une action',
  'The shot is free and counts for nothing': 'Le tir ne coûte rien et ne compte pas',
  'The shot may be aimed for a token': 'Le tir peut être visé pour un pion',
  'The shot may be declined, as a house rule': 'On peut renoncer au tir, en règle maison',
  'The shot may come half-way': 'Le tir peut venir à mi-chemin',
  'The shot of a Move & Fire may be aimed': 'Le tir d’un Tir d’Assaut peut être visé',
  'The shots of both weapons count together': 'Les tirs des deux armes comptent ensemble',
  'The step into a hole is free, the difficult ground about it is not':
    'Le pas dans le trou est gratuit, le terrain difficile autour ne l’est pas',
  'The step into a round base is measured, as a house rule': 'Le pas dans un socle rond se mesure, en règle maison',
  'The suppressed attack nobody, but throw to five units':
    'Sous suppression on n’attaque pas, mais on lance jusqu’à cinq unités',
  'The suppressed do not shoot': 'Sous suppression on ne tire pas',
  'The suppressed may still lay a watch, which is no attack': 'Sous suppression on peut poser un Tir d’Opportunité',
  'The suppressed only throw and fight, as a house rule':
    'Sous suppression on ne peut que lancer et se battre, en règle maison',
  'The suppressed throw to five units and fight, and attack no other way':
    'Sous suppression on lance jusqu’à cinq unités et on se bat, sans autre attaque',
  'The watch outlasts a wound, as a house rule': 'Le Tir d’Opportunité reste après une blessure, en règle maison',
  'The watcher fires as soon as the runner is in range': 'Il tire dès que le coureur est à portée',
  'The watcher may fire as soon as the runner is in range': 'Il peut tirer dès que le coureur est à portée',
  'The whole base in the zone, as a house rule': 'Tout le socle dans la zone, en règle maison',
  'The whole base stays on the table': 'Tout le socle reste sur la table',
  'The winner may step into the hole of the beaten': 'Le vainqueur peut prendre l’emplacement du vaincu',
  'The winner steps in, and the body is taken off': 'Le vainqueur entre, et la dépouille est retirée',
  'The wood one stands in gives the target no cover': 'Le bois où l’on se tient ne couvre pas la cible',
  'The wounded have fewer dice from the next exchange on': 'Les blessés ont moins de dés dès l’échange suivant',
  'The wounded strike back with the red side’s dice': 'Les blessés ripostent avec les dés du côté rouge',
  'Their own friends are suppressed as well': 'Leurs propres amis sont aussi sous suppression',
  'Those a scenario names must all fall': 'Tous ceux que nomme le scénario doivent tomber',
  'Those in reach of a frag grenade may take cover, as a house rule':
    'Qui est à portée d’une grenade à fragmentation peut se mettre à terre, en règle maison',
  'Those who are to survive must all do so': 'Ceux qui doivent survivre le doivent tous',
  'Those with the same lowest die roll again, and they alone':
    'Ceux qui ont le même dé le plus bas relancent, et eux seuls',
  'Three actions of the card and two of the leader': 'Trois actions de la carte et deux du chef',
  'Three dice in the open: a 4 wounds, two sixes eliminate': 'Trois dés à découvert : un 4 blesse, deux six éliminent',
  'Three walls in between: nothing can hit': 'Trois murs entre les deux : rien ne peut toucher',
  'Through a friend, but not onto him': 'À travers un ami, mais pas sur lui',
  'Through the middle of a screen it counts twice': 'À travers le milieu d’un écran elle compte deux fois',
  'Thrown as far as one likes, as a house rule': 'Lancée aussi loin qu’on veut, en règle maison',
  'Thrown past total cover at any range, as a house rule':
    'Lancée par-dessus une obstruction à toute distance, en règle maison',
  'Thrown to 12 units, as a house rule': 'Lancée jusqu’à 12 unités, en règle maison',
  'Thrown to 20 units, as a house rule': 'Lancée jusqu’à 20 unités, en règle maison',
  'To fight one in a round base, the way to his own base must be had':
    'Pour combattre qui est dans un socle rond, il faut le chemin jusqu’à son socle',
  'Tokens bid add to the die': 'Les pions misés s’ajoutent au dé',
  'Too far for his weapon, he fires where she comes near enough':
    'Trop loin pour son arme, il tire où elle vient assez près',
  'Too far for his weapon, the shot is lost, as a house rule':
    'Trop loin pour son arme, le tir est perdu, en règle maison',
  'Total cover cannot be entered or crossed': 'On n’entre pas dans une obstruction et on ne la traverse pas',
  'Touching the enemy’s objective wins, whatever the losses':
    'Toucher l’objectif ennemi gagne, quelles que soient les pertes',
  'Touching the rim is contact, as a house rule': 'Toucher le bord est un contact, en règle maison',
  'Twelve tokens each, then both bid for the initiative': 'Douze pions chacun, puis tous deux misent pour l’initiative',
  'Two blocks that meet at a corner leave no gap': 'Deux blocs qui se touchent par un coin ne laissent pas de jour',
  'Two enemies touched at once: the mover says whom she fights first':
    'Deux ennemis touchés à la fois : qui se déplace dit lequel il combat d’abord',
  'Two leaders add up, as a house rule': 'Deux chefs s’additionnent, en règle maison',
  'Two of four are half, however little they are worth': 'Deux sur quatre font la moitié, si peu qu’ils vaillent',
  'Two of the same card have each their own actions': 'Deux de la même carte ont chacun leurs actions',
  'Two of three are not half of the points': 'Deux sur trois ne font pas la moitié des points',
  'Two priority weapons strike at once': 'Deux armes prioritaires frappent ensemble',
  'Two saved tokens are seven in the next turn': 'Deux pions gardés en font sept au tour suivant',
  'Two shots are rolled as one, and wound once': 'Deux tirs se jettent comme un seul, et blessent une fois',
  'Two sixes of a grenade are two wounds and no head shot':
    'Deux six d’une grenade font deux blessures et pas de Headshot',
  'Two sixes of suppression fire are two plain wounds': 'Deux six de suppression font deux simples blessures',
  'Two sixes on one victim are two plain wounds, as a house rule':
    'Deux six sur une victime font deux simples blessures, en règle maison',
  'Two upstairs see each other over a tank': 'Deux à l’étage se voient par-dessus un char',
  'Two walls are no better than one': 'Deux murs ne valent pas mieux qu’un',
  'Two walls count twice': 'Deux murs comptent deux fois',
  'Two walls in one move are paid for once, as a house rule':
    'Deux murs en un mouvement se paient une fois, en règle maison',
  'Two walls in one move are paid for twice': 'Deux murs en un mouvement se paient deux fois',
  'Two walls in one move cost no more than one': 'Deux murs en un mouvement ne coûtent pas plus qu’un',
  'Two watchers at one place: each has his shot': 'Deux guetteurs au même endroit : chacun a son tir',
  'Under a roof a grenade goes to five units, and surely to two':
    'Sous un toit une grenade va jusqu’à cinq unités, sûre jusqu’à deux',
  'Up one ladder and down another costs two tokens in all':
    'Monter une échelle et en descendre une autre coûte deux pions en tout',
  'Up the stairs: three units, one token, the whole of a Move of four':
    'En haut de l’escalier : trois unités, un pion, tout un mouvement de quatre',
  'Upstairs one is out of the area': 'À l’étage on est hors de la zone',
  'Upwards with a single die he needs to aim': 'Vers le haut avec un seul dé il lui faut viser',
  'Walked across below, stairs take one unit as well': 'Traversé en bas, un escalier ôte aussi une unité',
  'What a force may cost is agreed as a total, not as a maximum':
    'La valeur d’une force se convient comme un total, non comme un maximum',
  'What is wider than the Move cannot be crossed': 'Ce qui est plus large que le Mouvement ne peut être franchi',
  'What leans against the house is looked over': 'Ce qui s’appuie à la maison se voit d’en haut',
  'What lies beyond two units of a near element still covers':
    'Ce qui dépasse deux unités d’un décor proche couvre encore',
  'What no rule covers is settled with a die': 'Ce qu’aucune règle ne prévoit se règle au dé',
  'What reaches more than half a unit beyond the house blocks':
    'Ce qui dépasse la maison de plus d’une demi-unité bloque',
  'What stands upstairs does not count as scenery, as there are no levels':
    'Ce qui est à l’étage ne compte pas comme élément, faute de niveaux',
  'What the pool has given is gone for the whole round': 'Ce que la réserve a donné est dépensé pour tout le round',
  'When both have spent all, twelve new tokens and a new bid':
    'Quand les deux ont tout dépensé, douze nouveaux pions et une nouvelle mise',
  'When suppression ends the watch is awake again': 'La suppression finie, le Tir d’Opportunité se réveille',
  'When the first has fallen, only the second of the card may come':
    'Le premier de la carte tombé, seul le deuxième peut venir',
  'Where neither has dice the fight ends': 'Quand aucun n’a de dés, le combat s’arrête',
  'Where there are neither stairs nor ladder nobody climbs':
    'Là où il n’y a ni escalier ni échelle, personne ne grimpe',
  'Who can do nothing has to spend nothing': 'Qui ne peut rien faire n’a rien à dépenser',
  'Who deploys first goes first, as a house rule': 'Qui se déploie en premier commence, en règle maison',
  'Who deploys last goes first, as a house rule': 'Qui se déploie en dernier commence, en règle maison',
  'Who does not see the marker does not join': 'Qui ne voit pas le marqueur ne se joint pas',
  'Who has fired may join suppression fire': 'Qui a tiré peut se joindre à la suppression',
  'Who has nobody left has lost': 'Qui n’a plus personne a perdu',
  'Who has shot may begin it, but not join': 'Qui a tiré peut l’initier, mais pas s’y joindre',
  'Who has thrown lays no suppression fire': 'Qui a lancé n’initie pas de suppression',
  'Who has won stays where he stands': 'Qui a gagné reste où il est',
  'Who is struck down does not strike back': 'Qui est abattu ne riposte pas',
  'Who is struck down strikes back all the same': 'Qui est abattu riposte quand même',
  'Who is to eliminate two wins with the second': 'Qui doit en éliminer deux gagne au deuxième',
  'Who is to hold a place must be there alone': 'Qui doit tenir un lieu doit y être seul',
  'Who no longer sees the marker fires on': 'Qui ne voit plus le marqueur continue de tirer',
  'Who rolls higher lays out the table, the other picks the edge':
    'Le plus haut jet installe la table, l’autre choisit le bord',
  'Who stands under the same roof throws as ever': 'Qui est sous le même toit lance comme toujours',
  'Whoever deploys stands up': 'Qui se déploie n’est pas à terre',
  'Whoever has fought hand to hand begins no suppression in that turn':
    'Qui s’est battu au corps à corps ne commence pas de suppression ce tour-là',
  'Whoever has lost the smaller share is ahead, not the fewer points':
    'Est en tête qui a perdu la plus petite part, non le moins de points',
  'Whoever stands around a burst is hit once, from the lowest up':
    'Qui est autour d’une explosion est touché une fois, du plus faible au plus fort',
  'Wholly behind total cover nobody is seen, nor sees':
    'Tout entier derrière une obstruction on n’est pas vu, et on ne voit pas',
  'Wholly inside a ruin or wholly clear of it, never across its edge':
    'Tout dans une ruine ou tout dehors, jamais à cheval sur son bord',
  'Wholly under the balcony he is not seen': 'Tout entier sous le balcon on ne le voit pas',
  'Wire and mud give no cover': 'Barbelés et boue ne couvrent pas',
  'Wire and open water are not entered': 'On n’entre pas dans les barbelés ni dans l’eau',
  'With a Move of five the same way is allowed': 'Avec un mouvement de cinq le même chemin est permis',
  'With equal points the lower roll deploys first': 'À points égaux le plus bas jet se déploie d’abord',
  'With inches the bases are a little smaller': 'En pouces les socles sont un peu plus petits',
  'With one token nobody climbs a ladder': 'Avec un pion personne ne monte à une échelle',
  'With the last token the turn is over': 'Avec le dernier pion le tour finit',
  'With the last turn the game is won by whom the scenario names':
    'Au dernier tour gagne celui que le scénario désigne',
  'With the whole base in view he is in the open': 'Avec tout le socle en vue il est à découvert',
  'With three moves made nobody takes a body out any more':
    'Trois mouvements faits, personne ne sort plus une dépouille',
  'Within five units of a leader one may do more': 'À cinq unités d’un chef on peut en faire plus',
  'Without a line, as short throws go, as a house rule': 'Sans ligne, comme les lancers courts, en règle maison',
  'Without a token there is no shot and the marker stays': 'Sans pion pas de tir, et le marqueur reste',
  'Without a weapon on the card there is no Move & Fire': 'Sans arme sur la carte il n’y a pas de Tir d’Assaut',
  'Without saved tokens no cover is offered': 'Sans pions en réserve, À Terre ! n’est pas offert',
  'Without the option nobody loses his nerve': 'Sans cette option personne ne panique',
  'Wounded where he touches the objective, he has reached it': 'Blessé où il touche l’objectif, il l’a atteint',
  'Wounds go to whoever is lowest then, as a house rule':
    'Les blessures vont à qui est alors le plus faible, en règle maison',
});
