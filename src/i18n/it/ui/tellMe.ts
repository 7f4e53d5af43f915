import type { Messages } from '../../messages.ts';

/** What is told of one character to those who do not see the table. */
export const tellMe: Messages['ui']['tellMe'] = {
  button: 'Descrivi chi è selezionato',
  changes: 'Che cosa è successo dall’ultimo turno',
  is: '{who} – {state}.',
  fit: 'illeso',
  seenBy: 'Nemici che vedono la posizione: {who}.',
  unseen: 'Nessun nemico vede la posizione.',
  needs: '{who} (serve {need, number}+)',
  cannot: '{who} (non può colpire)',
  sees: 'Nemici visibili: {who}.',
  seesNobody: 'Nessun nemico visibile.',
  shot: '{who} {where} (serve {need, number}+)',
  far: '{who} {where} (non si può colpire)',
  around: 'Intorno: {what}.',
  since: 'Dall’ultimo turno: {what}',
  nothing: 'Dall’ultimo turno non è successo niente.',
};
