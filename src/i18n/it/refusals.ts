import type { Messages } from '../messages.ts';

/** Why something is refused, said to the player; keys and values as in English. */
export const refusals: Messages['refusals'] = {
  'SETUP-2': 'La squadra di {by} vale {have, number} Punti Vittoria; il massimo concordato è {most, number}.',
  'SETUP-3': '{by} ha {who} più di una volta; in una squadra ogni carta sta una volta sola.',
  'SETUP-4':
    'Sul tavolo {have, plural, one {c’è # elemento che dà} other {ci sono # elementi che danno}} copertura; per così tanti personaggi ne servono {need, number}.',
  'SETUP-4-elements':
    'Sul tavolo {elements, plural, one {c’è # elemento scenico} other {ci sono # elementi scenici}}; per così tanti personaggi ne servono {need, number}.',
  'SETUP-11': 'Il lato corto del tavolo misura {have, number}u; il minimo concordato è {need, number}u.',
  'SETUP-7': 'È a {distance, number}u dal tuo bordo; si schiera entro {most, number}u.',
  'SETUP-7-gap': 'È a {gap, number}u dal tuo bordo; su questo tavolo si schiera a contatto con il bordo.',
  'REIN-1': 'Quell’altro lato della carta di {who} ora non si può scegliere.',
  'REIN-2-gap': 'È a {gap, number}u dal tuo bordo; un rinforzo arriva a contatto con il bordo.',
  'REIN-2-who': 'Solo un rinforzo si può trattenere, e {who} non lo è.',
  'REIN-3': '{who} è un rinforzo: non resta mai ferito, qualsiasi colpo a segno lo elimina.',
  'TURN-2':
    '{by} ha {have, plural, =0 {zero gettoni} one {# gettone} other {# gettoni}} e non può puntarne {need, number}.',
  'TURN-5':
    'Costa {need, plural, one {# gettone} other {# gettoni}}; in questo turno {have, plural, =0 {non puoi più spenderne} other {puoi spenderne ancora #}}.',
  'TURN-6': 'Nel tuo turno devi spendere almeno {need, plural, one {# gettone} other {# gettoni}}.',
  'TURN-7':
    '{need, plural, one {Serve # azione} other {Servono # azioni}}; a questo personaggio {have, plural, =0 {non ne restano} one {ne resta #} other {ne restano #}} (su {most, number}).',
  'TURN-11':
    'Costa {need, plural, one {# gettone} other {# gettoni}}; {have, plural, =0 {non ne hai più} other {ne hai ancora #}}.',
  'TURN-8': 'La carta di {who} non lo permette.',
  'WIN-2-id': 'Questo non può essere il tuo obiettivo: {id}.',
  'WIN-2-distance': 'Il tuo obiettivo deve stare nella tua area; quel punto è a {distance, number}u dal tuo bordo.',
  R62: 'Scegli uno degli elementi nella tua area.',
  R63: '{who} comincerebbe la partita a contatto con l’obiettivo.',

  'MOVE-1': 'Questo percorso è lungo {length, number}u; un movimento è al massimo di {most, number}u.',
  'MOVE-2':
    'Costa {need, plural, one {# gettone} other {# gettoni}} di movimento; in questo turno il personaggio {have, plural, =0 {non può più spenderne} other {può spenderne ancora #}}.',
  'MOVE-3': 'Non puoi fermarti solo in parte qui sopra: {element}.',
  'MOVE-4-height': 'Troppo alto da scavalcare ({element}): {height, number}u, e il massimo è {most, number}u.',
  'MOVE-4-width':
    'Troppo largo da scavalcare in un solo movimento ({element}): {width, number}u, e questo movimento è di {most, number}u.',
  'MOVE-5': 'Lì c’è {base}; le basi non devono sovrapporsi.',
  'MOVE-7-element': 'Non ci puoi passare attraverso: {element}.',
  'MOVE-8': 'Qui puoi stare solo in una buca libera, oppure fuori: {element}.',
  'MOVE-10': 'Non ci puoi entrare: {element}.',
  'MOVE-11':
    'Lì, a quel livello, manca il pavimento per l’intera base, e nulla porta oltre. Resta sul pavimento, o passa per scale o una rampa.',
  R152: 'Un movimento non può finire qui ({element}). Sali o scendi del tutto, o fermati sul suo pianerottolo.',
  R149: '{who} è a un altro livello: le mani non passano un pavimento.',
  R133: 'Sono a {distance, number}u l’uno dall’altro; si arriva a {most, number}u.',
  R134: 'Devi fermarti tutto dentro o tutto fuori: {element}.',
  R58: 'Non è tutto dentro il tavolo.',

  'FIRE-6': 'In questo turno l’arma ha già fatto {most, plural, one {il suo unico tiro} other {tutti i suoi # tiri}}.',
  'FIRE-7': 'Ora {most, plural, one {si può fare un solo tiro} other {si possono fare al massimo # tiri}} alla volta.',
  'FIRE-8': 'In questo turno hai già usato un’altra arma ({weapon}).',
  'FIRE-8-cost':
    'In questo turno è impugnata un’altra arma ({weapon}); cambiarla costa {cost, plural, one {# gettone} other {# gettoni}} e un’azione.',
  'FIRE-8-who': 'Nessuno cambia arma a metà di un turno.',
  'FIRE-8-unused': '{unused} non ha ancora usato armi in questo turno e può cominciare con qualsiasi arma.',
  'FIRE-8-held': '{held} impugna già quell’arma ({weapon}).',
  R16: 'Con quest’arma si può usare la Mira solo nel primo tiro del turno.',
  R68: 'Con Muovi & Spara non si arriva a contatto; con Muovere sì.',
  'MF-3': 'Con Muovi & Spara non si entra in questo terreno né se ne esce: {element}.',
  'TC-6': '{who} si sta arrampicando e lì non può ripararsi: {element}.',
  'WOUND-5-base': 'Non puoi fermarti lì: {base}.',
  'MOVE-13-element': 'Nella buca c’è un corpo, da togliere prima che qualcuno possa entrare: {element}.',
  'MOVE-13-who': '{who} deve essere a contatto con il corpo, o con la base scenica rotonda in cui giace.',
  R36: 'In nessuna buca c’è un corpo che {who} possa togliere.',
  R15: 'La Mira si decide dopo che il bersaglio ha potuto ripararsi.',
  R25: 'Non puoi sparare a {who} finché siete a contatto.',
  R40: '{who} conta già come riparato.',
  R69: 'A quella distanza quest’arma non ha dadi ({weapon}).',
  R70: 'La Mira si può usare solo nel primo tiro del turno.',
  R73: 'Questo nuovo percorso costa in tutto {need, plural, one {# gettone} other {# gettoni}}; per il movimento {have, plural, one {ne è stato pagato #} other {ne sono stati pagati #}}.',
  R85: 'La granata va esattamente a {most, number}u dal punto scelto, o resta lì; questo punto è a {distance, number}u.',
  R101: 'Con Muovi & Spara non ci si arrampica e non si scavalca.',
  R157: 'Lì quel livello non ha pavimento. Scegli un punto che ce l’ha.',
  R162: 'Tutti cominciano a terra.',
  R158: '{who} non ha una linea libera per lanciare lì: serve una finestra o un varco, non si passa per muri o pavimenti.',
  R130: '{who} non ha un’arma per farlo.',
  'LOS-2-floor':
    'Fra te e {who} c’è il pavimento ({floor}). Vi vedreste solo sulle scale che vi salgono, o fuori da lì sotto.',
  'LOS-2': '{who} non è in LOS.',
  'LOS-14': '{who} non vede un segnalino in quel punto.',

  'GREN-2': 'È a {distance, number}u; il lancio più lungo è di {most, number}u.',
  'GREN-3': '{who} non vede quel punto, e per un lancio così lungo deve vederlo.',
  'GREN-5': 'È a {distance, number}u dal punto scelto; la granata va al massimo a {most, number}u.',
  'GREN-11': 'Lì un’esplosione potrebbe prendere {who}, che nulla protegge.',
  'GREN-12': 'La granata può toccare una base, non starci sopra: {base}.',
  'GREN-14': 'Di queste granate {who} non ne ha più.',
  'GREN-15':
    'È a {distance, number}u dal centro della prima cortina; per toccarla può stare al massimo a {most, number}u.',
  'GREN-16':
    'Da fuori una granata si lancia sotto un tetto da {most, number}u al massimo; qui sono {distance, number}u.',
  'GREN-17':
    'Sono {levels, number} livelli in su; una granata sale al massimo di {most, plural, one {un livello} other {# livelli}}.',
  'GREN-18': '{who} non porta granate aggiuntive di quel tipo.',
  'SF-2': '{who} è a più di {most, number}u da chi dirige il fuoco, o nessuno lo dirige.',
  'SF-3': 'Non c’è un Fuoco di Soppressione a cui {who} possa unirsi.',
  'SF-4': '{who} è sotto soppressione e in questo turno non fa attacchi di questo tipo.',
  'SF-6': 'È a {distance, number}u; chi è sotto soppressione lancia al massimo a {most, number}u.',
  'SF-10': '{who} ha già attaccato in questo turno.',
  R47: 'Il Fuoco di Soppressione si inizia in {need, number} insieme, o con una mitragliatrice.',

  R125: '{who} è nel raggio del Fuoco di Soppressione e da lì non mette segnalini.',

  'PSY-1-who': '{who} non è in panico.',
  'PSY-1-id': 'Con le regole di questa partita nessuno cade nel panico.',
  'PSY-2': '{who} è in panico e può solo tentare di superarlo.',
  'PSY-3': '{who} non è un comandante abbastanza vicino da aiutare, o non è in grado di farlo.',

  'WOUND-3': '{who} è sotto shock e per ora non può fare altro.',
  'WOUND-4': '{who} è fuori dal gioco.',

  'FLOW-TURN': 'La decisione spetta a {by}.',
  'FLOW-UNKNOWN-id': 'In questa partita nulla si chiama {id}.',
  'FLOW-PENDING-lesson': 'Adesso la lezione chiede un’altra cosa. Fai quella, oppure falla fare al programma.',
  'FLOW-STALE-who': 'Con {who} non è più possibile.',
  'FLOW-FORM-field': 'Il campo {field} di quel comando non è come deve essere.',
  'FLOW-MUCH-points':
    'Su questo tavolo ci sono {points, number} angoli; un percorso si cerca fra {most, number} al massimo. Vai diritto, per tappe.',
  'FLOW-MUCH-actions': 'È lontano {actions, number} movimenti; si cerca un percorso di {most, number} al massimo.',
  'FLOW-DICE': 'Devi tirare {need, plural, one {# dado} other {# dadi}}, non {have, number}.',
  'FLOW-FRIEND-who': '{who} è dei tuoi.',
  'FLOW-FRIEND-enemy': '{enemy} non è dei tuoi.',
  'FLOW-FRIEND-same': 'Scegli qualcuno che non sia {same}.',
  'FLOW-RESERVE': '{who} non è sul tavolo.',
  'FLOW-BASES-base': 'Lì c’è {base}; per te non c’è posto.',
  'FLOW-BASES-other': 'Non puoi mettere {who} e {other} nello stesso punto.',
};
