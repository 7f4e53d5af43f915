/**
 * What no case file can notice, by the names of the mutants, and why. A case says what may be done in a position and what
 * comes of it; whatever else follows from a rule only other tests can ask.
 */
export const UNSEEN: Readonly<Record<string, string>> = {
  'turn.actionsStand = false (B)':
    'TURN-13 settles how far players may take back: the program keeps what was agreed, no command and no position has it.',
  'setup/deployment.ts: character(game, id).firstFell < game.state.turn.number → true':
    'REIN-2: who may arrive is settled as a turn opens, and nobody can have fallen in it before that.',
};
