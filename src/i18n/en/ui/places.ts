/** Places worth choosing, for those who do not see the table or would rather read of it. */
export const places = {
  open: 'Places worth choosing',
  title: '{who}: places worth choosing',
  thinking: 'Looking for places …',
  none: 'No place is worth it from here. Type one below, or point at the table.',
  failed: 'No places could be found just now.',
  where: '{what}, {length} {direction}, {tokens, number} AT',
  hidden: 'out of sight of {who}',
  hiddenAll: 'out of sight of everybody',
  needs: 'seen by {who} ({need, number}+ to hit)',
  cannot: 'seen by {who} (cannot hit)',
  shot: 'best shot: {who} on {need, number}+',
  goal: 'at the goal',
  pickUp: {
    frag: 'a frag grenade to pick up',
    concussion: 'a concussion grenade to pick up',
    smoke: 'a smoke grenade to pick up',
  },
  typed: {
    label: 'Or type a place',
    hint: '“12.5 18” is across and down, “3 NW” so far from {who}.',
    hintAcross: '“12.5 18” is across and down.',
    hintMarker: '“12.5 18” is across and down, “3 NW” so far from where the marker lies.',
    go: 'Point there',
    wrong: 'Type two numbers, or a distance and one of {compass}.',
    outside: 'That is not on the table.',
  },
  /** As they are typed: east first, then on towards south. */
  compass: 'E SE S SW W NW N NE',
} as const;
