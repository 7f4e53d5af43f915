/** What the rules’ own cases (tests/cases) are called, by their English titles. */
export const caseTitles: Readonly<Record<string, string>> = {
  '5 and 6 exact, 2 to 4 up to two units, 1 up to four': '5 e 6 esatta, da 2 a 4 fino a due unità, 1 fino a quattro',
  '5 and 6 exact, 3 and 4 up to one unit, 1 and 2 up to two': '5 e 6 esatta, 3 e 4 fino a un’unità, 1 e 2 fino a due',
  'A Move & Fire into contact, as a house rule': 'Muovi & Spara fino al contatto, come regola della casa',
  'A Move & Fire may end in contact': 'Muovi & Spara può finire in contatto',
  'A barricade counts once, however long, as a house rule':
    'Una barricata conta una volta, per quanto lunga, come regola della casa',
  'A base brushed in passing starts no fight': 'Una base sfiorata di passaggio non fa combattere',
  'A base in inches touches the edge to the hundredth, as a house rule':
    'Una base in pollici tocca il bordo al centesimo, come regola della casa',
  'A body closes the hole until somebody takes it out': 'Un corpo chiude la buca finché qualcuno non lo toglie',
  'A bought grenade is handed over within one unit, for nothing':
    'Una granata comprata si cede entro un’unità, senza spesa',
  'A building is picked by any of its parts, if one of them is in the zone':
    'Un edificio si sceglie da una sua parte qualsiasi, se una è nell’area',
  'A burst in the street reaches nobody on the floor above':
    'Un’esplosione in strada non raggiunge nessuno al piano di sopra',
  'A burst is counted whole before anybody has won': 'Un’esplosione si conta intera prima che qualcuno abbia vinto',
  'A concussion grenade is sure to ten units and goes to fifteen':
    'Una granata offensiva è sicura fino a dieci unità e arriva a quindici',
  'A corner in line with both middles hides a part': 'Un angolo in linea con i due centri nasconde una parte',
  'A corner more than two units off covers one who is nearer than that':
    'Un angolo a più di due unità copre chi è più vicino',
  'A corner that hides part of the target covers, however near it is':
    'Un angolo che nasconde parte del bersaglio copre, per quanto vicino',
  'A die for everyone who fires, but a six needs sight': 'Un dado per chiunque spari, ma un sei vuole la vista',
  'A die only for those who see an enemy': 'Un dado solo per chi vede un nemico',
  'A double six hits even behind three walls': 'Un doppio sei colpisce anche dietro tre muri',
  'A double six of suppression takes its victim out at once': 'Un doppio sei di soppressione elimina subito la vittima',
  'A double six puts out one in cover all the same': 'Un doppio sei elimina lo stesso chi è riparato',
  'A fight ends the watch of both, as a house rule':
    'Un combattimento toglie a entrambi il Fuoco di Opportunità, come regola della casa',
  'A fight is begun only where neither stands in the area':
    'Si comincia a combattere solo dove nessuno dei due è nella zona',
  'A firer goes on though he is wounded, as a house rule': 'Chi spara continua anche se ferito, come regola della casa',
  'A firer who is suppressed drops out, as a house rule':
    'Chi spara ed è sotto soppressione smette, come regola della casa',
  'A firer who is suppressed has no die': 'Chi spara ed è sotto soppressione non ha dadi',
  'A firer who is wounded drops out': 'Chi spara ed è ferito smette',
  'A force above the agreed maximum is refused': 'Una squadra oltre il massimo concordato è rifiutata',
  'A force of exactly the agreed maximum may be played': 'Una squadra del massimo esatto concordato si può giocare',
  'A frag grenade is sure to five units and goes to ten':
    'Una granata a frammentazione è sicura fino a cinque unità e arriva a dieci',
  'A friend who has taken cover is no bar, as a house rule':
    'Un amico che si è riparato non impedisce il lancio, come regola della casa',
  'A friend who only takes cover may still be caught': 'Un amico che si è solo riparato può essere preso lo stesso',
  'A garden wall beyond the house still blocks': 'Un muro di giardino oltre la casa blocca ancora',
  'A grenade after a shot is a second weapon': 'Una granata dopo un tiro è una seconda arma',
  'A grenade after a shot, where grenades do not count as weapons':
    'Una granata dopo un tiro, dove le granate non contano come armi',
  'A grenade goes up one level, not two': 'Una granata sale di un livello, non di due',
  'A grenade of the card is taken in hand for a token, a bought one is not':
    'Una granata della carta si impugna per un gettone, una comprata no',
  'A grenade that drifts off a floor falls to the ground': 'Una granata che esce da un pavimento cade a terra',
  'A grenade that drifts off a floor falls to the next one below':
    'Una granata che esce da un pavimento cade su quello sotto',
  'A grenade that drifts stops at the edge of its floor, as a house rule':
    'Una granata che si sposta si ferma al bordo del suo pavimento, come regola della casa',
  'A hedge does not stop a burst': 'Una siepe non ferma un’esplosione',
  'A hedge in the street covers nobody on a roof, as a house rule':
    'Una siepe in strada non copre nessuno su un tetto, come regola della casa',
  'A hedge in the street covers nobody upstairs': 'Una siepe in strada non copre nessuno di sopra',
  'A hedge is crossed like a wall': 'Una siepe si scavalca come un muro',
  'A hedge is passed at no extra cost': 'Una siepe si passa senza spesa in più',
  'A hedge raises what a shot needs': 'Una siepe alza ciò che serve per colpire',
  'A hedge stops a burst like a wall': 'Una siepe ferma un’esplosione come un muro',
  'A hit fells the first of a reinforcement card': 'Un colpo abbatte il primo di una carta di rinforzo',
  'A hit puts out one who was wounded before': 'Un colpo elimina chi era già ferito',
  'A house that stands across the edge of the table blocks along it':
    'Una casa a cavallo del bordo del tavolo blocca lungo il bordo',
  'A house whose side lies in line hides a part': 'Una casa con il lato in linea nasconde una parte',
  'A hundredth beyond the range there is no shot': 'Un centesimo oltre la portata non c’è tiro',
  'A ladder takes a second token': 'Una scala a pioli costa un secondo gettone',
  'A leader begins it with one more, a machine gunner alone':
    'Un comandante la inizia con un altro, un mitragliere da solo',
  'A leader does not lead himself, and out of the five units it ends':
    'Un comandante non comanda se stesso, e oltre cinque unità finisce',
  'A leader in shock does not lead, as a house rule': 'Un comandante sotto shock non comanda, come regola della casa',
  'A leader in shock still leads': 'Un comandante sotto shock comanda lo stesso',
  'A leader spends his own tokens to lower the roll': 'Un comandante spende i suoi gettoni per abbassare il dado',
  'A man in between is no cover': 'Un personaggio in mezzo non è copertura',
  'A man in between is partial cover': 'Un personaggio in mezzo è copertura parziale',
  'A man in between is partial cover, as a house rule':
    'Un personaggio in mezzo è copertura parziale, come regola della casa',
  'A man in between stops a burst': 'Un personaggio in mezzo ferma un’esplosione',
  'A man in between stops a burst, as a house rule':
    'Un personaggio in mezzo ferma un’esplosione, come regola della casa',
  'A man in between stops no burst': 'Un personaggio in mezzo non ferma un’esplosione',
  'A man in between stops no burst, as a house rule':
    'Un personaggio in mezzo non ferma un’esplosione, come regola della casa',
  'A marker goes anywhere in sight, for one token': 'Un segnalino va dovunque in vista, per un gettone',
  'A marker lies only where there is ground': 'Un segnalino sta solo dove c’è un appoggio',
  'A marker may be laid beyond a hedge': 'Un segnalino può stare oltre una siepe',
  'A marker without size, as a house rule': 'Un segnalino senza dimensioni, come regola della casa',
  'A move that ends against an enemy is a fight': 'Un movimento che finisce contro un nemico è un combattimento',
  'A pistol has no dice beyond ten units': 'Una pistola non ha dadi oltre dieci unità',
  'A priority weapon strikes first': 'Un’arma con priorità colpisce per prima',
  'A reinforcement may be kept back; the same side places its next':
    'Un rinforzo si può trattenere; la stessa squadra schiera il prossimo',
  'A rifleman who is no leader does not begin it': 'Un fuciliere che non è comandante non la inizia',
  'A scenario is won as it says': 'Uno scenario si vince come dice lui',
  'A screen of five units all round, as a house rule':
    'Una cortina di cinque unità tutt’intorno, come regola della casa',
  'A second round of wounds keeps the order of the first': 'Un secondo giro di ferite tiene l’ordine del primo',
  'A second shot cannot be aimed, not even if the first one was not':
    'Il secondo tiro non può avere la Mira, nemmeno se non l’ha avuta il primo',
  'A second wound eliminates': 'Una seconda ferita elimina',
  'A side may give up, or both agree on a draw': 'Una squadra può arrendersi, o entrambe concordare un pareggio',
  'A side may pass, and two passes end the round, as a house rule':
    'Una squadra può passare, e due passi chiudono il round, come regola della casa',
  'A single hit wounds the lowest in close combat, as a house rule':
    'Un solo colpo ferisce il più basso nel Corpo a Corpo, come regola della casa',
  'A six may be given to a friend in the area': 'Un sei si può dare a un amico nella zona',
  'A six may find a friend who stands in the area': 'Un sei può trovare un amico che sta nella zona',
  'A six may wound anyone in sight, as a house rule': 'Un sei può ferire chiunque sia in vista, come regola della casa',
  'A six wounds only within the area': 'Un sei ferisce solo nella zona',
  'A six wounds the lowest in close combat, one a turn': 'Un sei ferisce il più basso nel Corpo a Corpo, uno per turno',
  'A slope is walked like level ground': 'Un pendio si percorre come il piano',
  'A spot upstairs is reached upstairs': 'Un punto di sopra si raggiunge di sopra',
  'A suppressed watcher does not fire, and his marker stays': 'Sotto soppressione non spara, e il suo segnalino resta',
  'A table a hair larger than the smallest is one in between':
    'Un tavolo appena più grande del più piccolo è intermedio',
  'A table a hair smaller than the large one is one in between': 'Un tavolo appena più piccolo del grande è intermedio',
  'A table of twenty units is played on all the same': 'Su un tavolo di venti unità si gioca lo stesso',
  'A table smaller than 60 cm is refused, as a house rule':
    'Un tavolo sotto i 60 cm è rifiutato, come regola della casa',
  'A table smaller than 60 cm may be played on': 'Su un tavolo sotto i 60 cm si può giocare',
  'A tenth more than the stairs allow': 'Un decimo più di quanto le scale permettono',
  'A throw gives no time to take cover': 'Un lancio non dà il tempo di ripararsi',
  'A token spent does not come back': 'Un gettone speso non torna',
  'A token spent in the other side’s turn is not one of the six':
    'Un gettone speso nel turno avversario non è uno dei sei',
  'A tower of six units stands between two upstairs': 'Una torre di sei unità sta tra due di sopra',
  'A turn goes on without tokens until it is ended, as a house rule':
    'Un turno continua senza gettoni finché non si chiude, come regola della casa',
  'A wall behind the target is no cover, from whichever side': 'Un muro dietro il bersaglio non copre, da nessun lato',
  'A wall between the two levels is looked past, as a house rule':
    'Un muro tra i due livelli si guarda oltre, come regola della casa',
  'A wall on the level in between blocks': 'Un muro sul livello in mezzo blocca',
  'A watch is no attack in 2009: suppression fire may follow':
    'Il Fuoco di Opportunità non è un attacco nel 2009: la soppressione può seguire',
  'A weapon that says so may be aimed with every shot': 'Con un’arma che lo dice ogni tiro può avere la Mira',
  'A wound ends suppression where it does not end a watch':
    'Una ferita conclude la soppressione anche dove non toglie il Fuoco di Opportunità',
  'A wound takes away the marker of his watch': 'Una ferita toglie il segnalino del suo Fuoco di Opportunità',
  'A wound turns the card at once': 'Una ferita gira subito la carta',
  'A zone with room upstairs alone is not taken to be deeper':
    'Un’area con posto solo di sopra non diventa più profonda',
  'A zone without room is taken to be deeper, by whole units':
    'Un’area senza posto si prende più profonda, di unità intere',
  'Actions count until the next own turn, as a house rule':
    'Le azioni contano fino al proprio turno seguente, come regola della casa',
  'After a throw one may still join': 'Dopo un lancio ci si può ancora unire',
  'Against a six no cover helps': 'Contro un sei nessuna copertura serve',
  'Aim costs a token and adds its dice': 'La Mira costa un gettone e aggiunge i suoi dadi',
  'Aim declared with the shot': 'La Mira si dichiara con il tiro',
  'Aim is added once a turn, to the first shot': 'La Mira si aggiunge una volta per turno, al primo tiro',
  'Aim is bought with the shots, then cover, then dice': 'La Mira si compra con i tiri, poi il riparo, poi i dadi',
  'All that was saved may be spent in one turn': 'Tutto ciò che è da parte si può spendere in un turno',
  'Along a barricade of five units: twice from afar, once from its end':
    'Lungo una barricata di cinque unità: due volte da lontano, una dal capo',
  'Among equals a die decides who is wounded': 'Tra pari un dado decide chi è ferito',
  'Among equals a die decides, as a house rule': 'Tra pari decide un dado, come regola della casa',
  'Among equals the thrower chooses, as a house rule': 'Tra pari sceglie chi lancia, come regola della casa',
  'Among equals the thrower says who is wounded': 'Tra pari chi lancia dice chi è ferito',
  'An action of two tokens takes one of the card’s actions, as a house rule':
    'Un’azione da due gettoni usa un’azione della carta, come regola della casa',
  'An action of two tokens takes two of the card’s actions': 'Un’azione da due gettoni usa due azioni della carta',
  'An element at exactly two units from the shooter is no cover':
    'Un elemento a due unità esatte da chi spara non copre',
  'An element near the shooter covers one who is farther off':
    'Un elemento vicino a chi spara copre chi sta più lontano',
  'An element near the shooter is no cover, as a house rule':
    'Un elemento vicino a chi spara non copre, come regola della casa',
  'An enemy at the head of the stairs is met on them': 'Un nemico in cima alle scale si incontra sulle scale',
  'An exchange is counted whole before anybody has won': 'Uno scambio si conta intero prima che qualcuno abbia vinto',
  'An exchange is settled as one, and both may fall': 'Uno scambio si risolve insieme, e possono cadere entrambi',
  'An objective is an element at least partly in the own zone':
    'Un obiettivo è un elemento almeno in parte nella propria area',
  'An objective is an element or any spot in the own zone':
    'Un obiettivo è un elemento o un punto qualsiasi della propria area',
  'An objective is reached by standing on it': 'Un obiettivo si raggiunge standoci sopra',
  'An objective touched in passing is reached': 'Un obiettivo toccato di passaggio è raggiunto',
  'An officer has two others fire, as a house rule': 'Un ufficiale fa sparare altri due, come regola della casa',
  'An officer who begins it fires himself': 'Un ufficiale che lo comincia spara anche lui',
  'Another weapon in the same turn costs a token first': 'Un’altra arma nello stesso turno costa prima un gettone',
  'Another weapon in the same turn is free': 'Un’altra arma nello stesso turno non costa nulla',
  'Any action inside sets it off, as a house rule': 'Ogni azione nella zona lo fa scattare, come regola della casa',
  'Any attack bars from joining, as a house rule': 'Ogni attacco impedisce di unirsi, come regola della casa',
  'Any contact starts a fight, as a house rule': 'Ogni contatto fa combattere, come regola della casa',
  'Any friend joins for a token, symbol or not': 'Qualsiasi amico si unisce per un gettone, simbolo o no',
  'Any hit of a burst eliminates, as a house rule': 'Ogni colpo di un’esplosione elimina, come regola della casa',
  'Any other action leaves it, and one rifle alone ends it':
    'Ogni altra azione la lascia, e un fucile da solo la conclude',
  'Any part of it counts on a level, as a house rule': 'Ogni sua parte conta su un livello, come regola della casa',
  'Any part of the building that was picked is the objective': 'Ogni parte dell’edificio scelto è l’obiettivo',
  'Any shot may be aimed, as a house rule': 'Ogni tiro può avere la Mira, come regola della casa',
  'Any two sixes of the roll are a head shot': 'Due sei qualsiasi del tiro sono un Headshot',
  'As many elements as miniatures, whether they give cover or not':
    'Tanti elementi quante sono le miniature, che coprano o no',
  'As many elements that give cover as characters of both sides':
    'Tanti elementi che coprono quanti sono i personaggi delle due squadre',
  'At exactly five units an earlier cover counts': 'A cinque unità esatte un riparo preso prima conta',
  'At exactly five units no cover counts, as a house rule':
    'A cinque unità esatte nessun riparo conta, come regola della casa',
  'At least one token in each own turn': 'Almeno un gettone in ogni proprio turno',
  'At two units a corner that hides half of him covers, as a house rule':
    'A due unità un angolo che lo nasconde a metà copre, come regola della casa',
  'Attacked and unhurt, he keeps his watch': 'Attaccato e illeso, conserva il suo Fuoco di Opportunità',
  'Bases of forty millimetres': 'Basi di quaranta millimetri',
  'Before a weapon has been used there is none to change': 'Prima di aver usato un’arma non c’è nulla da cambiare',
  'Before the last turn nobody has won by the turns': 'Prima dell’ultimo turno nessuno vince per i turni',
  'Behind a parapet: one cover, and one die less upwards':
    'Dietro un parapetto: una copertura, e un dado in meno verso l’alto',
  'Behind a wall he is not seen from above either': 'Dietro un muro non è visto nemmeno dall’alto',
  'Behind partial cover it takes a 5': 'Dietro una copertura parziale serve un 5',
  'Below the spot nothing is reached': 'Sotto il punto non si raggiunge nulla',
  'Between the small table and the large one a base touches the edge':
    'Tra il tavolo piccolo e il grande la base tocca il bordo',
  'Between the two sizes the zone may be agreed': 'Tra le due misure l’area si può concordare',
  'Bids in the open, as a house rule': 'Puntate scoperte, come regola della casa',
  'Blown off the table it bursts at the edge': 'Finita fuori dal tavolo, esplode al bordo',
  'Blown off the table it is lost, as a house rule': 'Finita fuori dal tavolo, è persa, come regola della casa',
  'Both above the wall look over it': 'Entrambi sopra il muro guardano oltre',
  'Both fall at once: a draw, as a house rule': 'Cadono entrambi insieme: pareggio, come regola della casa',
  'Both fall at once: the side whose turn it is wins': 'Cadono entrambi insieme: vince la squadra di turno',
  'Both screens go when the other side’s turn begins, as a house rule':
    'Entrambe le cortine spariscono all’inizio del turno avversario, come regola della casa',
  'Both screens lie through the whole turn of the other side':
    'Le due cortine restano per tutto il turno dell’altra squadra',
  'Both sides may be of one faction': 'Le due squadre possono essere della stessa fazione',
  'Bought grenades are given out after deployment': 'Le granate comprate si assegnano dopo lo schieramento',
  'Bought grenades count towards an agreed maximum, as a house rule':
    'Le granate comprate contano nel massimo concordato, come regola della casa',
  'Bought grenades have each their own dice and reach':
    'Le granate acquistate hanno ciascuna i propri dadi e il proprio raggio',
  'By the laser a part in shadow is one partial cover': 'Con il laser una parte in ombra è una copertura parziale',
  'By the laser too nothing under the own floor is in the way':
    'Nemmeno con il laser ingombra ciò che sta sotto il proprio piano',
  'Camouflage counts against opportunity fire': 'Camouflage vale contro il Fuoco di Opportunità',
  'Camouflage counts at exactly five units, and not nearer': 'Camouflage vale a cinque unità esatte, non più vicino',
  'Camouflage hides one who is in partial cover': 'Camouflage nasconde chi è in copertura parziale',
  'Camouflage is no help against opportunity fire, as a house rule':
    'Camouflage non serve contro il Fuoco di Opportunità, come regola della casa',
  'Camouflage is of no use at five units': 'A cinque unità Camouflage non serve',
  'Climbing up takes two tokens in all, whatever the height':
    'Arrampicarsi costa due gettoni in tutto, a qualsiasi altezza',
  'Cover as a reaction leaves the watch, as a house rule':
    'Ripararsi in reazione lascia il Fuoco di Opportunità, come regola della casa',
  'Cover close to the shooter counts from above no more than elsewhere':
    'La copertura vicina a chi spara non conta di più dall’alto',
  'Cover is from one shooter, for this turn': 'Il riparo vale contro un solo tiratore, per questo turno',
  'Cover is of no use at five units or less': 'A cinque unità o meno ripararsi non serve',
  'Cover is taken only when shot at': 'Ci si ripara solo quando si spara a qualcuno',
  'Cover lasts until he does anything else': 'Il riparo dura finché non fa altro',
  'Cover may be taken in the own turn too': 'Ci si può riparare anche nel proprio turno',
  'Cover of either kind stops a burst': 'Una copertura di qualsiasi tipo ferma un’esplosione',
  'Crossing a hedge takes a second token, as a house rule':
    'Passare una siepe costa un secondo gettone, come regola della casa',
  'Crossing a low wall takes a second token': 'Scavalcare un muretto costa un secondo gettone',
  'Crossing a wall is free, as a house rule': 'Scavalcare un muro non costa nulla, come regola della casa',
  'Declined, the marker stays and the move goes on': 'Rifiutato, il segnalino resta e il movimento prosegue',
  'Dice alone say who deploys first, the lower one': 'Solo i dadi dicono chi schiera per primo, il più basso',
  'Difficult ground takes one unit off each action': 'Il terreno difficile toglie un’unità a ogni azione',
  'Each hit a wound, the lowest in close combat first': 'Ogni colpo una ferita, prima il più basso nel Corpo a Corpo',
  'Each own turn brings five tokens, the first as well': 'Ogni proprio turno porta cinque gettoni, anche il primo',
  'Each screen counts once, as a house rule': 'Ogni cortina conta una volta, come regola della casa',
  'Each shot of a turn may be aimed': 'Ogni tiro di un turno può avere la Mira',
  'Each six wounds the lowest in close combat': 'Ogni sei ferisce il più basso nel Corpo a Corpo',
  'Each six wounds whom the side likes': 'Ogni sei ferisce chi vuole quella squadra',
  'Each wall counts, as a house rule': 'Ogni muro conta, come regola della casa',
  'Elements that give no cover count as scenery': 'Gli elementi che non coprono contano come scena',
  'Elsewhere there are no levels: a parapet upstairs is left out':
    'Altrove non ci sono livelli: un parapetto di sopra si tralascia',
  'Every action inside sets it off, before it takes effect':
    'Ogni azione nella zona lo fa scattare, prima che abbia effetto',
  'Everybody begins in cover': 'Tutti cominciano riparati',
  'Everybody within two units, and no farther': 'Tutti entro due unità, e nessuno oltre',
  'Five tokens each, and no more in the first own turn':
    'Cinque gettoni ciascuno, e nessuno in più nel proprio primo turno',
  'Forces of any size play by the same rules': 'Squadre di ogni grandezza giocano con le stesse regole',
  'Friends are hit like enemies': 'Gli amici sono colpiti come i nemici',
  'Friends beyond two units do not test': 'Gli amici oltre due unità non fanno la prova',
  'Friends within five units of the leader join for a token':
    'Gli amici entro cinque unità dal comandante si uniscono per un gettone',
  'From a landing one steps out at its stairs, nowhere else':
    'Da un pianerottolo si esce lungo le sue scale, non altrove',
  'From above only the wall nearest to the target counts': 'Dall’alto conta solo il muro più vicino al bersaglio',
  'From above the watch reaches one unit farther': 'Dall’alto il Fuoco di Opportunità arriva un’unità più lontano',
  'From behind a wall he does not see upstairs': 'Da dietro un muro non vede di sopra',
  'From ladder to ladder only by a floor between them': 'Da una scala a pioli all’altra solo con un pavimento in mezzo',
  'From the landing one goes on from any part of the stairs':
    'Dal pianerottolo si prosegue da qualsiasi parte delle scale',
  'From the storey above nobody takes a body out of a hole': 'Dal piano di sopra nessuno toglie un corpo da una buca',
  'From the whole base all is seen that the laser leaves in shadow':
    'Da tutta la base si vede ciò che il laser lascia in ombra',
  'From two units or less nothing gives cover': 'Da due unità o meno nulla copre',
  'Grenades of the fallen are picked up on contact': 'Le granate dei caduti si raccolgono al contatto',
  'Half is not enough for one who has lost as many': 'Metà non basta a chi ha perso altrettanto',
  'Half of the enemy’s characters win, whatever they are worth':
    'Metà dei personaggi nemici vince, qualunque sia il loro valore',
  'Half of the enemy’s points win, however few they are': 'Metà dei punti nemici vince, per pochi che siano',
  'Half the base may overhang the table, as a house rule':
    'Metà della base può sporgere dal tavolo, come regola della casa',
  'He tests for one who is killed as well': 'Fa la prova anche per chi viene ucciso',
  'Height counts as distance, as a house rule': 'L’altezza conta come distanza, come regola della casa',
  'Height does not make a range longer': 'L’altezza non allunga una distanza',
  'Hit amid a wall he is put back to where his base has room': 'Colpito a metà di un muro torna dove la base ha posto',
  'Hit in the own turn, he misses the next one': 'Colpito nel proprio turno, salta il seguente',
  'Hit in the own turn, his shock ends with it': 'Colpito nel proprio turno, lo shock finisce con esso',
  'Hit in the own turn, his shock lasts through the other one':
    'Colpito nel proprio turno, lo shock dura tutto l’altro',
  'Hit, she stays where the shot found her': 'Colpita, resta dove il tiro l’ha trovata',
  'Hits wound one, two sixes all, three sixes eliminate all':
    'I colpi feriscono uno, due sei tutti, tre sei eliminano tutti',
  'If the nearest is in panic already nobody is tested': 'Se il più vicino è già nel panico nessuno fa la prova',
  'In a mission half of the characters win': 'In una Missione vince metà dei personaggi',
  'In a mission half of the points win': 'In una Missione vince metà dei punti',
  'In a round base he is in cover from every side': 'In una base rotonda è in copertura da ogni lato',
  'In close combat a 5 hits': 'Nel Corpo a Corpo il 5 colpisce',
  'In close combat only a 6 hits': 'Nel Corpo a Corpo colpisce solo il 6',
  'In panic he only tries to recover, for a token each time':
    'Nel panico prova solo a riprendersi, un gettone per volta',
  'In range a six wounds in 2009, seen or not': 'Nel 2009 un sei ferisce chi è a portata, visto o no',
  'In range but behind a wall there is no shot yet': 'A portata ma dietro un muro non c’è ancora tiro',
  'In shock he does nothing and counts as in cover': 'Sotto shock non fa nulla e conta come riparato',
  'In sight of the marker he is suppressed, as a house rule':
    'In vista del segnalino è sotto soppressione, come regola della casa',
  'In the area but out of sight he is not suppressed': 'Nella zona ma non in vista non è sotto soppressione',
  'In the area he is suppressed, in sight or not': 'Nella zona è sotto soppressione, in vista o no',
  'In two areas at once the dice of each are rolled apart': 'In due zone insieme i dadi si tirano separati',
  'Inside the area no watch is laid, as a house rule':
    'Nella zona non si prepara il Fuoco di Opportunità, come regola della casa',
  'Into a round base on contact, for nothing': 'In una base rotonda al contatto, senza spesa',
  'Into the landing on contact, for nothing': 'Nel pianerottolo al contatto, senza spesa',
  'Into the window: the window covers, the house below does not':
    'Nella finestra: copre la finestra, non la casa sotto',
  'It is begun only where the marker is seen': 'Si inizia solo dove il segnalino si vede',
  'It may be begun after a shot': 'Si può iniziare dopo un tiro',
  'It takes a token, an action and a clear head': 'Vuole un gettone, un’azione e la testa sgombra',
  'Keeping one back is that side’s step, as a house rule':
    'Trattenerne uno è il passo di quella squadra, come regola della casa',
  'Leaning on a wall does not show what is behind it': 'Appoggiarsi a un muro non mostra che cosa c’è dietro',
  'Less than one unit on a level is nothing': 'Meno di un’unità su un livello non è nulla',
  'Men on other levels cover nobody': 'I personaggi su altri livelli non coprono nessuno',
  'Missed, she goes on along no other way': 'Mancata, non prosegue per un’altra via',
  'Missed, she goes on along the way she has declared': 'Mancata, prosegue per la via che ha dichiarato',
  'Missed, she may go on another way, as a house rule':
    'Mancata, può proseguire per un’altra via, come regola della casa',
  'Missed, she may go on to the end of her way': 'Mancata, può andare fino in fondo alla sua via',
  'Move & Fire counts as movement and as a shot': 'Muovi & Spara conta come movimento e come tiro',
  'Move & Fire goes down a slope, not up': 'Muovi & Spara scende da un pendio, non lo sale',
  'Move & Fire goes into mud as anywhere': 'Muovi & Spara va nel fango come altrove',
  'Move & Fire over a wall takes a second token': 'Muovi & Spara oltre un muro costa un secondo gettone',
  'Moved exactly so far or not at all, as a house rule':
    'Spostata esattamente di tanto o per nulla, come regola della casa',
  'Moving inside the area sets it off': 'Muovere nella zona lo fa scattare',
  'Mud takes nothing off a move': 'Il fango non toglie nulla a un movimento',
  'No Move & Fire into close combat': 'Niente Muovi & Spara nel Corpo a Corpo',
  'No Move & Fire into or out of difficult ground': 'Niente Muovi & Spara dentro o fuori un terreno difficile',
  'No Move & Fire on stairs': 'Niente Muovi & Spara sulle scale',
  'No aim with a Move & Fire': 'Niente Mira con Muovi & Spara',
  'No cover from opportunity fire': 'Nessun riparo dal Fuoco di Opportunità',
  'No friend may be where it might drift to, as a house rule':
    'Nessun amico dove potrebbe finire, come regola della casa',
  'No grenade goes under a roof that no line leads to': 'Nessuna granata sotto un tetto a cui non porta una linea',
  'No head shot against one in cover, as a house rule': 'Nessun Headshot contro chi è riparato, come regola della casa',
  'No limit once the other side has no tokens left': 'Nessun limite quando l’avversario non ha più gettoni',
  'No marker is laid through smoke or a hedge': 'Nessun segnalino attraverso fumo o siepe',
  'No marker is laid through the floor': 'Nessun segnalino attraverso il pavimento',
  'No more shots than the weapon has': 'Non più tiri di quanti ne ha l’arma',
  'No more than three tokens of movement': 'Non più di tre gettoni di movimento',
  'No tokens before the first own turn, which brings five':
    'Nessun gettone prima del proprio primo turno, che ne porta cinque',
  'Nobody ends a move on stairs without a landing': 'Nessuno finisce il movimento su scale senza pianerottolo',
  'Nobody joins after any attack of his own': 'Nessuno si unisce dopo un suo attacco, qualunque sia',
  'Nobody sees through the floor he stands on': 'Nessuno vede attraverso il pavimento su cui sta',
  'Nobody strikes first for his weapon': 'Nessuno colpisce per primo grazie alla sua arma',
  'Nobody walks through an enemy': 'Nessuno passa attraverso un nemico',
  'Not after another attack of the same turn': 'Non dopo un altro attacco dello stesso turno',
  'Not thrown where a friend could be caught': 'Non si lancia dove potrebbe essere preso un amico',
  'Nothing is handed from one level to another': 'Nulla si cede da un livello all’altro',
  'Objectives are picked after deployment, as a house rule':
    'Gli obiettivi si scelgono dopo lo schieramento, come regola della casa',
  'Of the way that is left mud takes one unit, once': 'Della via che resta il fango toglie un’unità, una volta sola',
  'Of those equally near the owner chooses': 'Tra chi è ugualmente vicino sceglie il proprietario',
  'Of two leaders the higher value counts': 'Di due comandanti conta il valore più alto',
  'Off the head of the stairs one does not get up': 'A lato della cima delle scale non si sale',
  'On a ladder nobody takes cover, on stairs he does': 'Sulla scala a pioli nessuno si ripara, sulle scale sì',
  'On a large table one deploys within five units of the edge':
    'Su un tavolo grande si schiera entro cinque unità dal bordo',
  'On an open roof the hedge in the street is the nearest cover':
    'Su un tetto aperto la siepe in strada è la copertura più vicina',
  'On different levels bases do not meet': 'Su livelli diversi le basi non si toccano',
  'On one level three walls count three times': 'Su un livello tre muri contano tre volte',
  'On stairs a move goes one unit less far': 'Sulle scale un movimento va un’unità meno lontano',
  'On the ground only, as a house rule': 'Solo a terra, come regola della casa',
  'On the slant a level makes it longer, as a house rule': 'In obliquo un livello la allunga, come regola della casa',
  'On the smallest table a base touches the edge, whatever was agreed for larger ones':
    'Sul tavolo più piccolo la base tocca il bordo, qualunque cosa valga per i più grandi',
  'On the smallest table one deploys touching the edge': 'Sul tavolo più piccolo si schiera toccando il bordo',
  'On the stairs that lead up he is seen': 'Sulle scale che salgono è visto',
  'On touching an enemy the move ends and they fight': 'Toccato un nemico il movimento finisce e si combatte',
  'One character each in turns; who has no one left is skipped':
    'Un personaggio ciascuno a turno; chi non ne ha più è saltato',
  'One character of each type, the second one is refused': 'Un personaggio di ogni tipo, il secondo è rifiutato',
  'One deploys within five units of the edge': 'Si schiera entro cinque unità dal bordo',
  'One gets on stairs at their foot, not at the side': 'Sulle scale si sale dal piede, non dal lato',
  'One joins without seeing the marker, as a house rule':
    'Ci si unisce senza vedere il segnalino, come regola della casa',
  'One may deploy on a floor in the zone': 'Si può schierare su un pavimento nell’area',
  'One may go to and fro between characters': 'Si può passare da un personaggio all’altro e tornare',
  'One may stand across the edge of a ruin, as a house rule':
    'Si può stare a cavallo del bordo di una rovina, come regola della casa',
  'One shot at a time, each with its own roll': 'Un tiro alla volta, ciascuno con i suoi dadi',
  'One shot in a hole is taken off where his owner wants that':
    'Chi è ucciso in una buca è tolto se il suo giocatore lo vuole',
  'One token buys no grenade and no climb, and no shot with aim':
    'Un gettone non compra una granata né una salita, né un tiro con la Mira',
  'One token, along any path, as far as the card says': 'Un gettone, per qualsiasi via, fin dove dice la carta',
  'One unit of it on a level is enough': 'Un’unità su un livello basta',
  'One victim a turn, as a house rule': 'Una vittima per turno, come regola della casa',
  'One victim a turn, in however many areas': 'Una sola vittima a turno, quante che siano le zone',
  'One weapon a turn': 'Un’arma per turno',
  'One weapon a turn, as a house rule': 'Un’arma per turno, come regola della casa',
  'One who has taken cover cannot take it a second time': 'Chi si è riparato non può ripararsi una seconda volta',
  'One who is suppressed on the way loses the shot': 'Chi finisce sotto soppressione per strada perde il tiro',
  'One with the symbol begins it with one more, a machine gunner alone':
    'Chi ha il simbolo la inizia con un altro, un mitragliere da solo',
  'Only an enemy in sight may be shot at': 'Si spara solo a un nemico in vista',
  'Only coming in from outside sets it off, as a house rule':
    'Solo entrare da fuori lo fa scattare, come regola della casa',
  'Only enemies are hit by it, as a house rule': 'Sono colpiti solo i nemici, come regola della casa',
  'Only smoke keeps markers out, as a house rule': 'Solo il fumo tiene fuori i segnalini, come regola della casa',
  'Only the first shot may be aimed, as a house rule': 'Solo il primo tiro può avere la Mira, come regola della casa',
  'Only the first shot of a turn may be aimed': 'Solo il primo tiro di un turno può avere la Mira',
  'Only the mover has to be outside, as a house rule': 'Solo chi muove deve stare fuori, come regola della casa',
  'Only the part within two units is ignored, as a house rule':
    'Si ignora solo la parte entro due unità, come regola della casa',
  'Only the place aimed at must be clear of friends': 'Solo il punto mirato deve essere libero da amici',
  'Only what the card lists, and close combat always': 'Solo ciò che la carta elenca, e il Corpo a Corpo sempre',
  'Only where it comes down counts': 'Conta solo dove cade',
  'Opportunity fire is an attack: who has laid it lays no suppression fire':
    'Il Fuoco di Opportunità è un attacco: chi l’ha preparato non inizia la soppressione',
  'Out of his own window he shoots unhindered': 'Dalla propria finestra spara senza ostacoli',
  'Out of the area and in again there is a second offer': 'Uscita dalla zona e rientrata, c’è un secondo tiro offerto',
  'Out of the area he is still suppressed for that turn':
    'Uscito dalla zona è ancora sotto soppressione per quel turno',
  'Out of the area he still throws as one who is suppressed':
    'Fuori dalla zona lancia ancora come chi è sotto soppressione',
  'Out of the area he throws as ever': 'Fuori dalla zona lancia come sempre',
  'Over total cover only to five units': 'Oltre una copertura totale solo fino a cinque unità',
  'Over total cover only to ten units': 'Oltre una copertura totale solo fino a dieci unità',
  'Over total cover only within the sure range': 'Oltre una copertura totale solo entro la distanza sicura',
  'Panic takes away the markers of the one who panics': 'Il panico toglie i segnalini di chi ne è preso',
  'Partly behind partial cover is in the open': 'In parte dietro una copertura parziale è allo scoperto',
  'Partly behind partial cover is in the open, as a house rule':
    'In parte dietro una copertura parziale è allo scoperto, come regola della casa',
  'Partly behind partial cover is partial cover': 'In parte dietro una copertura parziale è copertura parziale',
  'Partly hidden by total cover is partial cover': 'Nascosto in parte da una copertura totale è copertura parziale',
  'Partly out from under the balcony he is seen': 'In parte fuori dal balcone è visto',
  'Passing the objective is not enough, as a house rule': 'Passare dall’obiettivo non basta, come regola della casa',
  'Seen bit by bit through a slit he is in the open': 'Visto a pezzi attraverso una fessura è allo scoperto',
  'Seen from one and the same point, as a house rule': 'Visto da uno stesso punto, come regola della casa',
  'Shock ends when his side’s next turn begins, as a house rule':
    'Lo shock finisce all’inizio del prossimo turno della sua squadra, come regola della casa',
  'Shock ends when the turn after the missed one begins, as a house rule':
    'Lo shock finisce all’inizio del turno dopo quello saltato, come regola della casa',
  'Shock ends with his side’s next turn, as a house rule':
    'Lo shock finisce con il prossimo turno della sua squadra, come regola della casa',
  'Shock ends with the round': 'Lo shock finisce con il round',
  'Shock lasts until his side’s next turn begins': 'Lo shock dura fino all’inizio del prossimo turno della sua squadra',
  'Shock lasts until the end of his side’s next turn':
    'Lo shock dura fino alla fine del prossimo turno della sua squadra',
  'Shock lasts until the round ends': 'Lo shock dura fino alla fine del round',
  'Shock lasts until the turn ends': 'Lo shock dura fino alla fine del turno',
  'Shock shelters from a frag grenade as Take Cover does':
    'Lo shock protegge da una granata a frammentazione come il riparo',
  'Shooting inside the area sets it off too': 'Anche sparare nella zona lo fa scattare',
  'Shooting inside the area sets nothing off': 'Sparare nella zona non fa scattare nulla',
  'Shot at on a ladder nobody takes cover, on stairs he may':
    'Sotto tiro su una scala a pioli nessuno si ripara, sulle scale sì',
  'Shot dead on the way, the game is decided there': 'Uccisa per via, la partita si decide lì',
  'Shot declared, cover, aim, cover again, then dice': 'Tiro dichiarato, riparo, Mira, ancora riparo, poi i dadi',
  'Shots rolled one by one wound one by one': 'I tiri uno alla volta feriscono uno alla volta',
  'Six tokens in one own turn, then the other side is on':
    'Sei gettoni in un proprio turno, poi tocca all’altra squadra',
  'Smoke in the street covers nobody upstairs': 'Il fumo in strada non copre nessuno di sopra',
  'Smoke is partial cover five units across, for two turns':
    'Il fumo è copertura parziale larga cinque unità, per due turni',
  'Smoke lies on the level where it has burst': 'Il fumo sta sul livello dov’è esploso',
  'Smoke on the marker ends suppression': 'Il fumo sul segnalino pone fine alla soppressione',
  'Smoke rises to the level above, as a house rule': 'Il fumo sale al livello di sopra, come regola della casa',
  'So many extra actions for each friend': 'Tante azioni in più per ogni amico',
  'Stairs are got on at their foot and off at their head': 'Sulle scale si sale dal piede e si esce in cima',
  'Stairs take a second token, as a house rule': 'Le scale costano un secondo gettone, come regola della casa',
  'Stepping into the hole of the beaten sets off a watch like a move':
    'Occupare la buca dello sconfitto fa scattare il Fuoco di Opportunità come un movimento',
  'Struck first, one strikes back with the red side’s dice, as a house rule':
    'Colpito per primo, risponde con i dadi del lato rosso, come regola della casa',
  'Struck in turns, an exchange is counted whole all the same, as a house rule':
    'A colpi alterni, uno scambio si conta comunque intero, come regola della casa',
  'Suppressed for the turn, though the fire has ended': 'Sotto soppressione per il turno, anche se il fuoco è finito',
  'Suppressed in this turn, a watcher sleeps to its end':
    'Chi è di guardia, sotto soppressione in questo turno, dorme fino alla fine',
  'Suppressed only while he is there, as a house rule': 'Sotto soppressione solo finché è lì, come regola della casa',
  'Suppression ends with the round': 'La soppressione finisce con il round',
  'Sure to ten units, to fifteen with a roll': 'Sicura fino a dieci unità, fino a quindici con un tiro di dado',
  'Taking cover adds one, in the open and behind a wall': 'Ripararsi aggiunge uno, allo scoperto e dietro un muro',
  'Taking cover ends the own watch': 'Ripararsi pone fine al proprio Fuoco di Opportunità',
  'Taking cover inside sets nothing off, as a house rule':
    'Ripararsi nella zona non fa scattare nulla, come regola della casa',
  'Taking cover is no help against a grenade': 'Ripararsi non serve contro una granata',
  'Taking cover makes a frag grenade hit on a 5': 'Ripararsi fa sì che una granata a frammentazione colpisca con 5',
  'Taking cover protects from a burst, as a house rule': 'Ripararsi protegge da un’esplosione, come regola della casa',
  'Tall trees cover those upstairs': 'Gli alberi alti coprono chi sta di sopra',
  'Ten units at most, and every throw may scatter': 'Dieci unità al massimo, e ogni lancio può disperdersi',
  'Ten units is short range, a hair more is long': 'Dieci unità sono distanza corta, un filo di più è lunga',
  'The actions of the card are for each turn, the other side’s too':
    'Le azioni della carta valgono per ogni turno, anche quello avversario',
  'The actions of the card are for the whole round': 'Le azioni della carta valgono per tutto il round',
  'The area is the range from the marker, edge to edge': 'La zona è la portata dal segnalino, da bordo a bordo',
  'The area reaches every level, as a house rule': 'La zona raggiunge ogni livello, come regola della casa',
  'The bank one stands on covers him, and not those he shoots at':
    'Il rialzo su cui si sta copre lui, non i suoi bersagli',
  'The bank one stands on gives no cover, as a house rule': 'Il rialzo su cui si sta non copre, come regola della casa',
  'The base stays wholly on the floor': 'La base resta tutta sul pavimento',
  'The body stays where he fell, and is cover': 'Il corpo resta dov’è caduto, ed è copertura',
  'The card is lost when both are gone, and counts as one':
    'La carta è persa quando sono caduti entrambi, e conta come uno',
  'The corner one leans on does not hinder the shot': 'L’angolo a cui ci si appoggia non ostacola il tiro',
  'The corner one leans on does not hinder the shot, as a house rule':
    'L’angolo a cui ci si appoggia non ostacola il tiro, come regola della casa',
  'The corner one leans on gives the target cover, as a house rule':
    'L’angolo a cui ci si appoggia copre il bersaglio, come regola della casa',
  'The cover of shock is of no use at five units': 'Il riparo dello shock non serve a cinque unità',
  'The dice of suppression fire hit no friends': 'I dadi della soppressione non colpiscono amici',
  'The extra actions are a pool for all': 'Le azioni in più sono una riserva per tutti',
  'The extra actions are a pool for all, as a house rule':
    'Le azioni in più sono una riserva per tutti, come regola della casa',
  'The fallen are taken off the table': 'I caduti si tolgono dal tavolo',
  'The far part of the wood one stands in covers the target':
    'La parte lontana del bosco in cui si sta copre il bersaglio',
  'The first of the card is no loss': 'Il primo della carta non è una perdita',
  'The marker is not laid on a base': 'Il segnalino non si mette su una base',
  'The marker may be laid on a base': 'Il segnalino può stare su una base',
  'The more points deploy first': 'Chi ha più punti schiera per primo',
  'The move ends at the contact; who survives may act again':
    'Il movimento finisce al contatto; chi sopravvive può agire ancora',
  'The nearest friend within two units tests his nerves': 'L’amico più vicino entro due unità fa la prova di shock',
  'The next six goes to whoever is lowest then': 'Il sei seguente va a chi è allora il più basso',
  'The range is that of who laid the marker': 'La portata è quella di chi ha messo il segnalino',
  'The second arrives in his side’s next turn, touching the edge':
    'Il secondo arriva nel turno seguente della sua squadra, a contatto del bordo',
  'The second does not come in the turn in which the first fell':
    'Il secondo non arriva nel turno in cui è caduto il primo',
  'The second player starts without tokens, as a house rule':
    'Il secondo giocatore comincia senza gettoni, come regola della casa',
  'The shot comes before the move or after it': 'Il tiro viene prima o dopo il movimento',
  'The shot costs a token and an action': 'Il tiro costa un gettone e un’azione',
  'The shot is free and counts for nothing': 'Il tiro non costa nulla e non conta',
  'The shot may be aimed for a token': 'Il tiro può avere la Mira per un gettone',
  'The shot may be declined, as a house rule': 'Al tiro si può rinunciare, come regola della casa',
  'The shot may come half-way': 'Il tiro può venire a metà strada',
  'The shot of a Move & Fire may be aimed': 'Il tiro di Muovi & Spara può avere la Mira',
  'The shots of both weapons count together': 'I tiri delle due armi contano insieme',
  'The step into a hole is free, the difficult ground about it is not':
    'Il passo nella buca è gratis, il terreno difficile intorno no',
  'The step into a round base is measured, as a house rule':
    'Il passo in una base rotonda si misura, come regola della casa',
  'The suppressed attack nobody, but throw to five units':
    'Sotto soppressione non si attacca, ma si lancia fino a cinque unità',
  'The suppressed do not shoot': 'Sotto soppressione non si spara',
  'The suppressed may still lay a watch, which is no attack':
    'Chi è sotto soppressione non attacca, ma può preparare il Fuoco di Opportunità',
  'The suppressed only throw and fight, as a house rule':
    'Sotto soppressione si può solo lanciare e combattere, come regola della casa',
  'The suppressed throw to five units and fight, and attack no other way':
    'Sotto soppressione si lancia fino a cinque unità e si combatte, nessun altro attacco',
  'The watch outlasts a wound, as a house rule':
    'Il Fuoco di Opportunità resta dopo una ferita, come regola della casa',
  'The watcher fires as soon as the runner is in range': 'Spara appena chi corre è a portata',
  'The watcher may fire as soon as the runner is in range': 'Può sparare appena chi corre è a portata',
  'The whole base in the zone, as a house rule': 'Tutta la base nell’area, come regola della casa',
  'The whole base stays on the table': 'Tutta la base resta sul tavolo',
  'The winner may step into the hole of the beaten': 'Chi vince può occupare la buca dello sconfitto',
  'The winner steps in, and the body is taken off': 'Il vincitore entra, e il corpo è tolto',
  'The wood one stands in gives the target no cover': 'Il bosco in cui si sta non copre il bersaglio',
  'The wounded have fewer dice from the next exchange on': 'I feriti hanno meno dadi dallo scambio successivo',
  'The wounded strike back with the red side’s dice': 'I feriti rispondono con i dadi del lato rosso',
  'Their own friends are suppressed as well': 'Anche i loro amici sono sotto soppressione',
  'Those a scenario names must all fall': 'Devono cadere tutti quelli che lo scenario nomina',
  'Those in reach of a frag grenade may take cover, as a house rule':
    'Chi è a portata di una granata a frammentazione può ripararsi, come regola della casa',
  'Those who are to survive must all do so': 'Chi deve sopravvivere deve farlo al completo',
  'Those with the same lowest die roll again, and they alone': 'Chi ha lo stesso dado più basso ritira, e nessun altro',
  'Three actions of the card and two of the leader': 'Tre azioni della carta e due del comandante',
  'Three dice in the open: a 4 wounds, two sixes eliminate': 'Tre dadi allo scoperto: un 4 ferisce, due sei eliminano',
  'Three walls in between: nothing can hit': 'Tre muri in mezzo: nulla può colpire',
  'Through a friend, but not onto him': 'Attraverso un amico, ma non sopra di lui',
  'Through the middle of a screen it counts twice': 'Attraverso il centro di una cortina conta due volte',
  'Thrown as far as one likes, as a house rule': 'Lanciata lontano quanto si vuole, come regola della casa',
  'Thrown past total cover at any range, as a house rule':
    'Lanciata oltre una copertura totale a qualsiasi distanza, come regola della casa',
  'Thrown to 12 units, as a house rule': 'Lanciata fino a 12 unità, come regola della casa',
  'Thrown to 20 units, as a house rule': 'Lanciata fino a 20 unità, come regola della casa',
  'To fight one in a round base, the way to his own base must be had':
    'Per combattere chi sta in una base rotonda serve il percorso fino alla sua base',
  'Tokens bid add to the die': 'I gettoni puntati si aggiungono al dado',
  'Too far for his weapon, he fires where she comes near enough':
    'Troppo lontano per la sua arma, spara dove lei si avvicina abbastanza',
  'Too far for his weapon, the shot is lost, as a house rule':
    'Troppo lontano per la sua arma, il tiro è perso, come regola della casa',
  'Total cover cannot be entered or crossed': 'In una copertura totale non si entra e non la si attraversa',
  'Touching the enemy’s objective wins, whatever the losses': 'Toccare l’obiettivo nemico vince, con qualsiasi perdita',
  'Touching the rim is contact, as a house rule': 'Toccare il bordo è contatto, come regola della casa',
  'Twelve tokens each, then both bid for the initiative':
    'Dodici gettoni ciascuno, poi entrambi puntano per l’iniziativa',
  'Two blocks that meet at a corner leave no gap': 'Due blocchi che si toccano in un angolo non lasciano varchi',
  'Two enemies touched at once: the mover says whom she fights first':
    'Due nemici toccati insieme: chi muove dice con chi combatte prima',
  'Two leaders add up, as a house rule': 'Due comandanti si sommano, come regola della casa',
  'Two of four are half, however little they are worth': 'Due su quattro sono metà, per poco che valgano',
  'Two of the same card have each their own actions': 'Due della stessa carta hanno ciascuno le proprie azioni',
  'Two of three are not half of the points': 'Due su tre non sono metà dei punti',
  'Two priority weapons strike at once': 'Due armi con priorità colpiscono insieme',
  'Two saved tokens are seven in the next turn': 'Due gettoni messi da parte sono sette nel turno seguente',
  'Two shots are rolled as one, and wound once': 'Due tiri si fanno come uno, e feriscono una volta',
  'Two sixes of a grenade are two wounds and no head shot': 'Due sei di una granata sono due ferite e nessun Headshot',
  'Two sixes of suppression fire are two plain wounds': 'Due sei della soppressione sono due semplici ferite',
  'Two sixes on one victim are two plain wounds, as a house rule':
    'Due sei su una vittima sono due semplici ferite, come regola della casa',
  'Two upstairs see each other over a tank': 'Due di sopra si vedono oltre un carro armato',
  'Two walls are no better than one': 'Due muri non sono meglio di uno',
  'Two walls count twice': 'Due muri contano due volte',
  'Two walls in one move are paid for once, as a house rule':
    'Due muri in un movimento si pagano una volta, come regola della casa',
  'Two walls in one move are paid for twice': 'Due muri in un movimento si pagano due volte',
  'Two walls in one move cost no more than one': 'Due muri in un movimento non costano più di uno',
  'Two watchers at one place: each has his shot': 'Due in attesa nello stesso punto: ciascuno ha il suo tiro',
  'Under a roof a grenade goes to five units, and surely to two':
    'Sotto un tetto una granata arriva a cinque unità, sicura fino a due',
  'Up one ladder and down another costs two tokens in all':
    'Su per una scala a pioli e giù per un’altra costa due gettoni in tutto',
  'Up the stairs: three units, one token, the whole of a Move of four':
    'Su per le scale: tre unità, un gettone, tutto un movimento di quattro',
  'Upstairs one is out of the area': 'Di sopra si è fuori dalla zona',
  'Upwards with a single die he needs to aim': 'Verso l’alto con un solo dado gli serve la Mira',
  'Walked across below, stairs take one unit as well': 'Attraversate da sotto, le scale tolgono comunque un’unità',
  'What a force may cost is agreed as a total, not as a maximum':
    'Quanto vale una squadra si concorda come totale, non come massimo',
  'What is wider than the Move cannot be crossed': 'Ciò che è più largo del Movimento non si può attraversare',
  'What leans against the house is looked over': 'Ciò che è appoggiato alla casa si guarda dall’alto',
  'What lies beyond two units of a near element still covers':
    'Ciò che sta oltre due unità di un elemento vicino copre ancora',
  'What no rule covers is settled with a die': 'Ciò che nessuna regola prevede si decide con un dado',
  'What reaches more than half a unit beyond the house blocks': 'Ciò che sporge più di mezza unità dalla casa blocca',
  'What stands upstairs does not count as scenery, as there are no levels':
    'Ciò che sta di sopra non conta come elemento, perché non ci sono livelli',
  'What the pool has given is gone for the whole round': 'Ciò che la riserva ha dato è speso per tutto il round',
  'When both have spent all, twelve new tokens and a new bid':
    'Quando entrambi hanno speso tutto, dodici nuovi gettoni e nuove puntate',
  'When suppression ends the watch is awake again': 'Finita la soppressione il Fuoco di Opportunità è di nuovo sveglio',
  'When the first has fallen, only the second of the card may come':
    'Caduto il primo della carta, può venire solo il secondo',
  'Where neither has dice the fight ends': 'Dove nessuno dei due ha dadi il combattimento finisce',
  'Where there are neither stairs nor ladder nobody climbs': 'Dove non ci sono né scale né scala a pioli nessuno sale',
  'Who can do nothing has to spend nothing': 'Chi non può fare nulla non deve spendere nulla',
  'Who deploys first goes first, as a house rule': 'Chi schiera per primo comincia, come regola della casa',
  'Who deploys last goes first, as a house rule': 'Chi schiera per ultimo comincia, come regola della casa',
  'Who does not see the marker does not join': 'Chi non vede il segnalino non si unisce',
  'Who has fired may join suppression fire': 'Chi ha sparato può unirsi alla soppressione',
  'Who has nobody left has lost': 'Chi non ha più nessuno ha perso',
  'Who has shot may begin it, but not join': 'Chi ha sparato può iniziarla, ma non unirsi',
  'Who has thrown lays no suppression fire': 'Chi ha lanciato non inizia la soppressione',
  'Who has won stays where he stands': 'Chi ha vinto resta dov’è',
  'Who is struck down does not strike back': 'Chi viene abbattuto non risponde',
  'Who is struck down strikes back all the same': 'Chi viene abbattuto risponde lo stesso',
  'Who is to eliminate two wins with the second': 'Chi deve eliminarne due vince con il secondo',
  'Who is to hold a place must be there alone': 'Chi deve tenere un luogo deve starci da solo',
  'Who no longer sees the marker fires on': 'Chi non vede più il segnalino continua a sparare',
  'Who rolls higher lays out the table, the other picks the edge':
    'Chi tira più alto prepara il tavolo, l’altro sceglie il bordo',
  'Who stands under the same roof throws as ever': 'Chi sta sotto lo stesso tetto lancia come sempre',
  'Whoever deploys stands up': 'Chi schiera non è riparato',
  'Whoever has fought hand to hand begins no suppression in that turn':
    'Chi ha combattuto corpo a corpo non inizia soppressione in quel turno',
  'Whoever has lost the smaller share is ahead, not the fewer points':
    'È in vantaggio chi ha perso la quota minore, non meno punti',
  'Whoever stands around a burst is hit once, from the lowest up':
    'Chi sta attorno a un’esplosione è colpito una volta, dal più basso in su',
  'Wholly behind total cover nobody is seen, nor sees': 'Tutto dietro una copertura totale nessuno è visto, né vede',
  'Wholly inside a ruin or wholly clear of it, never across its edge':
    'Tutto dentro una rovina o tutto fuori, mai a cavallo del bordo',
  'Wholly under the balcony he is not seen': 'Del tutto sotto il balcone non è visto',
  'Wire and mud give no cover': 'Filo spinato e fango non coprono',
  'Wire and open water are not entered': 'In filo spinato e acqua non si entra',
  'With a Move of five the same way is allowed': 'Con un movimento di cinque la stessa via è permessa',
  'With equal points the lower roll deploys first': 'A parità di punti schiera per primo il tiro più basso',
  'With inches the bases are a little smaller': 'In pollici le basi sono un po’ più piccole',
  'With one token nobody climbs a ladder': 'Con un gettone nessuno sale su una scala a pioli',
  'With the last token the turn is over': 'Con l’ultimo gettone il turno finisce',
  'With the last turn the game is won by whom the scenario names': 'Con l’ultimo turno vince chi lo scenario indica',
  'With the whole base in view he is in the open': 'Con tutta la base in vista è allo scoperto',
  'With three moves made nobody takes a body out any more': 'Fatti tre movimenti nessuno toglie più un corpo',
  'Within five units of a leader one may do more': 'Entro cinque unità da un comandante si può fare di più',
  'Without a line, as short throws go, as a house rule': 'Senza linea, come i lanci corti, come regola della casa',
  'Without a token there is no shot and the marker stays': 'Senza gettone non c’è tiro e il segnalino resta',
  'Without a weapon on the card there is no Move & Fire': 'Senza un’arma sulla carta non c’è Muovi & Spara',
  'Without saved tokens no cover is offered': 'Senza gettoni messi da parte il riparo non è offerto',
  'Without the option nobody loses his nerve': 'Senza questa opzione nessuno va nel panico',
  'Wounded where he touches the objective, he has reached it': 'Ferito dove tocca l’obiettivo, l’ha raggiunto',
  'Wounds go to whoever is lowest then, as a house rule':
    'Le ferite vanno a chi è il più basso in quel momento, come regola della casa',
};
