/** What is told of one character to those who do not see the table. */
export const tellMe = {
  button: 'Tell me of the one selected',
  is: '{who}: {state}.',
  fit: 'unhurt',
  seenBy: 'Seen by {who}.',
  unseen: 'No enemy sees the place.',
  needs: '{who}, who needs {need, number}+',
  cannot: '{who}, who cannot hit',
  sees: 'In sight: {who}.',
  seesNobody: 'No enemy in sight.',
  shot: '{who} {where} on {need, number}+',
  far: '{who} {where}, who cannot be hit',
  around: 'Around: {what}.',
  since: 'Since the last turn: {what}',
  nothing: 'Nothing has happened since the last turn.',
} as const;
