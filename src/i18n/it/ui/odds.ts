import type { odds as english } from '../../en/ui/odds.ts';
import type { Shape } from '../../messages.ts';

/** The chances of what comes of something, before it is done. */
export const odds: Shape<typeof english> = {
  title: 'Probabilità',
  titleOf: 'Probabilità per {who}',
  case: 'Che cosa si decide',
  none: 'nessun effetto',
  wound: 'ferita',
  eliminated: 'eliminato',
  rest: 'Tieni fermo il puntatore per vedere le probabilità.',
  nobody: 'Nessuno può subire danni.',
  working: 'Calcolo delle probabilità …',
  tooMany: 'Può succedere troppo per calcolare le probabilità.',
  share: '{share, number, percent}',
  under: '<1%',
  over: '>99%',
  between: '{least}–{most}',
  drift: 'Dove è mirata. L’avversario può spostarla: {share}.',
  decided: {
    cover: 'si ripara',
    noCover: 'non si ripara',
    aim: 'con Mira',
    noAim: 'senza Mira',
    shoots: '{who} spara',
    firesAt: 'spara a {who}',
    with: '{shot} ({weapon})',
    noShot: 'nessun tiro',
    first: 'prima {who}',
    goOn: 'prosegue',
    stop: 'si ferma',
    stays: 'il corpo resta',
    takenOff: 'il corpo viene tolto',
    take: 'prende la buca',
    pickedUp: 'raccolta',
    leftLying: 'lasciata a terra',
  },
};
