import type { rulings4 as english } from '../../en/rules/rulings4.ts';
import type { Shape } from '../../messages.ts';

/** Rulings R121 to R141. */
export const rulings4: Shape<typeof english> = {
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
    text: 'Dans la bêta : entre amis à 1u au plus, à son propre tour.',
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
    text: 'Dans les règles de 2009 : deux six naturels sont un headshot même contre qui est à terre.',
  },
  R138: {
    title: 'Tests de choc en détail',
    text: 'Dans la bêta : entre amis également proches, leur joueur choisit qui fait le test.',
  },
  R139: {
    title: 'Voir d’une plate-forme',
    text: 'Se juge en plan ; la plate-forme où l’on se tient ne met pas ses cibles à couvert.',
  },
  R140: {
    title: 'Une action Mouvement',
    text: 'Un trajet d’au plus le Mouvement en u, qui finit où le socle peut se tenir ; plus long, ce sont plusieurs mouvements.',
  },
  R141: {
    title: 'Finir sans victoire',
    text: 'Abandon, match nul convenu, ou arrêt : est alors en tête le camp qui a perdu la plus petite part de ses points.',
  },
};
