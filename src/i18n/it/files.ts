import type { Messages } from '../messages.ts';

/** The words of this part; keys are read as `files.…`. */
export const files: Messages['files'] = {
  whole: 'il file',
  at: '{path}: {fault}',
  faults: {
    'too-big': 'più grande di {most} MB',
    'breaks-off': 'si interrompe qui: manca una parte del file',
    'not-json': 'JSON non ben formato in questo campo o dopo',
    'too-deep': 'annidato oltre {most} livelli',
    'too-many': 'più di {most} voci',
    'forbidden-name': 'un nome che nessun campo può avere',

    'other-format': 'non è un file di Take Cover',
    'other-kind': 'un file di tipo “{kind}” dove ne serve uno di tipo “{wanted}”',
    'newer-version': 'creato con la versione {made} del formato, questo programma legge fino alla {reads}',

    missing: 'manca',
    'unknown-field': 'campo sconosciuto',
    'not-a-number': 'non è un numero',
    'not-whole': 'non è un numero intero',
    'not-text': 'non è un testo',
    'not-a-list': 'non è un elenco',
    'not-an-object': 'non è un oggetto',
    'not-yes-or-no': 'né true né false',
    'not-one-of': 'non è uno di {options}',
    'not-a-choice': 'né una parola né un numero',
    'not-an-id': 'non è un id: da 1 a 40 lettere minuscole, cifre e trattini',
    'less-than': 'meno di {least}',
    'more-than': 'più di {most}',
    'fewer-entries': 'meno di {least} {least, plural, one {voce} other {voci}}',
    'more-entries': 'più di {most} {most, plural, one {voce} other {voci}}',
    'too-long': 'più lungo di {most} caratteri',

    'taken-id': 'l’id “{id}” è presente due volte',
    'unknown-card': 'nessuna carta “{id}”',
    'unknown-character': 'nessun personaggio “{id}” in nessuna delle due squadre',
    'unknown-element': 'nessun elemento “{id}” sul tavolo',
    'unknown-weapon': 'nessuna arma “{id}” sulla carta',
    'unknown-edition': 'nessuna edizione “{id}”',
    'unknown-ruling': 'nessuna interpretazione così, o nessuna sua opzione così',
    'unknown-house-rule': 'nessuna regola che si possa cambiare',
    'repeated-type': 'un tipo ripetuto, “{id}”: in una squadra ogni carta sta una volta sola (SETUP-3)',
    'over-maximum': 'vale {have, number} Punti Vittoria, e il massimo è {most, number} (SETUP-2)',
    'no-maximum': 'un massimo di Punti Vittoria, che queste regole non chiedono (SETUP-2)',
    'too-little-cover':
      '{have, plural, one {# elemento dà} other {# elementi danno}} copertura, e ne servono {need, number}, uno per personaggio (SETUP-4)',
    'too-little-scenery':
      '{elements, plural, one {# elemento} other {# elementi}}, e ne servono {need, number}, uno per personaggio (SETUP-4)',
    'no-such-command': 'indica un comando che non c’è',
    'too-few-points': 'meno di 3 punti',
    'too-many-points': 'troppo grande, o troppi punti',
    'self-crossing': 'il contorno incrocia se stesso',
    'no-area': 'non ha estensione',
    'not-positive': 'non è maggiore di 0',
    'off-the-table': 'non è tutto dentro il tavolo',
    'no-room': 'dentro o a cavallo di “{id}”, dove nessuna base può stare',
    overlaps: 'si sovrappone alla base di “{id}”',
    'does-not-fit': 'non si accorda con il resto della posizione',

    'needs-rounds': 'qualcosa dura o conta per un round, e non ci sono round ({rules})',
    'needs-initiative': 'i round cominciano con una puntata per l’iniziativa, e null’altro lo fa ({rules})',
    'no-deployment': 'nell’area di schieramento non entra nessuna base ({rules})',
    'no-income': 'nessuno riceverebbe o spenderebbe mai un gettone ({rules})',
    'no-movement': 'nessuno potrebbe mai muovere ({rules})',
    'never-affordable': 'una granata costa più gettoni di quanti se ne possano spendere in una volta ({rules})',
    'never-thrown': 'una granata non potrebbe essere lanciata da nessuna parte ({rules})',
    'endless-fight': 'un Corpo a Corpo in cui nessun dado colpisce non finirebbe mai ({rules})',
    'nobody-shoots': 'non ci si può riparare da chi spara quando nessuno spara ({rules})',
  },
  cli: {
    usage: `npm run -s cli -- COMANDO

  play FILE         rigioca una partita e stampa a che punto è
  actions FILE      dopo averla rigiocata, che cosa si può fare e che cosa no
  odds FILE         le probabilità esatte di ciò che segue da un comando: --command JSON
  compare FILE      che cosa dicono di un comando le regole di questa partita e ogni edizione, e perché: --command JSON
  sight [FILE]      risponde a domande sulla vista, una per riga
  route [FILE]      risponde a domande sul movimento, una per riga
  fuzz              gioca partite casuali: --games N --seed S --edition ID --house-rules --out CARTELLA --keep CARTELLA
  schema TIPO       stampa il JSON Schema di un tipo di file

FILE può essere - per lo standard input. Codice di uscita: 0 sì, 1 no, 2 illeggibile.`,
    unknown: 'Nessun comando “{name}”.',
    wantsFile: '{command} vuole un file di partita, o - per lo standard input.',
    wantsCommand: '{command} vuole un file di partita, o - per lo standard input, e --command con un comando in JSON.',
    tooMany: 'Troppi: si dovrebbero percorrere più di {most} passi o finali.',
    wantsKind: 'schema vuole uno di {kinds}.',
    wantsRun:
      'fuzz vuole --games N, --seed S, --edition ({editions}), --house-rules, --out CARTELLA (per un difetto), --keep CARTELLA (per una partita breve di ogni tipo di finale), tutti facoltativi, con N e S numeri interi.',
    cannotRead: '{file}: non si può leggere.',
    fuzz: {
      ran: '{games} partite, {commands} comandi, {cutOff} partite interrotte; {rate} comandi al secondo con tutti i controlli',
      commands: 'Comandi giocati',
      frames: 'Frame (contati a ogni decisione)',
      events: 'Eventi',
      refusals: 'Rifiuti',
      rulings: 'Interpretazioni (partite giocate con ogni opzione)',
      houseRules: 'Regole della casa (partite giocate con ogni opzione)',
      endings: 'Tipi di finale',
      found: 'Difetto in {title}: {fault}\nLa partita: {file}',
      missing: 'Mai capitati: {names}',
      tooLong: '{games} partite sono state interrotte per la loro lunghezza: troppe.',
    },
  },
  storage: {
    unavailable: 'Questo browser non lascia memorizzare nulla al gioco. Salva su file per conservare la partita.',
    full: 'Non c’è più spazio per memorizzare la partita. Salva su file per conservarla.',
    'opened-elsewhere':
      'Questa partita continua in un’altra finestra. Ricarica per vederla com’è lì, o salva questa su file.',
    failed: 'Non è stato possibile memorizzare l’ultimo comando. Salva su file per conservare la partita.',
    'not-found': 'Questa partita non è più memorizzata.',
  },
};
