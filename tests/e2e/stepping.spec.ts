import { playOn } from '../support/browser/files.ts';
import { expect, test } from '../support/browser/game.ts';
import { BIRKNER, UNDER_FIRE } from '../support/browser/plan.ts';

const HIT = /rolls 4, 1.*a hit\.$/;

test('a line of the log shows its moment, and Escape comes back to now', async ({ page, table }) => {
  await playOn(page, UNDER_FIRE);
  await table.answers('Stay standing');
  await table.answers('Just shoot');
  await table.roll(4, 1);
  await expect(table.card(BIRKNER.name)).toContainText('Wounded');
  const past = page.getByRole('region', { name: 'Looking back' });
  await table.log.locator('summary').filter({ hasText: ' fires at ' }).last().click();
  await expect(past).toBeVisible();
  await expect(table.decision).toBeHidden();
  await expect(table.card(BIRKNER.name)).not.toContainText('Wounded');
  await expect(past.getByRole('button', { name: 'Play on from here' })).toBeDisabled();
  await expect(past).toContainText('You cannot play on from here: dice have been rolled or answers given since');
  await page.keyboard.press('Escape');
  await expect(past).toBeHidden();
  await expect(table.card(BIRKNER.name)).toContainText('Wounded');
});

test('stepped, dragged and played on from the past, the line left stays, and its dice are the same @long', async ({
  page,
  table,
}) => {
  await playOn(page, UNDER_FIRE, { takeBack: 'freely' });
  await table.answers('Stay standing');
  await table.answers('Just shoot');
  await table.roll(4, 1);
  const strip = page.getByRole('slider', { name: 'Position in the game' });
  const last = Number(await strip.getAttribute('aria-valuemax'));
  await expect(strip).toHaveAttribute('aria-valuenow', `${last}`);
  await page.getByRole('region', { name: 'Timeline' }).getByRole('button', { name: 'One step back' }).click();
  await expect(strip).toHaveAttribute('aria-valuenow', `${last - 1}`);
  await expect(table.card(BIRKNER.name)).not.toContainText('Wounded');

  await strip.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(strip).toHaveAttribute('aria-valuenow', `${last - 2}`);

  const track = await strip.locator('div').first().boundingBox();
  if (!track) throw new Error('there is no strip');
  const at = (place: number): [number, number] => [
    track.x + (track.width * (place + 0.5)) / (last + 1),
    track.y + track.height / 2,
  ];
  await page.mouse.move(...at(2));
  await page.mouse.down();
  await expect(strip).toHaveAttribute('aria-valuenow', '2');
  await page.mouse.move(...at(last - 1), { steps: 5 });
  await page.mouse.up();
  await expect(strip).toHaveAttribute('aria-valuenow', `${last - 1}`);

  const past = page.getByRole('region', { name: 'Looking back' });
  await past.getByRole('button', { name: 'Play on from here' }).click();
  await expect(past).toBeHidden();
  await table.roll(1, 1);
  await expect(table.log).toContainText('missed.');
  await expect(table.card(BIRKNER.name)).not.toContainText('Wounded');
  await expect(table.log.getByText(/^Undone/)).toBeVisible();

  await page.getByRole('button', { name: '2 branches' }).click();
  await page.getByRole('button', { name: /^Branch 1 / }).click();
  await expect(table.card(BIRKNER.name)).toContainText('Wounded');
  await expect(past.getByText(HIT)).toBeVisible();
  await past.getByRole('button', { name: 'Play on from here' }).click();
  await expect(table.card(BIRKNER.name)).toContainText('Wounded');

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(table.card(BIRKNER.name)).not.toContainText('Wounded');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(table.card(BIRKNER.name)).toContainText('Wounded');
});
