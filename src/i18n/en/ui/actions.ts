/** What each action is called on its button, and what it is in a few words; keys are read as `ui.actions.<action>`. */
export const actions = {
  move: {
    label: 'Move',
    said: '{who} moves {length, number, ::.##}u',
  },
  fire: {
    label: 'Fire',
    said: '{who} fires at {at}',
    saidAimed: '{who} fires at {at}, aimed',
    saidSeveral: '{who} fires at {at}, {shots, number} shots',
    saidSeveralAimed: '{who} fires at {at}, {shots, number} shots, aimed',
  },
  moveAndFire: {
    label: 'Move & Fire',
    said: '{who} moves {length, number, ::.##}u and fires',
    saidFirst: '{who} fires at {at} and moves {length, number, ::.##}u',
  },
  grenade: {
    label: 'Grenade',
    said: '{who} throws a grenade',
  },
  opportunityFire: {
    label: 'Opp. fire',
    said: '{who} lays Opportunity Fire',
  },
  suppressionFire: {
    label: 'Suppress',
    said: '{who} begins Suppression Fire',
  },
  joinSuppression: {
    label: 'Join in',
    said: '{who} joins Suppression Fire',
  },
  takeCover: {
    label: 'Take cover',
    said: '{who} takes cover',
  },
  switchWeapon: {
    label: 'Switch weapon',
    said: '{who} goes over to another weapon',
    which: 'Which weapon does {who} take in hand?',
  },
  clearBody: {
    label: 'Clear body',
    said: '{who} clears a body away',
    which: 'Which body does {who} clear away?',
  },
  recover: {
    label: 'Recover',
    said: '{who} tries to get over the panic',
  },
  endTurn: {
    label: 'End turn',
    said: 'The turn is ended',
  },
} as const;
