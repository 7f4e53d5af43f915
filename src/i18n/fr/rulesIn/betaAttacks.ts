import type { betaAttacks as english } from '../../en/rulesIn/betaAttacks.ts';
import type { Shape } from '../../messages.ts';

/** Grenades, close combat, Opportunity and Suppression Fire in the 2.0 beta. */
export const betaAttacks: Shape<typeof english> = {
  'GREN-2': {
    text: 'Une grenade à fragmentation tombe juste jusqu’à 5u et se jette à 10u au plus ; offensive ou fumigène, juste jusqu’à 10u, et 15u au plus.',
  },
  'GREN-3': {
    text: 'Dans la courte distance de la grenade, le lanceur n’a pas besoin de voir le point ; au-delà, si.',
  },
  'GREN-4': {
    text: 'Une grenade se disperse si elle est jetée au-delà de sa courte distance, et toujours si le lanceur est sous suppression.',
  },
  'GREN-6': {
    text: 'L’autre camp déplace le marqueur d’une grenade qui se disperse, même à travers un couvert s’il le veut.',
  },
  'GREN-7': {
    text: 'Tous ceux qui sont dans le rayon, amis ou ennemis, sauf si un terrain abritant ou protecteur sépare l’explosion du socle.',
  },
  'GREN-8': {
    text: 'Les dés de la grenade sont lancés une fois pour toute l’explosion ; 4 ou plus réussit, et à fragmentation 5 ou plus contre qui est à terre.',
  },
  'GREN-9': {
    text: 'Chaque réussite est une blessure, distribuée par valeur H2H croissante. Nul n’en subit deux d’une explosion, mais qui était déjà blessé est éliminé.',
  },
  'GREN-11': {
    text: 'Aucun lancer qui pourrait prendre le lanceur ou un ami à l’endroit visé, sauf s’ils y sont à l’abri de l’explosion.',
  },
  'GREN-12': {
    text: 'Le marqueur peut toucher un socle, pas se poser dessus ; il peut se poser sur un décor ou derrière.',
  },
  'GREN-13': {
    text: 'Fragmentation : quatre dés, rayon 4u. Offensive : quatre dés, rayon 2u. Fumigène : un dé, rayon 2u, et un écran. Les chiffres de la carte font foi.',
  },
  'GREN-14': {
    text: 'Elle coûte un point et disparaît une fois jetée. Elle se donne gratuitement à un ami à 1u au plus ; qui tombe la lâche, et les deux camps peuvent la ramasser au contact.',
  },
  'GREN-15': {
    text: 'Un écran de 5u cache comme un terrain dissimulant là où la grenade explose. Au tour suivant du camp on en pose un second au contact ; un tour plus tard les deux disparaissent.',
  },
  'GREN-16': {
    text: 'Dans une position couverte d’un toit ou une fenêtre, une grenade va de 5u au plus, et sans dispersion de 2u. Ne se joue pas encore ici.',
  },
  'GREN-17': {
    text: 'Une grenade se jette un niveau plus haut au plus. Les étages ne se jouent pas encore ici.',
  },
  'GREN-18': {
    text: 'Une grenade inscrite sur la carte ne s’épuise jamais, est du type nommé et ne se donne pas ; toute autre doit être achetée.',
  },
  'H2H-1': {
    text: 'Il commence au contact de deux socles ennemis et ne coûte aucun pion ; on doit y venir par un Mouvement, pas un Tir d’Assaut.',
  },
  'H2H-2': { text: 'Chaque camp lance ses dés de Corps à Corps, et seul un 6 est une réussite.' },
  'H2H-3': {
    title: 'Les deux frappent, lames d’abord',
    text: 'Les deux lancent à la fois, celui qui tombe aussi, jusqu’à une élimination. Baïonnettes et pistolets frappent d’abord : qui en meurt ne riposte pas. Si les deux en ont, ils frappent ensemble.',
  },
  'H2H-4': {
    text: 'Chaque réussite est une blessure ; une carte retournée compte dès l’échange suivant, et aussitôt si elle a été frappée d’abord.',
  },
  'H2H-5': { text: 'Les combats de plusieurs contre un se règlent un par un, dans l’ordre d’arrivée.' },
  'H2H-6': {
    text: 'Qui bat l’occupant d’un emplacement peut aussitôt y prendre sa place, sans pion ni action.',
  },
  'H2H-8': {
    text: 'L’occupant d’un emplacement est atteint quand la distance jusqu’à son propre socle est parcourue ; l’attaquant reste dehors, au contact du rebord.',
  },
  'OF-2': {
    text: 'La carte dit combien de u autour du marqueur sont surveillés. Un u de plus s’il est posé à un niveau inférieur ne se joue pas encore ici.',
  },
  'OF-3': {
    text: 'Un ennemi en vue qui arrive dans la zone du marqueur, ou qui y est et se déplace ou entreprend une autre action.',
  },
  'OF-4': {
    text: 'C’est un tir unique, gratuit, que l’on peut décliner ; Viser coûte un pion et une action comme d’habitude.',
  },
  'OF-5': {
    text: 'La cible ne peut pas se mettre à terre en réponse, et un marqueur antérieur a disparu quand elle a agi.',
  },
  'OF-8': {
    title: 'Endormi sous suppression',
    text: 'Le marqueur de qui est sous suppression reste et ne donne pas de tir ; il se réveille dès que le Tir de Suppression prend fin.',
  },
  'SF-1': {
    text: 'Un pion place un marqueur sur un point en vue qu’aucun terrain dissimulant ne masque ; la carte doit porter le symbole.',
  },
  'SF-3': {
    text: 'Tout ami qui voit le marqueur peut se joindre pour un pion, alors ou plus tard ; aucun symbole n’est requis.',
  },
  'SF-4': {
    text: 'Qui est à un moment dans la zone du marqueur ne tire pas ce tour. Mouvement, Corps à Corps et grenades de près restent libres.',
  },
  'SF-6': {
    text: 'Depuis la zone, les grenades portent à 5u au plus et se dispersent toujours.',
  },
  'SF-7': {
    text: 'Un personnage cesse de tirer s’il fait autre chose ou ne voit plus le marqueur, et s’il est blessé ou tombe.',
  },
  'SF-9': {
    text: 'Au début de son tour le camp lance un dé par tireur qui voit un ennemi dans la zone. Un six en blesse un, la plus basse valeur H2H d’abord ; deux six éliminent.',
  },
  'SF-10': {
    title: 'Après une attaque',
    text: 'Pas dit dans la bêta : qui a attaqué peut initier un Tir de Suppression ou s’y joindre le même tour.',
  },
  'SF-11': {
    text: 'Un écran de fumée sur le marqueur coupe la vue vers lui, et personne ne peut mener le tir à travers la fumée.',
  },
  'SF-12': { text: 'Le rayon de la carte se mesure depuis le marqueur.' },
};
