import type { Messages } from '../../messages.ts';

/** Places worth choosing, for those who do not see the table or would rather read of it. */
export const places: Messages['ui']['places'] = {
  open: 'Posizioni consigliate',
  title: '{who}: posizioni consigliate',
  thinking: 'Ricerca delle posizioni…',
  none: 'Da qui nessuna posizione conviene. Scrivine una qui sotto, o indicala sul tavolo.',
  failed: 'Ora non si è trovata alcuna posizione.',
  where: '{what}, {length} {direction}, per {tokens, number} AT',
  hidden: 'fuori dalla vista di {who}',
  hiddenAll: 'fuori dalla vista di tutti',
  needs: 'vista da {who} (serve {need, number}+)',
  cannot: 'vista da {who} (non può colpire)',
  shot: 'tiro migliore: {who} con {need, number}+',
  goal: 'sull’obiettivo',
  pickUp: {
    frag: 'una granata a frammentazione da raccogliere',
    concussion: 'una granata offensiva da raccogliere',
    smoke: 'una granata fumogena da raccogliere',
  },
  typed: {
    label: 'O scrivi una posizione',
    hint: '“12,5 18” è da sinistra e dall’alto, “3 NO” è la distanza da {who}.',
    hintAcross: '“12,5 18” è da sinistra e dall’alto.',
    hintMarker: '“12,5 18” è da sinistra e dall’alto, “3 NO” è la distanza dal segnalino.',
    go: 'Indica lì',
    wrong: 'Scrivi due numeri, o una distanza e una direzione: {compass}.',
    outside: 'Non è sul tavolo.',
  },
  compass: 'E SE S SO O NO N NE',
};
