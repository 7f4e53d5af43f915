import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { CARDS, TABLES } from '../../src/content/index.ts';
import { inn } from '../../src/content/tables/inn.ts';
import { rulesetOf } from '../../src/editions/index.ts';
import { change } from '../../src/play/draft/change.ts';
import { draftOf, faultsOf } from '../../src/play/draft/draft.ts';
import { cardMade, made } from '../../src/play/library.ts';
import { useGameStore } from '../../src/store/game.ts';
import { usePrinting } from '../../src/store/printing.ts';
import { inRows, onBothSides, type Piece, ROOM, SHEET } from '../../src/workshop/print/layout.ts';
import { PrintDialog } from '../../src/workshop/print/PrintDialog.tsx';
import { storeysOf } from '../../src/workshop/print/storeys.ts';
import { newHistory, readyStart } from '../play/playing.ts';
import { show } from '../support/page/page.tsx';

const piece = (width: number, height: number, change: Partial<Piece> = {}): Piece => ({
  ...{ width, height, cuts: [], node: null },
  ...change,
});

describe('pieces on paper', () => {
  test('lie in rows, in their order, wholly on a sheet and over no other', () => {
    const pieces = [63, 25, 88, 60, 25, 150, 16].flatMap((size) => Array.from({ length: 7 }, () => piece(size, size)));
    const sheets = inRows(pieces).map((sheet) => sheet.pieces);
    expect(sheets.flat().map(({ width }) => width)).toEqual(pieces.map(({ width }) => width));
    for (const placed of sheets) {
      for (const [i, p] of placed.entries()) {
        expect(p.x + p.width).toBeLessThanOrEqual(ROOM.width);
        expect(p.y + p.height).toBeLessThanOrEqual(ROOM.height);
        for (const q of placed.slice(i + 1)) {
          const isApart =
            p.x + p.width <= q.x || q.x + q.width <= p.x || p.y + p.height <= q.y || q.y + q.height <= p.y;
          expect(isApart).toBe(true);
        }
      }
    }
  });

  test('begin a row where they are to', () => {
    const [sheet] = inRows([piece(25, 25), piece(25, 80, { begins: true })]);
    expect(sheet?.pieces.map(({ x, y }) => [x, y])).toEqual([
      [0, 0],
      [0, 25],
    ]);
  });

  test('have their backs behind them when the paper is turned over about its long edge', () => {
    const [front, back] = onBothSides([piece(88, 63), piece(88, 63)], ['back of one', 'back of two']);
    const seenThrough = back?.pieces.map(({ x, width, node }) => [SHEET.width - x - width, node]);
    expect(seenThrough).toEqual(front?.pieces.map(({ x }, i) => [x, ['back of one', 'back of two'][i]]));
    expect(back?.isBack).toBe(true);
  });
});

const NOTHING = { people: [], table: null, ruleset: rulesetOf('tactic-2.2'), rules: null, game: null } as const;

describe('the page for what goes on paper', () => {
  beforeEach(() => usePrinting.getState().done());
  const kinds = (): readonly (string | null)[] =>
    screen.getAllByRole('checkbox').map((box) => box.closest('label')?.querySelector('span')?.textContent ?? null);

  test('has of a card alone its card, counter, markers, ruler and templates', async () => {
    const [card] = CARDS;
    if (!card) throw new Error('no card');
    usePrinting.getState().print({ of: 'made', name: card.name, made: cardMade(card) });
    show(<PrintDialog />);
    expect(kinds()).toEqual([
      'Cards, 63 × 88 mm',
      'Counters and figures',
      'Markers and tokens',
      'Ruler in pieces',
      'Templates for ranges and bursts',
    ]);
    expect(screen.getByRole('button', { name: 'Print 2 sheets' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Two-sided' }));
    expect(screen.getByRole('button', { name: 'Print 3 sheets' })).toBeVisible();
  });

  test('has of a table its plan, with every corner measured from two edges, and as many tiles as it takes', async () => {
    const [table] = TABLES;
    usePrinting
      .getState()
      .print({ of: 'made', name: 'Mine', made: made('table', { table: table?.table, scenery: table?.scenery }) });
    show(<PrintDialog />);
    const tiles = screen.getByRole('checkbox', { name: /^Table at true size/ });
    expect(tiles.closest('label')).toHaveTextContent(/12$/); // 600 × 600 mm in pieces of 175 × 225
    await userEvent.click(screen.getByRole('button', { name: 'Next sheet' }));
    const [sheet] = screen.getAllByRole('img', { name: /^Sheet 2 of/ });
    expect(within(sheet as HTMLElement).getAllByText(/cm from the west edge/).length).toBeGreaterThan(20);
  });

  test('has of a table with storeys a plan for each level, with the pieces that are seen there', async () => {
    usePrinting
      .getState()
      .print({ of: 'made', name: 'The inn', made: made('table', { table: inn.table, scenery: inn.scenery }) });
    show(<PrintDialog />);
    for (const level of [0, 1, 2]) {
      const [sheet] = screen.getAllByRole('img', { name: new RegExp(`^Sheet ${level + 1} of`) });
      expect(sheet).toHaveTextContent(new RegExp(`60 × 60 cm · level ${level}`));
      await userEvent.click(screen.getByRole('button', { name: 'Next sheet' }));
    }
    const storeys = storeysOf(inn, { ...NOTHING, table: inn });
    const seen = (level: number) => storeys[level]?.pieces.map(({ each }) => each.id) ?? [];
    expect(seen(1)[0]).toMatch(/^(inn|tower|ruin|bunker)-/);
    expect(seen(0)).not.toContain(seen(1)[0]);
    expect(seen(0)).toContain('well');
    expect(seen(2)).not.toContain('well');
    expect(storeys[1]?.pieces.map(({ each, number }) => inn.scenery[number - 1]?.id === each.id)).not.toContain(false);
    const flat = { ...NOTHING, rules: { edition: 'tactic-2.2', rulings: {}, rules: {} } } as const;
    expect(storeysOf(inn, flat)).toHaveLength(1);
  });

  test('has of a game all there is, each sheet with both bars', () => {
    const start = readyStart();
    useGameStore.setState({ start, history: newHistory(start), looking: null });
    usePrinting.getState().print({ of: 'game' });
    show(<PrintDialog />);
    expect(kinds()).toContain('How the game stands');
    expect(kinds()).toContain('The rules in force');
    const printed = [...document.querySelectorAll('body > div[aria-hidden] svg[role]')];
    expect(printed.length).toBeGreaterThan(5);
    for (const sheet of printed) expect(sheet.querySelectorAll('[data-bar]')).toHaveLength(2);
  });

  test('has of a position on the bench what a game has, be it right or wrong', () => {
    const start = readyStart();
    const draft = draftOf(start, newHistory(start));
    const [first, ...rest] = draft.setup.scenery;
    if (!first) throw new Error('a bare table');
    const flat = {
      ...first,
      shape: {
        kind: 'polygon',
        points: [
          [1, 1],
          [1, 1],
          [1, 1],
        ],
      },
    } as const;
    const wrong = change({ ...draft, setup: { ...draft.setup, scenery: [flat, ...rest] } }, { change: 'free' });
    expect(faultsOf(wrong)).not.toEqual([]);
    usePrinting.getState().print({ of: 'position', name: 'The ford', draft: wrong });
    show(<PrintDialog />);
    expect(screen.getByRole('dialog')).toHaveAccessibleName('Print The ford');
    expect(kinds()).toEqual(
      expect.arrayContaining(['Cards, 63 × 88 mm', 'Plan of the table with measures', 'How the game stands']),
    );
  });
});
