import { awaiting, type Command, check } from '../../../src/engine/index.ts';
import { expect, test } from '../../support/browser/game.ts';
import { openPosition } from '../../support/browser/position.ts';
import { Table } from '../../support/browser/table.ts';
import { fire, given, pass, play } from '../../support/builders/given.ts';
import { crowd, SIZE, WHO } from './crowd.ts';
import { framesWhile, percentiles, report } from './measured.ts';

const TIMES = 4;
/** A death has been told by then, and the light has come back; ms. */
const TOLD = 3000;

test.use({ contextOptions: { reducedMotion: 'no-preference' }, viewport: { width: 1280, height: 720 } });

/** Somebody whom the one with the shot can see, how many questions come before the dice, and how many these are. */
function shotInTheCrowd() {
  const before = given(crowd());
  const at = crowd().b?.find(({ id }) => check(before, fire(WHO, id)) === null);
  if (!at?.at) throw new Error('nobody in the crowd can be shot at');
  const commands: Command[] = [fire(WHO, at.id)];
  for (;;) {
    const asked = awaiting(play(before, ...commands).game);
    if (asked.kind === 'roll') return { at: at.at, questions: commands.length - 1, dice: asked.dice };
    commands.push(pass);
  }
}

test('a death is told', async ({ page }) => {
  test.setTimeout(90_000);
  const { at, questions, dice } = shotInTheCrowd();
  await openPosition(page, crowd(), { takeBack: 'freely' });
  const table = new Table(page, { width: SIZE, height: SIZE });
  await table.fire(WHO, at);
  const no = table.decision.locator('button[aria-keyshortcuts="n"]');
  for (let question = 0; question < questions; question++) await table.presses(no);
  const roll = table.answer('Roll');
  const gaps: number[] = [];
  for (let time = 0; time <= TIMES; time++) {
    await expect(roll).toBeVisible();
    await page.evaluate(
      (due) => window.diceToCome.push(...due),
      Array.from({ length: dice }, () => 6),
    );
    const frames = await framesWhile(page, async () => {
      await table.presses(roll);
      await page.waitForTimeout(TOLD);
    });
    if (time > 0) gaps.push(...frames); // the first one warms up
    await page.keyboard.press('u');
  }
  report('event', percentiles(gaps));
});
