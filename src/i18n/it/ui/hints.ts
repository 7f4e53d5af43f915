import type { hints as english } from '../../en/ui/hints.ts';
import type { Shape } from '../../messages.ts';

/** For somebody's first turns: what to do with the mouse or the finger now. */
export const hints: Shape<typeof english> = {
  title: 'Suggerimento',
  hide: 'Basta suggerimenti',
  deploy:
    'La striscia chiara è tua: clicca al suo interno per mettere in campo chi è nominato sopra, o lascia fare al programma. Con un altro nome qui, viene prima qualcun altro.',
  pick: 'I tuoi pezzi con un anello chiaro possono agire: cliccane uno sul tavolo, o la sua carta. La moneta sotto il tuo nome conta i gettoni; ogni azione ne costa qualcuno.',
  again:
    'Continua con qualsiasi pezzo che ha un anello chiaro, finché hai gettoni, o premi “Fine turno”: i gettoni messi da parte restano tuoi per il prossimo turno.',
  act: '“Muovi”, poi clicca dove andare. “Spara”, poi clicca un nemico. “Riparati” rende più difficili da colpire. Esc torna indietro, senza spendere nulla.',
  move: 'Indica un punto: la linea mostra il percorso, le parole quanto costa. Clicca per andarci. Gli anelli mostrano fin dove si arriva con 1, 2 e 3 gettoni.',
  fire: 'Indica un nemico: la linea mostra che cosa lo copre, le parole quanti dadi e quale numero colpisce. Clicca per sparare.',
  tool: 'Indica il tavolo: si vede che cosa ne verrebbe prima di spendere qualcosa. Clicca per farlo, Esc per tornare indietro.',
  answer: 'Qui deve rispondere {name}. Ogni pulsante dice quanto costa; prima di questo nulla prosegue.',
  roll: 'Decidono i dadi: premi il pulsante. Tutto ciò che conta per loro sta scritto accanto.',
  setting: { title: 'Suggerimenti', shown: 'Nei primi turni di una partita', hidden: 'Nessuno' },
};
