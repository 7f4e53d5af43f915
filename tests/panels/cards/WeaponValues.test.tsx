import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { WeaponValues } from '../../../src/panels/cards/WeaponValues.tsx';
import { show } from '../../support/page/page.tsx';

const grenade = {
  id: 'grenade',
  kind: 'frag',
  shots: 1,
  long: 0,
  short: 4,
  aim: 0,
  aimEveryShot: false,
  machineGun: false,
  radius: 2,
} as const;

test('a grenade has dice and a blast, not shots or ranges', () => {
  show(<WeaponValues weapon={grenade} name="hand grenade" isFired={false} />);
  expect(screen.getByRole('article', { name: 'hand grenade' })).toHaveTextContent('Dice4Blast2');
});
