import type { combatRulings as english } from '../../en/rulesIn/combatRulings.ts';
import type { Shape } from '../../messages.ts';

/** Our rulings for 1-48COMBAT. */
export const combatRulings: Shape<typeof english> = {
  R03: {
    text: 'Chaque camp mise pendant que l’autre ne regarde pas, les deux mises se révèlent ensemble, et une égalité se relance.',
  },
  R05: {
    text: 'On ne passe pas tant qu’une action est possible. La manche finit quand aucun camp ne peut plus rien dépenser, et ce qui reste est perdu.',
  },
  R14: {
    text: 'Tous les tirs d’une action s’achètent d’un coup, Viser avec eux, et font une blessure au plus ; un headshot demande deux six d’un même tir.',
  },
  R22: { text: 'Le lanceur choisit parmi ceux qui sont pris.' },
  R31: {
    title: 'Le Commandement en réserve',
    text: 'La valeur est une réserve d’actions supplémentaires par manche, partagée entre tous les amis.',
  },
  R47: {
    text: 'Le chef tire aussi. Sans mitrailleuse, d’autres à 5u au plus commencent avec lui ou se joignent plus tard, chacun payant un pion.',
  },
  R55: {
    text: 'Une obstruction bloque ; sinon la cible est à couvert dès qu’une obstruction ou un couvert en cache une partie.',
  },
  R74: {
    text: 'Un tir Target coûte un pion et une des actions de la carte, un pion de plus pour Viser, et peut être décliné.',
  },
  R75: {
    text: 'La cible est à couvert sauf si son socle entier est vu, derrière un couvert comme derrière une obstruction.',
  },
  R77: {
    title: 'Sous suppression : vu par qui, et après',
    text: 'En vue d’un tireur quelconque du marqueur. Qui est sous suppression ne se déplace pas au contact, mais riposte si on l’attaque.',
  },
  R137: {
    title: 'À terre et headshot',
    text: 'Les dés comptent tels quels : un double 6 naturel est un headshot même contre qui est à terre.',
  },
};
