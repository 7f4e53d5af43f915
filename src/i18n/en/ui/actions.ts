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
    label: 'Opportunity Fire',
    said: '{who} places Opportunity Fire',
  },
  suppressionFire: {
    label: 'Suppression Fire',
    said: '{who} begins Suppression Fire',
  },
  joinSuppression: {
    label: 'Join fire',
    said: '{who} joins Suppression Fire',
  },
  takeCover: {
    label: 'Take cover',
    said: '{who} takes cover',
  },
  switchWeapon: {
    label: 'Switch weapon',
    said: '{who} switches weapon',
    which: 'Which weapon should {who} use?',
  },
  clearBody: {
    label: 'Clear body',
    said: '{who} clears a body',
    which: 'Which body should {who} clear?',
  },
  recover: {
    label: 'Recover',
    said: '{who} tries to recover from panic',
  },
  endTurn: {
    label: 'End turn',
    said: 'The turn is ended',
  },
} as const;
