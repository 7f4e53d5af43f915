import type { Messages } from '../../messages.ts';

export const cases: Messages['ui']['cases'] = {
  text: 'Un caso è una posizione con ciò che ci si aspetta: un file che si apre sul tavolo e che cli test giudica. Contiene la posizione prima dei passi scelti e ciò che spunti del loro esito.',
  title: 'Che cosa mostra il caso',
  refused: 'Viene rifiutato: {why}',
  here: 'Nella posizione com’è',
  allowed: 'È permesso: {what}',
  seen: '{from} su {to}: {cover}, serve {need}+ con {dice, plural, one {# dado} other {# dadi}}',
  blind: '{from} non vede {to}.',
  chances: 'Probabilità di {who}: illeso {none}, ferita {wound}, eliminato {eliminated}',
  from: 'Comincia prima di',
  step: '{steps, plural, one {l’ultimo passo} other {gli ultimi # passi}}: {what}',
  facts: 'Che cosa ne deve venire',
  note: 'Nota',
  keep: 'Salva il caso',
  nothing: 'Non c’è ancora nulla da aspettarsi: scegli più passi o spunta qualcosa.',
  untitled: 'Di’ prima che cosa mostra il caso.',
  ready: 'Prima di essere salvato viene letto e giudicato una volta.',
  kept: 'Conservato nella tua biblioteca: qui si apre, e regge.',
  save: 'Salvalo in un file',
  differs: 'Non salvato: non regge in {path}.',
};
