import type { betaMoves as english } from '../../en/rulesIn/betaMoves.ts';
import type { Shape } from '../../messages.ts';

/** Moving in the 2.0 beta. */
export const betaMoves: Shape<typeof english> = {
  'MOVE-3': {
    title: 'Ostacoli lungo il percorso',
    text: 'Un movimento che scavalca protezioni costa due gettoni in tutto, quanti che siano gli elementi scavalcati.',
  },
  'MOVE-4': {
    text: 'Un ostacolo si può scavalcare in un solo movimento se non è più largo del Movimento ed è alto al massimo 2u.',
  },
  'MOVE-5': {
    text: 'Si può passare tra gli amici e fermarsi a contatto, ma le basi non si sovrappongono mai; chi non riesce a superare una base o un elemento si ferma prima.',
  },
  'MOVE-8': {
    text: 'Quando tocca una base rotonda da 60 mm o un altro elemento con una buca, un personaggio può entrare gratis in una buca libera. Ognuna ne tiene uno.',
  },
  'MOVE-9': {
    text: 'Fango, neve e simili tolgono 1u alla distanza di ogni movimento, e con Muovi & Spara non vi si entra né se ne esce.',
  },
  'MOVE-10': {
    text: 'Acque aperte, filo spinato, fosse profonde: nessuno vi entra o le attraversa, benché non nascondano nulla.',
  },
  'MOVE-11': {
    text: 'Ogni 3u di altezza sono un livello, a cui si arriva solo per scale, scale a pioli o pendii dolci. Qui i piani non si giocano ancora.',
  },
  'MOVE-12': {
    text: 'Da un pianerottolo a mezza via il movimento successivo riparte dalla cima o dal piede, come si vuole. Qui i piani non si giocano ancora.',
  },
  'MOVE-13': {
    text: 'Chi è colpito in una buca può esservi lasciato e la chiude. Chiunque sia a contatto può togliere il corpo: è un movimento e costa un gettone.',
  },
  'MOVE-14': {
    text: 'In una rovina una base può stare dovunque trovi posto, e il resto è impassabile.',
  },
};
