/** The words of this part; keys are read as `files.…`. */
export const files = {
  /** What is wrong with a file; `whole` names the place when it is the file itself. */
  whole: 'the file',
  at: '{path}: {fault}',
  faults: {
    'too-big': 'larger than {most} MB',
    'breaks-off': 'breaks off here: a part of the file is missing',
    'not-json': 'not well-formed JSON at or after this field',
    'too-deep': 'nested deeper than {most} levels',
    'too-many': 'more than {most} entries',
    'forbidden-name': 'a name that no field may have',

    'other-format': 'not a file of Take Cover',
    'other-kind': 'a file of the kind “{kind}” where one of the kind “{wanted}” is wanted',
    'newer-version': 'made by version {made} of the format, this program reads up to {reads}',

    missing: 'missing',
    'unknown-field': 'unknown field',
    'not-a-number': 'not a number',
    'not-whole': 'not a whole number',
    'not-text': 'not a text',
    'not-a-list': 'not a list',
    'not-an-object': 'not an object',
    'not-yes-or-no': 'neither true nor false',
    'not-one-of': 'not one of {options}',
    'not-a-choice': 'neither a word nor a number',
    'not-an-id': 'not an id: 1 to 40 small letters, digits and hyphens',
    'less-than': 'less than {least}',
    'more-than': 'more than {most}',
    'fewer-entries': 'fewer than {least} {least, plural, one {entry} other {entries}}',
    'more-entries': 'more than {most} {most, plural, one {entry} other {entries}}',
    'too-long': 'longer than {most} characters',

    'taken-id': 'the id “{id}” is there twice',
    'unknown-card': 'no card “{id}”',
    'unknown-character': 'no character “{id}” in either force',
    'unknown-element': 'no element “{id}” on the table',
    'unknown-weapon': 'no weapon “{id}” on the card',
    'unknown-edition': 'no edition “{id}”',
    'unknown-ruling': 'no such ruling, or no such option of it',
    'unknown-house-rule': 'no rule that can be switched',
    'repeated-type': 'a repeated type, “{id}”: a force holds each card once (SETUP-3)',
    'over-maximum': 'worth {have, number} points, and {most, number} is the maximum (SETUP-2)',
    'no-maximum': 'a maximum of points, which these rules do not ask for (SETUP-2)',
    'too-little-cover':
      '{have, number} {have, plural, one {element gives} other {elements give}} cover, and {need, number} are needed, one for each character (SETUP-4)',
    'too-little-scenery':
      '{elements, plural, one {# element} other {# elements}}, and {need, number} are needed, one for each character (SETUP-4)',
    'no-such-command': 'names a command that is not there',
    'too-few-points': 'fewer than 3 points',
    'too-many-points': 'too large, or too many points',
    'self-crossing': 'the outline crosses itself',
    'no-area': 'has no extent',
    'not-positive': 'not more than 0',
    'off-the-table': 'not wholly on the table',
    'no-room': 'in or across “{id}”, where no base can stand',
    overlaps: 'overlaps the base of “{id}”',
    'does-not-fit': 'does not fit the rest of the position',

    'needs-rounds': 'something lasts or counts for a round, and there are no rounds ({rules})',
    'needs-initiative': 'rounds begin with a bid for the initiative, and nothing else does ({rules})',
    'no-deployment': 'no base fits into the deployment zone ({rules})',
    'no-income': 'nobody would ever get or spend a token ({rules})',
    'no-movement': 'nobody could ever move ({rules})',
    'never-affordable': 'a grenade costs more tokens than a side may spend at a time ({rules})',
    'never-thrown': 'a grenade could be thrown nowhere ({rules})',
    'endless-fight': 'a close combat in which no die hits would never end ({rules})',
    'nobody-shoots': 'cover from one shooter cannot be taken when nobody shoots ({rules})',
  },
  cli: {
    usage: `npm run -s cli -- COMMAND

  play FILE         replay a game and print where it stands
  actions FILE      after replaying, what may be done and what may not
  odds FILE         the exact chances of what comes of a command: --command JSON
  compare FILE      what this game’s rules and every edition say of a command, and why: --command JSON
  sight [FILE]      answer questions of sight, one a line
  route [FILE]      answer questions of movement, one a line
  fuzz              play random games: --games N --seed S --edition ID --house-rules --out FOLDER --keep FOLDER
  schema KIND       print the JSON Schema of a kind of file

FILE may be - for standard input. Exit status: 0 yes, 1 no, 2 not readable.`,
    unknown: 'No command “{name}”.',
    wantsFile: '{command} wants one game file, or - for standard input.',
    wantsCommand: '{command} wants one game file, or - for standard input, and --command with a command as JSON.',
    tooMany: 'Too many: more than {most} steps or endings would have to be gone through.',
    wantsKind: 'schema wants one of {kinds}.',
    wantsRun:
      'fuzz wants --games N, --seed S, --edition ({editions}), --house-rules, --out FOLDER (for a fault), --keep FOLDER (for a short game of each way to end), each optional and N, S whole numbers.',
    cannotRead: '{file}: cannot be read.',
    fuzz: {
      ran: '{games} games, {commands} commands, {cutOff} games cut off; {rate} commands a second with all checks',
      commands: 'Commands played',
      frames: 'Frames (counted at each decision)',
      events: 'Events',
      refusals: 'Refusals',
      rulings: 'Rulings (games played by each option)',
      houseRules: 'House rules (games played by each option)',
      endings: 'Ways to end',
      found: 'Fault in {title}: {fault}\nThe game: {file}',
      missing: 'Never occurred: {names}',
      tooLong: '{games} games were cut off for their length: too many.',
    },
  },
  /** Stored games. */
  storage: {
    unavailable: 'This browser does not let the game store anything. Save to a file to keep it.',
    full: 'There is no room left to store the game. Save to a file to keep it.',
    'opened-elsewhere':
      'This game goes on in another window. Reload to see it as it stands there, or save this one to a file.',
    failed: 'The last command could not be stored. Save to a file to keep the game.',
    'not-found': 'This game is no longer stored.',
  },
} as const;
