import type { Messages } from '../messages.ts';
import { rulings } from './rulings.ts';

/** As the edition tactic-2.2 has it; where it has no such rule, the text says which one does. Others: `rulesIn`. */
export const rules: Messages['rules'] = {
  // SETUP, TURN and WIN.
  'SETUP-1': {
    title: 'Mise en place de la table',
    text: 'Chacun lance un dé ; le plus haut met en place la table, l’autre choisit un bord et le premier reçoit le bord d’en face.',
  },
  'SETUP-2': {
    title: 'Taille des forces',
    text: 'Avant la partie, les deux camps conviennent d’un total approximatif de points pour leurs forces.',
  },
  'SETUP-3': {
    title: 'Pas de doublons',
    text: 'Seulement dans les règles de 2009 : une force contient un personnage de chaque type. Ici, la même carte peut y figurer plusieurs fois.',
  },
  'SETUP-4': {
    title: 'Quantité de décors',
    text: 'Seulement dans la bêta et les règles italiennes : au moins autant d’éléments que de personnages des deux camps réunis.',
  },
  'SETUP-5': {
    title: 'Qui se déploie en premier',
    text: 'La force qui a le plus de points se déploie d’abord ; à points égaux, chacun lance un dé et le plus bas se déploie d’abord.',
  },
  'SETUP-6': {
    title: 'Déploiement alterné',
    text: 'Les camps placent chacun un personnage à tour de rôle, jusqu’à ce que tous soient sur la table.',
  },
  'SETUP-7': {
    title: 'Zone de déploiement',
    text: 'Un personnage se déploie avec son socle à 5u au plus de son propre bord de table.',
  },
  'SETUP-8': { title: 'Pions au départ', text: 'Les deux camps commencent avec 5 pions Action devant eux.' },
  'SETUP-9': {
    title: 'Commencer à terre',
    text: 'Seulement dans la bêta : chaque personnage commence la partie avec un marqueur À Terre ! Ici, personne.',
  },
  'SETUP-10': {
    title: 'Armes achetées',
    text: 'Seulement dans la bêta : des grenades supplémentaires s’achètent en points et se distribuent après le déploiement.',
  },
  'SETUP-11': {
    title: 'Taille de la table',
    text: 'La table mesure au moins 24u sur 24u, soit 60 cm sur 60 cm.',
  },
  'SETUP-12': {
    title: 'Deux fois la même faction',
    text: 'Les deux camps peuvent aligner la même faction ; la bêta le dit, les autres éditions ne l’interdisent pas.',
  },
  'SETUP-13': {
    title: 'Déclarer les décors',
    text: 'Avant de jouer, on convient pour chaque élément de décor s’il est une obstruction ou un couvert.',
  },
  'SETUP-14': {
    title: 'La carte de référence',
    text: 'Une carte indique nom, rôle, points et faction, ce que peut faire le personnage, ses armes et leurs dés, et a un côté blessé.',
  },
  'TURN-1': { title: 'Tours alternés', text: 'Les deux camps jouent leurs tours l’un après l’autre.' },
  'TURN-2': {
    title: 'Qui commence',
    text: 'Chacun lance un dé et le plus haut joue le premier tour ; les règles de démarrage elles-mêmes ne le disent pas.',
  },
  'TURN-3': { title: 'Revenu', text: 'Un camp reçoit 5 pions Action au début de chacun de ses tours.' },
  'TURN-4': { title: 'Pions en réserve', text: 'Les pions non dépensés sont gardés en réserve, sans limite.' },
  'TURN-5': {
    title: 'Dépense sans limite',
    text: 'Un camp peut dépenser en un tour tout ce qu’il a ; seules les règles de 2009 fixent une limite.',
  },
  'TURN-6': {
    title: 'En dépenser au moins un',
    text: 'À chacun de vos tours vous dépensez au moins un pion, tant que quelque chose peut être fait avec.',
  },
  'TURN-7': {
    title: 'Nombre d’actions',
    text: 'Un personnage ne fait pas plus d’actions par tour que sa carte n’en permet, sauf avec l’aide d’un chef.',
  },
  'TURN-8': {
    title: 'Ce que peut faire un personnage',
    text: 'Seulement ce qu’indique sa carte ; le Corps à Corps et À Terre ! sont ouverts à tous.',
  },
  'TURN-9': {
    title: 'Dans n’importe quel ordre',
    text: 'Vous pouvez passer d’un personnage à l’autre à votre guise et revenir au premier plus tard dans le tour.',
  },
  'TURN-10': {
    title: 'Pions dépensés',
    text: 'Un pion dépensé est posé sur la carte du personnage et ne sert plus.',
  },
  'TURN-11': { title: 'Plus de pions', text: 'Sans pions il n’y a plus d’action, et votre tour est fini.' },
  'TURN-12': {
    title: 'Au tour de l’autre camp',
    text: 'Hors de votre tour, les pions paient des réactions : se mettre à terre, et viser lors d’un Tir d’Opportunité.',
  },
  'TURN-13': {
    title: 'Reprendre un coup',
    text: 'On convient avant la partie jusqu’où l’on peut revenir en arrière ; la bêta ne le permet pas du tout.',
  },
  'TURN-14': {
    title: 'Actions doubles',
    text: 'Une action qui coûte deux pions compte pour deux des actions de la carte.',
  },
  'TURN-15': {
    title: 'Ce qu’aucune règle ne prévoit',
    text: 'Une question sans règle se tranche au dé, comme le propose la bêta ; le jet libre sert à cela.',
  },
  'WIN-1': {
    title: 'Gagner une Escarmouche',
    text: 'Vous l’emportez dès que des personnages valant la moitié des points ennemis, ou plus, sont éliminés.',
  },
  'WIN-2': {
    title: 'Objectifs d’une Mission',
    text: 'Dans une Mission chaque camp désigne un élément de décor situé au moins en partie dans sa zone ; l’ennemi doit l’atteindre.',
  },
  'WIN-3': {
    title: 'Atteindre l’objectif',
    text: 'Dans une Mission, un seul socle qui touche l’objectif adverse donne aussitôt la victoire.',
  },
  'WIN-4': {
    title: 'Gagner une Mission par les pertes',
    text: 'Dans une Mission aussi, un camp l’emporte en éliminant la moitié des personnages ennemis.',
  },
  'WIN-5': {
    title: 'Scénarios',
    text: 'Seulement dans la bêta : un scénario a ses propres conditions de victoire.',
  },
  'WIN-6': {
    title: 'Les deux à la fois',
    text: 'Si les deux camps atteignent leur but au même moment, l’emporte celui dont c’est le tour.',
  },
  'WIN-7': {
    title: 'Finir plus tôt',
    text: 'Un camp peut abandonner, et les deux ensemble convenir d’un match nul ou arrêter et compter les pertes ; cela vient de nous.',
  },
  // MOVE.
  'MOVE-1': {
    title: 'Se déplacer',
    text: 'Un pion déplace un personnage jusqu’à son Mouvement en u, sur n’importe quel trajet, en pivotant librement.',
  },
  'MOVE-2': {
    title: 'Limite de mouvement',
    text: 'Aucun personnage ne dépense plus de trois pions de mouvement par tour.',
  },
  'MOVE-3': {
    title: 'Grimper',
    text: 'Un mouvement où l’on grimpe ou descend coûte deux pions, et ne peut finir en haut qu’avec le socle entier.',
  },
  'MOVE-4': {
    title: 'Franchir des obstacles',
    text: 'Un couvert se franchit en un mouvement s’il est haut de 2u au plus et pas plus large que le Mouvement ; cela coûte un pion de plus.',
  },
  'MOVE-5': {
    title: 'Amis',
    text: 'On peut passer à travers les amis, mais les socles ne se chevauchent pas à la fin du mouvement.',
  },
  'MOVE-6': {
    title: 'Ennemis en chemin',
    text: 'On ne passe pas à travers un ennemi ; le toucher commence un Corps à Corps.',
  },
  'MOVE-7': {
    title: 'Une obstruction bloque',
    text: 'Personne ne peut entrer dans une obstruction ni la traverser.',
  },
  'MOVE-8': {
    title: 'Socles scéniques ronds',
    text: 'Un personnage qui touche un socle rond de 60 mm peut prendre gratuitement un emplacement libre ; on ne s’y tient nulle part ailleurs.',
  },
  'MOVE-9': {
    title: 'Terrain difficile',
    text: 'Seulement dans la bêta : un terrain difficile retire 1u à chaque mouvement.',
  },
  'MOVE-10': {
    title: 'Terrain infranchissable',
    text: 'Nommé seulement dans la bêta ; ici aussi, ce qui est déclaré infranchissable n’est ni occupé ni traversé, mais on voit à travers.',
  },
  'MOVE-11': {
    title: 'Niveaux',
    text: 'Seulement dans la bêta : on gagne les étages par escaliers, échelles ou rampes. Ici on grimpe.',
  },
  'MOVE-12': {
    title: 'Quitter un palier',
    text: 'Seulement dans la bêta : du palier d’une échelle ou d’un escalier, le mouvement suivant repart du haut ou du bas.',
  },
  'MOVE-13': {
    title: 'Une dépouille dans un emplacement',
    text: 'Seulement dans la bêta : un personnage abattu dans un emplacement peut y être laissé et le ferme jusqu’à ce qu’on l’en sorte.',
  },
  'MOVE-14': {
    title: 'Sol douteux',
    text: 'Sur un sol comme celui d’une ruine, un socle peut se tenir partout où il a de la place.',
  },
  // FIRE, ATK, AIM, MF and TC.
  'FIRE-1': {
    title: 'Déclarer un tir',
    text: 'Nommez le tireur et un ennemi en ligne de vue ; chaque tir coûte un pion.',
  },
  'FIRE-2': {
    title: 'Courte et longue distance',
    text: 'Jusqu’à 10u compris, une arme lance ses dés de courte distance, au-delà ses dés de longue distance.',
  },
  'FIRE-3': {
    title: 'Le score pour toucher',
    text: 'Un dé touche sur 4 ou plus à découvert et sur 5 ou plus à couvert ; une cible à terre ajoute un point.',
  },
  'FIRE-4': {
    title: 'Réussites d’un tir',
    text: 'Quel que soit le nombre de réussites, un tir fait une blessure au plus.',
  },
  'FIRE-5': {
    title: 'Headshot, le tir à la tête',
    text: 'Deux six dans le jet d’un même tir éliminent aussitôt la cible.',
  },
  'FIRE-6': {
    title: 'Tirs par tour',
    text: 'Une arme ne tire pas plus souvent en un tour que ne le dit la carte.',
  },
  'FIRE-7': {
    title: 'Un tir après l’autre',
    text: 'Chaque tir est déclaré, payé et lancé à part ; ce n’est que dans les règles de 2009 qu’on les lance ensemble.',
  },
  'FIRE-8': {
    title: 'Une arme par tour',
    text: 'Un personnage attaque avec une seule de ses armes par tour et ne peut pas en changer.',
  },
  'FIRE-9': {
    title: 'Déroulement d’un tir',
    text: 'Déclarer, puis la cible peut se mettre à terre, puis le tireur peut viser, puis la cible a une autre chance, puis lancer.',
  },
  'FIRE-10': {
    title: 'Au-delà du dé',
    text: 'S’il faut plus qu’un 6, rien ne touche, et les pions restent dépensés.',
  },
  'FIRE-11': {
    title: 'Cible plus haut',
    text: 'Seulement dans la bêta : un dé de moins contre une cible à un niveau supérieur.',
  },
  'ATK-1': {
    title: 'Ce qui est une attaque',
    text: 'Tir, Tir d’Assaut, Tir d’Opportunité, Tir de Suppression, grenade et Corps à Corps sont des attaques.',
  },
  'AIM-1': { title: 'Viser', text: 'Un pion de plus ajoute à un tir les dés de Viser de l’arme.' },
  'AIM-2': {
    title: 'Pas de visée en mouvement',
    text: 'Viser ne peut pas s’ajouter à un Tir d’Assaut.',
  },
  'MF-1': {
    title: 'Tir d’Assaut',
    text: 'Un pion paie un mouvement plus court avec un tir avant ou après, pas au milieu.',
  },
  'MF-2': {
    title: 'Comment compte le Tir d’Assaut',
    text: 'Il compte comme mouvement, parmi les trois pions du tour, et comme un des tirs de l’arme.',
  },
  'MF-3': {
    title: 'Tir d’Assaut et terrain',
    text: 'Seulement dans la bêta : ni pour entrer dans un terrain difficile ou en sortir, ni vers le haut.',
  },
  'TC-1': {
    title: 'Se mettre à terre',
    text: 'Un pion, à votre tour ou quand on vous tire dessus.',
  },
  'TC-2': {
    title: 'Effet d’À Terre !',
    text: 'Il faut un point de plus pour toucher un personnage à terre, en plus de ce que donne le terrain, et aussi à découvert.',
  },
  'TC-3': {
    title: 'Durée d’À Terre !',
    text: 'Le marqueur À Terre ! reste jusqu’à ce que le personnage fasse autre chose.',
  },
  'TC-4': {
    title: 'Trop près pour être à terre',
    text: 'À 5u ou moins, être à terre ne sert à rien, et on ne peut pas s’y mettre face à un tir venu de là.',
  },
  'TC-5': {
    title: 'Pas face au Tir d’Opportunité',
    text: 'Personne ne peut se mettre à terre en réponse à un Tir d’Opportunité.',
  },
  'TC-6': {
    title: 'Pas sur une échelle',
    text: 'Seulement dans la bêta : on ne se met pas à terre sur une échelle ni en grimpant une ruine.',
  },
  'TC-7': {
    title: 'Qui peut se mettre à terre',
    text: 'Quiconque a encore une action et un pion pour la payer, n’est pas déjà à terre et n’est pas sous le choc.',
  },
  // GREN and H2H.
  'GREN-1': { title: 'Coût d’une grenade', text: 'Jeter une grenade à main coûte deux pions.' },
  'GREN-2': {
    title: 'Portée d’un lancer',
    text: 'Jusqu’à 10u une grenade tombe où on le veut ; plus loin, jusqu’à 15u, elle peut se disperser.',
  },
  'GREN-3': {
    title: 'Voir le point visé',
    text: 'Jusqu’à 10u le lanceur n’a pas besoin de voir le point ; au-delà il le faut.',
  },
  'GREN-4': {
    title: 'Quand elle se disperse',
    text: 'Une grenade se disperse si elle est jetée au-delà de 10u, et toujours si le lanceur est sous suppression.',
  },
  'GREN-5': {
    title: 'Ampleur de la dispersion',
    text: 'Un dé décide : 5 ou 6 tombe juste, de 2 à 4 le marqueur bouge de 2u au plus, sur 1 de 4u au plus.',
  },
  'GREN-6': {
    title: 'Qui déplace le marqueur',
    text: 'L’autre camp déplace le marqueur d’une grenade qui se disperse.',
  },
  'GREN-7': {
    title: 'Qui est dans l’explosion',
    text: 'Tous ceux qui sont dans le rayon, amis ou ennemis, et qu’aucun couvert ne protège de l’explosion.',
  },
  'GREN-8': {
    title: 'Dés d’une explosion',
    text: 'Les dés de la carte sont lancés une fois pour toute l’explosion ; chaque 4 ou plus est une réussite.',
  },
  'GREN-9': {
    title: 'Blessures d’une explosion',
    text: 'Chaque réussite est une blessure, distribuée une à une par valeur de Corps à Corps croissante, puis de nouveau s’il en reste.',
  },
  'GREN-10': {
    title: 'Égalité dans une explosion',
    text: 'Entre valeurs de Corps à Corps égales, le lanceur choisit.',
  },
  'GREN-11': {
    title: 'Son propre camp dans l’explosion',
    text: 'Seulement dans la bêta : aucun lancer qui pourrait atteindre le lanceur ou un ami sans couvert.',
  },
  'GREN-12': {
    title: 'Où elle peut viser',
    text: 'N’importe quel point, même dans un couvert ou derrière.',
  },
  'GREN-13': {
    title: 'Types de grenade',
    text: 'Un seul type, dés et rayon selon la carte ; la bêta connaît grenades à fragmentation, offensives et fumigènes.',
  },
  'GREN-14': {
    title: 'Grenades supplémentaires',
    text: 'Seulement dans la bêta : des grenades à l’unité, un point chacune, qui peuvent se donner.',
  },
  'GREN-15': {
    title: 'Fumée',
    text: 'Seulement dans la bêta : une grenade fumigène fait un écran qui cache un temps ce qui est derrière.',
  },
  'GREN-16': {
    title: 'Par les portes et fenêtres',
    text: 'Seulement dans la bêta : positions couvertes d’un toit et ouvertures ne s’atteignent que de près.',
  },
  'GREN-17': { title: 'Lancer vers le haut', text: 'Seulement dans la bêta : un niveau plus haut au plus.' },
  'GREN-18': {
    title: 'Provision',
    text: 'Seulement dans la bêta : une grenade inscrite sur la carte ne s’épuise jamais et ne se donne pas.',
  },
  'H2H-1': {
    title: 'Début d’un Corps à Corps',
    text: 'Il commence dès qu’un mouvement met en contact deux socles ennemis, et ne coûte aucun pion.',
  },
  'H2H-2': {
    title: 'Réussites au Corps à Corps',
    text: 'Chaque camp lance ses dés de Corps à Corps ; un 5 ou un 6 est une réussite.',
  },
  'H2H-3': {
    title: 'Les deux frappent',
    text: 'À chaque échange les deux lancent, et même celui qui tombe riposte ; on continue jusqu’à une élimination.',
  },
  'H2H-4': {
    title: 'Blessures au Corps à Corps',
    text: 'Chaque réussite est une blessure ; une carte retournée compte à partir de l’échange suivant.',
  },
  'H2H-5': {
    title: 'Plusieurs contre un',
    text: 'Les Corps à Corps se règlent l’un après l’autre, dans l’ordre des contacts.',
  },
  'H2H-6': {
    title: 'Prendre l’emplacement',
    text: 'Seulement dans la bêta : le vainqueur peut entrer dans l’emplacement de celui qu’il a battu.',
  },
  'H2H-7': {
    title: 'Personne ne peut gagner',
    text: 'Si aucun des deux n’a de dés, le Corps à Corps prend fin et chacun reste où il est.',
  },
  'H2H-8': {
    title: 'Combattre dans un emplacement',
    text: 'L’occupant d’un socle scénique rond est atteint quand la distance jusqu’à son propre socle est parcourue.',
  },
  // OF and SF.
  'OF-1': {
    title: 'Poser un Tir d’Opportunité',
    text: 'Un pion place un marqueur sur n’importe quel point que voit le personnage.',
  },
  'OF-2': { title: 'Son rayon', text: 'La carte dit combien de u autour du marqueur sont surveillés.' },
  'OF-3': {
    title: 'Ce qui le déclenche',
    text: 'Un ennemi en vue qui arrive dans la zone du marqueur en se déplaçant.',
  },
  'OF-4': { title: 'Le tir', text: 'C’est un tir unique, gratuit, que l’on peut décliner.' },
  'OF-5': {
    title: 'Pas de réaction',
    text: 'La cible d’un Tir d’Opportunité ne peut pas se mettre à terre en réponse.',
  },
  'OF-6': {
    title: 'Quand il prend fin',
    text: 'Le marqueur disparaît une fois utilisé, ou quand le personnage fait autre chose.',
  },
  'OF-7': {
    title: 'Continuer',
    text: 'Un personnage qui a essuyé un tir en chemin continue le même mouvement s’il le peut encore.',
  },
  'OF-8': {
    title: 'Pendant la suppression',
    text: 'Le marqueur d’un personnage sous suppression reste, mais ne donne pas de tir.',
  },
  'SF-1': {
    title: 'Initier un Tir de Suppression',
    text: 'Un pion place un marqueur sur n’importe quel point en vue ; la carte doit porter le symbole.',
  },
  'SF-2': {
    title: 'Combien il en faut',
    text: 'Deux personnages doivent le mener, ou un seul avec une mitrailleuse.',
  },
  'SF-3': { title: 'Se joindre', text: 'Tout ami peut se joindre au tir pour un pion.' },
  'SF-4': {
    title: 'Être sous suppression',
    text: 'Un personnage qui est à un moment quelconque dans la zone du marqueur n’attaque pas ce tour, sauf grenades de près et Corps à Corps.',
  },
  'SF-5': { title: 'Les amis aussi', text: 'La suppression ne demande pas de quel camp on est.' },
  'SF-6': {
    title: 'Grenades sous suppression',
    text: 'Elles portent à 5u au plus et se dispersent toujours.',
  },
  'SF-7': {
    title: 'Cesser de tirer',
    text: 'Un personnage cesse de tirer s’il est blessé, éliminé ou fait autre chose.',
  },
  'SF-8': {
    title: 'Quand il prend fin',
    text: 'Il prend fin pour tous quand ils sont moins de deux et qu’aucun n’a de mitrailleuse.',
  },
  'SF-9': {
    title: 'Le jet',
    text: 'Au début de son tour le camp lance un dé par tireur ; un 6 blesse l’ennemi en vue dans la zone qui a la plus basse valeur de Corps à Corps.',
  },
  'SF-10': {
    title: 'Pas après une attaque',
    text: 'Un personnage qui a fait une autre attaque ce tour ne peut pas y prendre part.',
  },
  'SF-11': {
    title: 'Fumée sur le marqueur',
    text: 'Seulement dans la bêta : la fumée peut cacher le marqueur et faire cesser le tir.',
  },
  'SF-12': { title: 'Taille de la zone', text: 'Le rayon se mesure depuis le marqueur.' },
  'SF-13': { title: 'Rien ne protège du jet', text: 'Aucun couvert ne protège d’un 6 de ce jet.' },
  // WOUND, abilities (CMD, CAM) and what only the beta has (REIN, PSY, MULTI).
  'WOUND-1': {
    title: 'Première blessure',
    text: 'La carte est retournée sur son côté blessé, dont les valeurs comptent désormais.',
  },
  'WOUND-2': {
    title: 'Choc',
    text: 'Une nouvelle blessure apporte un marqueur Blessure, qui reste jusqu’à la fin du tour.',
  },
  'WOUND-3': {
    title: 'Sous le choc',
    text: 'Un personnage sous le choc ne fait plus rien, mais est aussi dur à toucher que s’il était à terre.',
  },
  'WOUND-4': {
    title: 'Éliminé',
    text: 'Une deuxième blessure, un headshot ou deux blessures d’une même explosion éliminent un personnage.',
  },
  'WOUND-5': {
    title: 'Les morts',
    text: 'Un personnage éliminé est retiré de la table ; ce n’est que dans la bêta que la dépouille reste.',
  },
  'CMD-1': {
    title: 'Commandement',
    text: 'Les amis à 5u ou moins d’un chef peuvent faire plus d’actions que leur propre nombre.',
  },
  'CMD-2': {
    title: 'Combien de plus',
    text: 'Chaque ami peut faire autant d’actions supplémentaires que le Commandement du chef.',
  },
  'CMD-3': {
    title: 'Elles coûtent toujours',
    text: 'Toute action supplémentaire se paie comme n’importe quelle autre.',
  },
  'CMD-4': { title: 'Le chef', text: 'Commander ne coûte au chef ni pions ni actions.' },
  'CAM-1': {
    title: 'Camouflage',
    text: 'À couvert, ce personnage compte toujours comme étant à terre.',
  },
  'REIN-1': {
    title: 'Cartes de renfort',
    text: 'Seulement dans la bêta : une carte avec deux personnages, un de chaque côté, dont un seul est sur la table à la fois.',
  },
  'REIN-2': {
    title: 'Arriver',
    text: 'Seulement dans la bêta : les renforts entrent par leur propre bord de table à un tour suivant.',
  },
  'REIN-3': {
    title: 'Touché une fois',
    text: 'Seulement dans la bêta : la moindre touche met un renfort hors de combat et retourne la carte.',
  },
  'REIN-4': {
    title: 'Comment elle compte',
    text: 'Seulement dans la bêta : la carte est perdue quand ses deux personnages le sont.',
  },
  'PSY-1': {
    title: 'Test de choc psychologique',
    text: 'Seulement dans la bêta, si on le veut : l’ami le plus proche d’un personnage touché, à 2u ou moins, doit lancer pour tenir.',
  },
  'PSY-2': {
    title: 'Panique',
    text: 'Seulement dans la bêta, si on le veut : un personnage qui panique ne fait rien d’autre qu’essayer de se ressaisir.',
  },
  'PSY-3': {
    title: 'Calmer',
    text: 'Seulement dans la bêta, si on le veut : un chef peut aider un ami à se ressaisir.',
  },
  'MULTI-1': {
    title: 'Batailles plus grandes',
    text: 'Dit seulement dans la bêta : des forces plus grandes ou plus petites ne changent rien aux règles, et il y a deux camps.',
  },
  // LOS and COVER.
  'LOS-1': {
    title: 'Mesurer',
    text: 'Les distances vont du point le plus proche d’un socle ou marqueur à celui de l’autre.',
  },
  'LOS-2': {
    title: 'Pas de ligne de vue',
    text: 'Une cible qu’une obstruction cache entièrement ne peut être ni vue ni prise pour cible.',
  },
  'LOS-3': {
    title: 'Cachée en partie',
    text: 'Si une obstruction ne cache qu’une partie de la cible, celle-ci est à couvert.',
  },
  'LOS-4': {
    title: 'En pleine vue',
    text: 'Si le socle de la cible se voit en entier, elle est à découvert.',
  },
  'LOS-5': {
    title: 'Derrière un couvert',
    text: 'La cible est à couvert quand toute ligne vers son socle croise un couvert ; si un point en est vu librement, elle est à découvert.',
  },
  'LOS-13': {
    title: 'Pointeur laser',
    text: 'Seulement dans la bêta, si on le veut : la vue se juge d’un point au-dessus de la tête du tireur.',
  },
  'LOS-14': {
    title: 'Vue d’un point',
    text: 'Un marqueur est en vue si l’un de ses points se voit malgré les obstructions.',
  },
  'COVER-6': {
    title: 'Couvert près du tireur',
    text: 'Un décor ou un personnage à 2u ou moins du tireur n’offre pas de couvert à la cible.',
  },
  'COVER-7': {
    title: 'Personnages comme couvert',
    text: 'Un personnage vivant entre les deux est un couvert.',
  },
  'COVER-8': {
    title: 'Couvert d’un socle rond',
    text: 'L’occupant d’un socle scénique rond de 60 mm est à couvert de tous les côtés.',
  },
  'COVER-9': {
    title: 'Plusieurs couverts',
    text: 'Deux couverts sur la ligne ne valent pas mieux qu’un.',
  },
  'COVER-10': {
    title: 'Terrain dissimulant',
    text: 'Seulement dans la bêta : il coupe la ligne de vue et laisse pourtant passer les tirs, contre une cible à couvert.',
  },
  'COVER-11': {
    title: 'Tirer entre niveaux',
    text: 'Seulement dans la bêta : des couverts, seul compte le plus proche de la cible.',
  },
  'COVER-12': {
    title: 'Couvert contre l’explosion',
    text: 'Un couvert entre l’explosion et un socle le protège.',
  },
  'COVER-15': {
    title: 'Types de terrain',
    text: 'Un décor est obstruction ou couvert ; les classes plus fines de la bêta se lisent comme l’un des deux.',
  },
  'COVER-16': {
    title: 'Ce qui compte comme décor',
    text: 'Seulement dans la bêta : des tailles à partir desquelles un élément est d’une classe ; le reste est décoration.',
  },
  ...rulings,
  // Reasons that come from the program.
  'FLOW-OVER': { title: 'La partie est terminée', text: 'La partie est finie ; on ne peut plus rien y faire.' },
  'FLOW-TURN': { title: 'Pas à vous de décider', text: 'C’est à l’autre camp de décider.' },
  'FLOW-PENDING': {
    title: 'Autre chose d’abord',
    text: 'Une autre décision ou un autre jet est attendu d’abord.',
  },
  'FLOW-UNKNOWN': {
    title: 'Pas dans cette partie',
    text: 'Aucun personnage, arme, élément de décor ou choix de ce nom n’est dans cette partie.',
  },
  'FLOW-STALE': { title: 'Trop tard', text: 'Cela appartient à une position déjà passée.' },
  'FLOW-FORM': { title: 'Pas compris', text: 'Ce n’est pas un ordre que cette partie comprend.' },
  'FLOW-MUCH': { title: 'Trop', text: 'C’est plus que ce qui peut se calculer ici.' },
  'FLOW-DICE': { title: 'D’autres dés', text: 'Ce ne sont pas les dés qu’il faut lancer maintenant.' },
  'FLOW-FRIEND': { title: 'Mauvais camp', text: 'Ce personnage est du mauvais camp pour cela.' },
  'FLOW-RESERVE': { title: 'Pas sur la table', text: 'Ce personnage n’est pas sur la table.' },
  'FLOW-BASES': { title: 'Pas de place', text: 'Deux socles s’y chevaucheraient.' },
  'FLOW-BROKEN': {
    title: 'Une faute du programme',
    text: 'Le programme a rencontré un état impossible ; la partie est comme avant, et son fichier aidera à corriger cela.',
  },
};
