import type { rulings2 as english } from '../../en/rules/rulings2.ts';
import type { Shape } from '../../messages.ts';

/** Rulings R35 to R68. */
export const rulings2: Shape<typeof english> = {
  R35: {
    title: 'Explosion et élimination',
    text: 'Dans la bêta : chaque réussite d’une explosion est une blessure.',
  },
  R36: { title: 'Où repose la dépouille', text: 'Dans la bêta : à la place de son socle.' },
  R37: {
    title: 'Compter les couverts',
    text: 'Dans la bêta : les couverts distincts se comptent le long de la ligne de tir la plus dégagée.',
  },
  R38: { title: 'Taille d’un marqueur', text: 'Un marqueur est un disque de 25 mm, mesuré depuis son bord.' },
  R39: { title: 'Taille d’un socle', text: 'Un socle est un disque de 25 mm.' },
  R40: {
    title: 'Camouflage et À Terre !',
    text: 'Ensemble ils ajoutent un, pas deux ; personne n’a besoin d’un second marqueur.',
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
    text: 'Les règles des 2u et des 5u parlent de tirs et ne touchent pas les explosions.',
  },
  R57: {
    title: 'Dans un décor',
    text: 'Les lignes vers qui est dans un bois ou un cratère le croisent ; pour un tireur dedans, il ne donne rien aux cibles.',
  },
  R58: { title: 'Le bord de la table', text: 'Les socles doivent rester entièrement sur la table.' },
  R59: {
    title: 'Le tour finit de lui-même',
    text: 'Sans pions ni rien à décider, le tour se termine.',
  },
  R60: {
    title: 'Durée de la suppression',
    text: 'Pour le tour où l’on a été dans la zone, même si le marqueur disparaît.',
  },
  R61: {
    title: 'À 5u du bord',
    text: 'Le point le plus proche du socle compte ; un camp qui n’a plus personne à placer est sauté.',
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
    title: 'Le Corps à Corps, pas une action',
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
};
