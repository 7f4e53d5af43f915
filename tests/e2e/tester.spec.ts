import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { ruleSetText } from '../../src/play/files/writeRuleSet.ts';
import { twoMenAWallAndAWound } from '../support/browser/bench.ts';
import { expect, test } from '../support/browser/game.ts';
import { fitsTheWindow, isAccessible } from '../support/browser/layout.ts';

/** What one who tests the rules does of an evening, from a question to an answer that others can check. */

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

/** What `cli test` says of files, its status first. */
function judged(...args: readonly string[]): string {
  try {
    return `0 ${execFileSync(process.execPath, ['scripts/cli.mjs', 'test', ...args], { encoding: 'utf8', stdio: 'pipe' })}`;
  } catch (error) {
    const { status, stdout } = error as { status: number; stdout: string };
    return `${status} ${stdout}`;
  }
}

test('[FIRE-5 Q] a tester makes a position, fixes dice, compares branches, keeps a case, and finds what a house rule changes @long', async ({
  page,
  table,
}, testInfo) => {
  test.setTimeout(60_000);
  let file = '';

  await test.step('two men, a wall, a wound and what a shot would do: twelve steps', async () => {
    const tester = await twoMenAWallAndAWound(page, table, [12, 10]);
    await tester.step(press(page, 'Play from here'));
    await table.asks('Your turn: 6 tokens to spend');
    await tester.step(table.select('Timofey Dubovy'));
    await tester.step(table.answers(/^Fire \d/));
    await table.pointAt([12, 10]);
    await expect(table.tooltip('Ludwig Eichner')).toContainText(/hits on \d\+/);
    expect(tester.steps).toBeLessThanOrEqual(12);
  });

  await test.step('a shot with fixed dice, and a branch for each of its outcomes', async () => {
    await table.clickAt([12, 10]);
    await table.answers('Stay standing');
    await table.answers('Just shoot');
    await press(page, 'Outcomes');
    await page.getByLabel('Next dice').fill('66');
    await press(page, 'Lay ready');
    await expect(table.dialog).toContainText('6 6');
    await press(page, /^Make all/);
    await press(page, 'Close');
    await table.answers(/^Roll/);
    await expect(table.log).toContainText('Ludwig Eichner is eliminated');
  });

  await test.step('two branches beside one another', async () => {
    await page
      .getByRole('button', { name: /branches/ })
      .first()
      .click();
    await press(page, 'Compare two branches');
    await expect(page.getByRole('region', { name: 'What differs' })).toContainText('Ludwig Eichner');
    await isAccessible(page);
    await press(page, 'Close');
  });

  await test.step('on a phone the menu leads there', async () => {
    const size = page.viewportSize() ?? { width: 1400, height: 800 };
    await page.setViewportSize({ width: 390, height: 844 });
    await press(page, 'Menu');
    await press(page, 'Branches');
    await isAccessible(page);
    await press(page, 'Compare two branches');
    const fork = page.getByRole('navigation', { name: 'Where they part' });
    await fork.getByRole('button', { name: 'The dice: 1, 6' }).click();
    await expect(page.getByText('1 step after they part')).toBeVisible();
    await isAccessible(page);
    await press(page, 'Close');
    await page.setViewportSize(size);
  });

  await test.step('what came of it is kept as a case, which holds', async () => {
    await press(page, 'Menu');
    await press(page, 'Keep as a case');
    await page.getByLabel('What the case shows').fill('Two sixes take him out');
    await press(page, 'Save the case');
    const saving = page.waitForEvent('download');
    await press(page, 'Save it to a file');
    file = testInfo.outputPath('case.json');
    await (await saving).saveAs(file);
    await press(page, 'Show among the cases');
    await expect(page.getByRole('heading', { name: 'Holds Two sixes take him out' })).toBeVisible();
    await isAccessible(page);
    await fitsTheWindow(page);
    await page.getByRole('dialog', { name: 'Cases' }).getByRole('button', { name: 'Close' }).click();
    expect(judged(file)).toMatch(/^0 /);
  });

  await test.step('a house rule is changed: the case fails at its step, by the rule that says why', async () => {
    await press(page, 'Menu');
    await press(page, /^Back to the start page/);
    await press(page, /^New game/);
    await page
      .locator('summary')
      .filter({ hasText: /^House rules/ })
      .click();
    const own = page.locator('details').filter({ has: page.locator('summary').filter({ hasText: /^House rules/ }) });
    await own.locator('details > summary').filter({ hasText: 'Shooting' }).click();
    await page
      .getByRole('group', { name: /· FIRE-5$/ })
      .getByRole('radio', { name: /no head shots/ })
      .check();
    await page.getByLabel('Name for these rules').fill('No head shots');
    await press(page, 'Save as a set');
    await expect(page.getByText('“No head shots” is saved.')).toBeVisible();
    await press(page, 'Close');
    await page.keyboard.press('?');
    await press(page, 'All cases');
    await page.getByLabel('Judged by').selectOption('No head shots');
    await press(page, /Two sixes take him out$/);
    await expect(page.getByRole('heading', { name: 'Does not hold Two sixes take him out' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Found' })).toContainText(/eliminated.*wounded/);
    await expect(page.getByRole('region', { name: 'By other rules' })).toContainText('FIRE-5');
    await expect(page.getByText('Step 4 of 4')).toBeVisible();
  });

  await test.step('and cli test says the same', () => {
    const rules = testInfo.outputPath('rules.json');
    writeFileSync(
      rules,
      ruleSetText({ name: 'No head shots', edition: 'tactic-2.2', rulings: {}, rules: { 'FIRE-5': 'none' } }),
    );
    expect(JSON.parse(readFileSync(file, 'utf8')).about).toContain('FIRE-5');
    expect(judged(file, '--rules', rules)).toMatch(
      /^1 .*"found":false.*"because":\[\{"value":"fire.headShotSixes","rules":\["FIRE-5"/s,
    );
  });
});
