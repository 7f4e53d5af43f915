import type { betaRulings as english } from '../../en/rulesIn/betaRulings.ts';
import type { Shape } from '../../messages.ts';

/** Our rulings for the 2.0 beta. */
export const betaRulings: Shape<typeof english> = {
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
    text: 'Jusqu’à la fin du prochain tour de son possesseur : il perd un de ses tours.',
  },
  R35: {
    text: 'Chaque réussite d’une explosion est une blessure, comme le veut la section des grenades.',
  },
  R36: {
    text: 'Là où était le socle, comme un disque de sa taille. Qui est abattu dans un emplacement y est laissé ou retiré, au gré de son joueur ; retiré, si le vainqueur d’un Corps à Corps y entre.',
  },
  R37: {
    text: 'Le long de la ligne la meilleure pour le tireur, un élément compte pour ses 2 premiers u, pas pour les 2 suivants, puis de nouveau. La fumée compte à part ; un abri qui cache une partie en fait un de plus.',
  },
  R57: {
    text: 'Les lignes vers qui est dans un bois ou un cratère le croisent ; pour un tireur dedans, seul ce qui dépasse 2u met les cibles à couvert.',
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
    text: 'Les amis dans la zone et en vue valent des dés et peuvent être blessés, comme des ennemis.',
  },
  R125: {
    text: 'Dedans : grenades à 5u, avec dispersion. Une fois sorti : grenades comme d’habitude, aucun tir ce tour. Un OF peut se poser des deux façons, mais dort dedans jusqu’à la fin de la suppression.',
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
    text: 'Entre amis également proches, leur joueur choisit. La panique met fin à ses propres OF et SF, mais on riposte. Un chef dépense avant le jet, dans la limite de ses actions.',
  },
};
