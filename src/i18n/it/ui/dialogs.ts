import type { dialogs as english } from '../../en/ui/dialogs.ts';
import type { Shape } from '../../messages.ts';

/** The menu of a game, and what can be agreed on there. */
export const dialogs: Shape<typeof english> = {
  dialog: {
    close: 'Chiudi',
  },
  menu: {
    title: 'Menu',
    save: 'Salva su file',
    leave: 'Torna alla pagina iniziale',
    leaveNote: 'La partita è conservata: la trovi lì sotto Continua.',
    back: 'Torna al menu',
    bothMustAgree: 'Serve l’accordo di entrambi, ognuno con il suo pulsante.',
    agrees: '{name} è d’accordo',
    bothAgreed: 'Entrambi d’accordo.',
    notYetAgreed: 'In attesa dell’accordo di entrambi.',
    free: {
      title: 'Tira un dado libero',
      text: 'Per ciò che nessuna regola prevede. Non cambia nulla sul tavolo e resta scritto nel diario.',
      by: 'Chi tira',
      dice: 'Dadi',
      note: 'Per che cosa',
      ask: 'Tira',
    },
    umpire: {
      title: 'Correzione dell’arbitro',
      text: 'Rimette a posto ciò che al tavolo è andato storto. Quello che è in corso si interrompe; nessun gettone viene restituito.',
      who: 'Personaggio',
      x: 'In orizzontale (u)',
      y: 'In verticale (u)',
      spent: 'Gettoni sulla carta',
      wounded: 'Ferito',
      shock: 'Sotto shock',
      panicking: 'In panico',
      inCover: 'Riparato',
      out: 'Eliminato',
      outBoth: 'Eliminati entrambi',
      second: 'Il primo della carta è caduto',
      tokens: 'Gettoni di {name}',
      note: 'Motivo (resta nel diario)',
      settle: 'Può decidere la partita',
      correct: 'Esegui la correzione',
      nothing: 'Non è stato ancora cambiato nulla.',
      refused: 'Il tavolo non può essere così.',
      noteMissing: 'Indica il motivo, poi date entrambi l’accordo.',
    },
    draw: {
      title: 'Concordare il pareggio',
      text: 'La partita finisce senza vincitore.',
      do: 'Chiudi in pareggio',
    },
    stop: {
      title: 'Fermarsi e contare',
      text: 'La partita finisce qui; è in vantaggio chi ha perso la quota minore dei propri Punti Vittoria.',
      do: 'Fermati e conta',
    },
    concede: {
      title: 'Arrendersi',
      text: 'Uno dei due rinuncia e l’altro vince.',
      side: '{name} si arrende',
      do: 'Sì, {name} si arrende',
    },
  },
};
