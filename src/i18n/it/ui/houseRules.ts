import type { houseRules as english } from '../../en/ui/houseRules.ts';
import type { Shape } from '../../messages.ts';

/** Choosing by which rules a game is played: editions, house rules, and sets of rules with a name. */
export const houseRules: Shape<typeof english> = {
  rules: 'Regole',
  editions: 'Edizioni',
  sets: 'I tuoi set',
  changedSet: '{name}, modificato',
  unnamed: 'Senza nome',
  manage: 'Set salvati',
  dropped: 'In {edition} la questione non si pone, quindi la tua risposta decade: {rulings}.',
  clash: 'Con queste regole non si può giocare: {reason}.',

  title: 'Regole della casa',
  none: 'nessuna',
  count: '{count, plural, one {# regola cambiata} other {# regole cambiate}}',
  note: 'Regole che giocate diversamente dall’edizione; accanto a ciò che essa prevede sta scritto “invariata”.',
  unswitched: '{text} (invariata)',
  number: 'da {least, number} a {most, number}',
  numberFault: 'Un numero intero da {least, number} a {most, number}.',
  fault: 'Controlla {rule} sotto “Regole della casa”.',
  takeCover: 'Ripararsi',

  mostPoints: 'Massimo di Punti Vittoria per squadra',
  mostPointsFault: 'Un numero intero di Punti Vittoria.',

  name: 'Nome per queste regole',
  save: 'Salva come set',
  saveIn: 'Salva in “{name}”',
  saved: 'Salvato: “{name}”.',

  setsTitle: 'Set di regole',
  noSets: 'Nessun set salvato: scegli le tue regole in Nuova partita e dai loro un nome.',
  about:
    '{edition}; {rulings, plural, =0 {interpretazioni come le proponiamo} one {# interpretazione cambiata} other {# interpretazioni cambiate}}, {rules, plural, =0 {nessuna regola della casa} one {# regola della casa} other {# regole della casa}}',
  rename: 'Rinomina',
  renameSet: 'Rinomina {name}',
  newName: 'Nuovo nome di {name}',
  keepName: 'Tieni questo nome',
  delete: 'Elimina',
  deleteSet: 'Elimina {name}',
  deleted: 'Cancellato: “{name}”.',
  undo: 'Annulla',
  saveFile: 'Salva su file',
  saveSetFile: 'Salva {name} su file',
  open: 'Apri un set da file',
  file: 'File di un set di regole',
  opened: '“{name}” è ora tra i tuoi set.',
  unplayable: 'Con queste regole non si può più giocare: {reason}',

  compare: 'Fianco a fianco',
  left: 'A sinistra',
  right: 'A destra',
  alike: 'Nel gioco non c’è alcuna differenza tra questi due.',
  differences: '{count, plural, one {# regola diversa} other {# regole diverse}}',
  rule: 'Regola',
};
