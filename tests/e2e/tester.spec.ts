import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import type { Command } from '../../src/engine/index.ts';
import { translator } from '../../src/i18n/everyLanguage.ts';
import { ruleSetText } from '../../src/play/files/writeRuleSet.ts';
import { twoMenAWallAndAWound } from '../support/browser/bench.ts';
import { expect, test } from '../support/browser/game.ts';
import { fitsTheWindow, isAccessible } from '../support/browser/layout.ts';
import { UNDER_FIRE } from '../support/browser/plan.ts';
import { savedGame } from '../support/browser/savedGame.ts';
import { laid, prefers } from '../support/browser/scenes.ts';

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

/** What a tester opens beside the game, each by one means and in one language, and whether it fits there and in the smallest window. */
const WAYS = [
  { by: 'mouse', locale: 'en', size: { width: 1280, height: 720 } },
  { by: 'keys', locale: 'fr', size: { width: 820, height: 1180 } },
  { by: 'finger', locale: 'it', size: { width: 390, height: 844 } },
] as const;
const SMALLEST = { width: 320, height: 568 };

for (const { by, locale, size } of WAYS) {
  test.describe(`by ${by}, ${locale}`, { tag: '@long' }, () => {
    test.use({ viewport: size, hasTouch: by === 'finger' });

    test('an umpire corrects, two branches are compared, games are played, cases are judged [TURN-15 Q]', async ({
      page,
    }) => {
      const t = translator(locale);
      const dialog = page.getByRole('dialog').last();
      const press = async (what: Locator | string): Promise<void> => {
        const it = typeof what === 'string' ? page.getByRole('button', { name: new RegExp(`^${what}`) }).first() : what;
        if (by === 'mouse') return it.click();
        if (by === 'finger') return it.tap();
        await it.focus();
        await page.keyboard.press('Space');
      };
      const inMenu = async (name: string): Promise<void> => {
        await press(t('ui.header.menu'));
        await press(name);
      };
      const fits = async (): Promise<void> => {
        await isAccessible(page);
        await fitsTheWindow(page);
        await page.setViewportSize(SMALLEST);
        await fitsTheWindow(page);
        await page.setViewportSize(size);
      };
      await prefers(page, { language: locale, hints: 'hidden' });
      const rolled = (...dice: number[]): Command => ({ type: 'roll', dice, source: 'live' });
      const due: readonly Command[] = [...UNDER_FIRE, { type: 'pass' }, { type: 'pass' }];
      await laid(
        page,
        savedGame([...due, rolled(6, 6)], { takeBack: 'freely' }, undefined, [rolled(1, 2), { type: 'endTurn' }]),
      );

      await test.step('two branches, and the luck of either', async () => {
        await inMenu(t('ui.menu.branches.title'));
        await press(t('ui.timeline.lines.compare'));
        await expect(dialog.getByRole('region', { name: t('ui.lines.luck.title') })).toContainText('75');
        await fits();
        await press(
          dialog
            .getByRole('list', { name: t('ui.lines.letter.a') })
            .getByRole('button')
            .last(),
        );
        await expect(dialog.getByText(t('ui.lines.step', { step: 2 }))).toBeVisible();
        await page.keyboard.press('Escape');
      });

      await test.step('a place that is pointed out, a state and a marker in one correction', async () => {
        const words = (key: 'who' | 'point' | 'x' | 'shock' | 'lay' | 'note') => t(`ui.menu.umpire.${key}`);
        await inMenu(t('ui.menu.umpire.title'));
        await dialog.getByLabel(words('who')).selectOption('Gleb Sosnin');
        await press(dialog.getByText(words('point')).first());
        const board = dialog.getByRole('application');
        await board.scrollIntoViewIfNeeded();
        const { x, y, width, height } = (await board.boundingBox()) as DOMRect;
        const middle = [x + width / 2, y + height / 2] as const;
        if (by === 'mouse') await page.mouse.click(...middle);
        else if (by === 'finger') await page.touchscreen.tap(...middle);
        else {
          await board.focus();
          for (const key of ['ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
        }
        await expect(dialog.getByLabel(words('x')).first()).toHaveValue('12');
        await press(dialog.getByLabel(words('shock'), { exact: true }));
        await press(dialog.getByText(words('lay')));
        await press(t('ui.menu.umpire.add'));
        await dialog.getByLabel(words('note')).fill('…');
        await fits();
        for (const name of ['Player 1', 'Player 2']) await press(t('ui.menu.agrees', { name }));
        await press(t('ui.menu.umpire.correct'));
        await expect(dialog).toHaveCount(0);
      });

      await test.step('games from here, under these rules and others, with how they ended', async () => {
        await inMenu(t('ui.simulation.open'));
        await dialog.getByLabel(t('ui.simulation.games'), { exact: true }).fill('4');
        await dialog.getByLabel(t('ui.simulation.compare')).selectOption({ index: 1 });
        await press(t('ui.simulation.play'));
        await expect(dialog.getByRole('rowheader').nth(8)).toBeVisible();
        await expect(dialog.getByRole('button', { name: t('ui.simulation.play'), exact: true })).toBeVisible();
        await fits();
        await page.keyboard.press('Escape');
      });

      await test.step('all cases', async () => {
        await inMenu(t('ui.rulebook.open'));
        await press(t('ui.caseRoom.open'));
        await press(t('ui.caseRoom.run'));
        await press(t('ui.caseRoom.stop'));
        await expect(dialog.getByRole('status')).toContainText(/[1-9]\d* .* · 0 /);
        await fits();
      });
    });
  });
}
