import type { Page } from '@playwright/test';
import type { Point } from '../../../src/engine/index.ts';
import { toStartPage } from './files.ts';
import type { Table } from './table.ts';

/** What a tester does, each press, click and drag counted as a step. */
export interface Counted {
  readonly steps: number;
  step(act: Promise<unknown>): Promise<void>;
}

/** From the start page to two men with a wall between them, the one of them wounded, the other `at`; what is done next counts on. */
export async function twoMenAWallAndAWound(page: Page, table: Table, at: Point): Promise<Counted> {
  await toStartPage(page);
  let steps = 0;
  const step = async (act: Promise<unknown>): Promise<void> => {
    await act;
    steps++;
  };
  await step(page.getByRole('button', { name: 'Workshop' }).click());
  await step(page.getByRole('button', { name: 'Place Timofey Dubovy for Player 1' }).click());
  await step(table.clickAt([6, 18]));
  await step(page.getByLabel('Wounded').check());
  await step(page.getByRole('button', { name: 'Place Ludwig Eichner for Player 2' }).click());
  await step(table.clickAt(at));
  await step(page.getByRole('tab', { name: 'Scenery' }).click());
  await step(page.getByRole('button', { name: 'stone wall' }).click());
  await step(table.drag([8, 12], [10, 13], [12, 15]));
  return {
    get steps() {
      return steps;
    },
    step,
  };
}
