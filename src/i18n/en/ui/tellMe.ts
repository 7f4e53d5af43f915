/** What is told of one character to those who do not see the table. */
export const tellMe = {
  button: 'Tell me of the one selected',
  changes: 'What has happened since the last turn',
  is: '{who}: {state}.',
  fit: 'unhurt',
  seenBy: 'Seen by {who}.',
  unseen: 'No enemy sees the place.',
  needs: '{who} (needs {need, number}+)',
  cannot: '{who} (cannot hit)',
  sees: 'In sight: {who}.',
  seesNobody: 'No enemy in sight.',
  shot: '{who} {where} ({need, number}+ to hit)',
  far: '{who} {where} (cannot be hit)',
  around: 'Around: {what}.',
  since: 'Since the last turn: {what}',
  nothing: 'Nothing has happened since the last turn.',
} as const;
