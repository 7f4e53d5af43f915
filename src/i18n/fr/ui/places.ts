import type { Messages } from '../../messages.ts';

/** Places worth choosing, for those who do not see the table or would rather read of it. */
export const places: Messages['ui']['places'] = {
  open: 'Endroits conseillés',
  title: '{who} : endroits conseillés',
  thinking: 'Recherche des endroits…',
  none: 'Aucun endroit n’en vaut la peine d’ici. Tapez-en un ci-dessous, ou pointez la table.',
  failed: 'Aucun endroit n’a pu être trouvé pour l’instant.',
  where: '{what}, à {length} {direction}, {tokens, number} PA',
  hidden: 'hors de vue : {who}',
  hiddenAll: 'hors de vue de tous',
  needs: 'visible par {who} (touche sur {need, number}+)',
  cannot: 'visible par {who} (hors d’atteinte)',
  shot: 'meilleur tir : {who} sur {need, number}+',
  goal: 'à l’objectif',
  pickUp: {
    frag: 'une grenade à fragmentation à ramasser',
    concussion: 'une grenade offensive à ramasser',
    smoke: 'une grenade fumigène à ramasser',
  },
  typed: {
    label: 'Ou tapez un endroit',
    hint: '« 12,5 18 » compte depuis la gauche et le haut, « 3 NO » la distance depuis {who}.',
    hintAcross: '« 12,5 18 » compte depuis la gauche et le haut.',
    hintMarker: '« 12,5 18 » compte depuis la gauche et le haut, « 3 NO » la distance depuis le marqueur.',
    go: 'Pointer là',
    wrong: 'Tapez deux nombres, ou une distance et une direction : {compass}.',
    outside: 'Ce n’est pas sur la table.',
  },
  compass: 'E SE S SO O NO N NE',
};
