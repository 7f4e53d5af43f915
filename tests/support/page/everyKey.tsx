import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { awaiting, charactersOf, isOnTable } from '../../../src/engine/index.ts';
import type { en } from '../../../src/i18n/en/index.ts';
import { MESSAGES } from '../../../src/i18n/everyLanguage.ts';
import { IntlProvider, type Locale } from '../../../src/i18n/index.ts';
import { GameScreen } from '../../../src/panels/game/GameScreen.tsx';
import { Rulebook } from '../../../src/panels/reference/Rulebook.tsx';
import { gameAt } from '../../../src/play/history.ts';
import { useCardInHand } from '../../../src/store/cardInHand.ts';
import { useGameStore } from '../../../src/store/game.ts';
import { usePointerStore } from '../../../src/store/pointer.ts';
import { useRulebook } from '../../../src/store/rulebook.ts';
import { useUiStore } from '../../../src/store/ui.ts';
import type { Met } from '../builders/met.ts';
import { idsOf, listen, pass, RIDDLE } from './ear.ts';
import { unspeakable } from './unspeakable.ts';

/** A key; after an apostrophe with Shift, after a caret with Alt. */
type Keys = readonly (readonly [where: string, keys: readonly string[]])[];

/** Those of the board, where it lies open. */
export const BOARD_KEYS: Keys[number] = [
  '[role="application"]',
  [
    'ArrowUp',
    "'ArrowLeft",
    'PageDown',
    "'PageDown",
    'PageUp',
    'Home',
    "'Home",
    'End',
    "'End",
    '1',
    '9',
    'Enter',
    'Enter',
    'Escape',
    '+',
    '-',
    '0',
    'q',
    'Escape',
  ],
];
/** Those that mean something wherever the focus is. */
export const SIGNS: Keys[number] = [
  '[data-region="decision"], [data-region="result"]',
  [...'abcdefghijklmnopqrstuvwxyz.,;?*+-15', "'k", '^Enter', 'Escape', 'F6', "'F6"],
];

/** For so long one waits for what is said of a key, in ms. */
const PATIENCE = 600;

/**
 * Presses those keys, one after the other, at that moment: which of them say nothing, say that they do
 * nothing although they do, say what is no word, or leave the focus on the body of the page.
 */
export function faultsOfKeys({ title, start, history, locale }: Met, pressed: Keys): readonly string[] {
  const faults: string[] = [];
  const game = gameAt(history);
  const ids = idsOf(game);
  const question = awaiting(game);
  const own = question.kind === 'act' ? charactersOf(game, question.by).filter(isOnTable) : [];
  const put = (): void => {
    useUiStore.getState().reset();
    useRulebook.setState(useRulebook.getInitialState(), true);
    useCardInHand.setState(useCardInHand.getInitialState(), true);
    useGameStore.setState({
      ...useGameStore.getInitialState(),
      game,
      awaiting: question,
      history,
      start,
      settings: start.settings,
    });
    if (history.at % 2 === 0) useUiStore.getState().select(own[0]?.id ?? null);
  };
  act(put);
  render(<Page locale={locale} />);
  pass(PATIENCE);
  faults.push(...unspeakable().map((name) => `${title}: no voice can press ${name}`));
  for (const [where, keys] of pressed) {
    if (!document.querySelector(where)) continue;
    for (const each of keys) {
      const key = each.replace(/^['^]/, '');
      const place = document.querySelector<HTMLElement>(where);
      if (place && document.activeElement !== place) {
        act(() => place.focus());
        pass(PATIENCE);
      }
      const before = snapshot();
      const ear = listen();
      const held = { shiftKey: each.startsWith("'"), altKey: each.startsWith('^') };
      fireEvent.keyDown(document.activeElement ?? document.body, { key, ...held });
      pass(PATIENCE);
      const words = ear();
      const after = snapshot();
      const at = `${each} at ${where}`;
      const said = words.join(' | ');
      if (said === '' && after.focus === before.focus && after.open === before.open)
        faults.push(`${title}, ${at}: mute`);
      if (after.focus === document.body) faults.push(`${title}, ${at}: the focus is on the body`);
      const odd = RIDDLE.exec(said)?.[0] ?? said.split(/[\s.,;:()|]+/).find((word) => ids.has(word));
      if (odd !== undefined) faults.push(`${title}, ${at}: says “${odd}” in “${said}”`);
      if (words.some((text) => isDenial(text, locale)) && after.holds !== before.holds)
        faults.push(`${title}, ${at}: “${said}”, and ${before.holds} became ${after.holds}`);
      if (after.open > 0 || useGameStore.getState().history !== history) {
        act(put);
        for (const dialog of document.querySelectorAll('dialog[open]')) fireEvent(dialog, new Event('cancel'));
        pass(PATIENCE);
      }
    }
  }
  cleanup();
  return faults;
}

const isDenial = (text: string, locale: Locale): boolean =>
  text.endsWith(MESSAGES[locale].ui.said.notNow.replace('{key}', ''));

function snapshot() {
  const { selected, tool, camera, level, drawer, sightLines, addingWaypoints, turned } = useUiStore.getState();
  return {
    focus: document.activeElement,
    open: document.querySelectorAll('dialog[open], [role="menu"]').length,
    holds: JSON.stringify({
      selected,
      tool,
      camera,
      level,
      drawer,
      sightLines,
      addingWaypoints,
      turned,
      at: useGameStore.getState().history?.at,
      pointer: usePointerStore.getState().pointer,
    }),
  };
}

/** The table of the game that is laid, with the rulebook over it. */
export function Page({ locale }: { locale: Locale }) {
  const { game, awaiting: due, history } = useGameStore();
  return (
    <IntlProvider locale={locale} messages={MESSAGES[locale] as typeof en} timeZone="UTC">
      {game && due && history && <GameScreen game={game} awaiting={due} history={history} />}
      <Rulebook />
    </IntlProvider>
  );
}
