import { expect } from './game.ts';
import { BIRKNER, KLENOV, SOSNIN, TANNER } from './plan.ts';
import type { Table } from './table.ts';

/** The second half of the skirmish thought out in e2ePlan.ts, by whatever the table is pointed at with. */
export async function endsInVictory(table: Table): Promise<void> {
  await table.move(TANNER.name, [11.9, 7.3]);
  await table.fire(TANNER.name, [10.2, 10.7]);
  await table.answers('Just shoot');
  await table.roll(1, 2, 3, 1);
  await table.answers('End turn');
  await table.fire(SOSNIN.name, BIRKNER.at);
  await table.answers(/^Aim/);
  await table.roll(6, 1, 1);
  await table.move(KLENOV.name, [11.9, 7.3]);
  await table.roll(5, 6, 1, 1);
  await table.rollToTheEnd(1, 1, 1);
  await expect(table.page.getByRole('region', { name: 'Player 1 wins' })).toBeVisible();
}
