import type { combatRulings as english } from '../../en/rulesIn/combatRulings.ts';
import type { Shape } from '../../messages.ts';

/** Our rulings for 1-48COMBAT. */
export const combatRulings: Shape<typeof english> = {
  R03: {
    text: 'Ciascuno punta mentre l’altro non guarda, le due puntate si mostrano insieme, e in caso di parità si ritira.',
  },
  R05: {
    text: 'Non si passa finché qualche azione è possibile. Il round finisce quando nessuno dei due può più spendere, e ciò che resta è perso.',
  },
  R14: {
    text: 'Tutti i tiri di un’azione si comprano insieme, Mira compresa, e fanno al massimo una ferita; per un headshot servono due sei dello stesso tiro.',
  },
  R22: { text: 'Chi lancia sceglie fra quelli presi.' },
  R31: {
    title: 'Comando come riserva',
    text: 'Il valore è una riserva di azioni extra per round, divisa tra tutti gli amici.',
  },
  R47: {
    text: 'Spara anche il comandante. Senza mitragliatrice altri entro 5u cominciano con lui o si uniscono dopo, pagando un gettone a testa.',
  },
  R55: {
    text: 'La copertura totale blocca; altrimenti un bersaglio è in copertura appena una copertura dei due tipi ne nasconde una parte.',
  },
  R74: {
    text: 'Un tiro Target costa un gettone e una delle azioni della carta, uno in più per la Mira, e vi si può rinunciare.',
  },
  R75: {
    text: 'Il bersaglio è in copertura parziale se non se ne vede tutta la base, oltre una parziale come oltre una totale.',
  },
  R77: {
    title: 'Soppressione: visti da chi, e poi',
    text: 'Visti da chiunque spari sul segnalino. Chi è sotto soppressione non muove a contatto, ma se attaccato risponde ai colpi.',
  },
  R137: {
    title: 'Ripararsi e headshot',
    text: 'Contano i dadi come sono: un doppio 6 naturale è un headshot anche contro chi è riparato.',
  },
};
