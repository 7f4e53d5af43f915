import type { setup as english } from '../../en/rules/setup.ts';
import type { Shape } from '../../messages.ts';

/** SETUP, TURN and WIN. */
export const setup: Shape<typeof english> = {
  'SETUP-1': {
    title: 'Mise en place de la table',
    text: 'Chacun lance un dé ; le plus haut met en place la table, l’autre choisit un bord et le premier reçoit le bord d’en face.',
  },
  'SETUP-2': {
    title: 'Taille des forces',
    text: 'Avant la partie, les deux camps conviennent d’un total approximatif de points pour leurs forces.',
  },
  'SETUP-3': {
    title: 'Pas de doubles',
    text: 'Seulement dans les règles de 2009 : une force contient un personnage de chaque type. Ici la même carte peut venir plusieurs fois.',
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
    text: 'Jusqu’où l’on peut revenir en arrière se convient avant la partie ; la bêta ne le permet pas du tout.',
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
};
