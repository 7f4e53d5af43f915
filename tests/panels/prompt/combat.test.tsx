import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { HouseRules } from '../../../src/editions/index.ts';
import type { Game } from '../../../src/engine/index.ts';
import { useTableKeys } from '../../../src/panels/game/useTableKeys.ts';
import { Prompt } from '../../../src/panels/prompt/Prompt.tsx';
import { useUiStore } from '../../../src/store/ui.ts';
import { combat, combatDuel, MARKSMAN } from '../../support/builders/combat.ts';
import {
  frag,
  type Given,
  given,
  grenade,
  pass,
  play,
  rifle,
  roll,
  suppressing,
  watch,
} from '../../support/builders/given.ts';
import { lane, past } from '../../support/builders/lane.ts';
import { lay, onTable, show } from '../../support/page/page.tsx';

/** What the editions have that tactic-2.2 has not. */

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const text = () => screen.getByRole('region', { name: 'Decision' });
const ui = () => useUiStore.getState();

function TurnNow() {
  useTableKeys();
  const { game, awaiting } = onTable();
  return <Prompt game={game} awaiting={awaiting} />;
}
function showPrompt(game: Game) {
  lay(game);
  return show(<TurnNow />);
}

test('of a shot between two levels it is said what counts, what is looked over, and what else plays no part [R144 B] [R145 B]', async () => {
  const wall = (x: number, from: number, to: number) =>
    ({ kind: 'wall', from: [x, from], to: [x, to], thickness: 0.3 }) as const;
  const house = [
    {
      ...{ id: 'floor', look: 'wooden-floor', terrain: [], floor: true },
      shape: {
        kind: 'polygon',
        points: [
          [10, 10],
          [16, 10],
          [16, 14],
          [10, 14],
        ],
      },
    },
    { id: 'front', look: 'house-wall', terrain: ['sheltering'], shape: wall(10, 10, 14) },
    {
      ...{ id: 'window', look: 'window', terrain: ['protecting'], height: 1, level: 1, opening: 'window' },
      shape: wall(10, 11, 13),
    },
    { id: 'hedge', look: 'hedge', terrain: ['protecting'], shape: wall(5, 8, 16) },
  ] as const satisfies Given['scenery'];
  const street = given({
    edition: 'tactic-2.0-beta',
    scenery: house,
    a: [
      { id: 'abel', at: [10.8, 12], state: { level: 1 } },
      { id: 'amos', at: [8, 16] },
    ],
    b: [{ id: 'bo', at: [3, 12] }],
  });
  showPrompt(street);
  act(() => ui().setTool({ kind: 'fire', who: 'abel', target: null }));
  const lists = () =>
    screen.getAllByRole('list', { name: 'Between the two levels' }).map((list) =>
      within(list)
        .getAllByRole('listitem')
        .map((line) => line.textContent),
    );
  const brief = [
    'hedge: the one cover that counts',
    'house wall: looked over: it lies under the floor of the higher one',
  ];
  expect(lists()).toEqual([brief]);
  await userEvent.click(await screen.findByRole('button', { name: /^Why/ }));
  expect(lists()).toContainEqual([...brief, 'window: too close to the viewer']);
  act(() => ui().setTool({ kind: 'fire', who: 'amos', target: null }));
  expect(screen.queryByRole('list', { name: 'Between the two levels' })).not.toBeInTheDocument();
});

describe('a shot', () => {
  const firing = (game: Game, who = 'abel') => {
    const shown = showPrompt(game);
    act(() => ui().setTool({ kind: 'fire', who, target: null }));
    return shown;
  };

  test('[FIRE-7 C] [R14 C] how many, with Aim or without: the numbers and the price are those of what is chosen', async () => {
    firing(combatDuel());
    expect(button(/bo as the target/)).toHaveTextContent('3 dice on 4+');
    await userEvent.click(button('One shot more'));
    await userEvent.keyboard('+');
    await userEvent.click(button(/^Aim/));
    expect(screen.getByRole('status', { name: 'Shots' })).toHaveTextContent('3');
    expect(button(/bo as the target/)).toHaveTextContent('10 dice on 4+');
    expect(button(/^Fire at bo/)).toHaveAccessibleName('Fire at bo 4 AT');
    await userEvent.keyboard('-');
    expect(button(/bo as the target/)).toHaveTextContent('7 dice on 4+');
    await userEvent.click(button(/^Fire at bo/));
    expect(onTable().game.state.tokens.a).toBe(9);
    expect(onTable().game.state.frames.at(-1)).toMatchObject({ kind: 'shot', shots: 2, aimed: true });
  });

  test('[FIRE-7 C] no more than there are: why not', async () => {
    firing(combatDuel());
    expect(button('One shot fewer')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('++++');
    expect(ui().tool).toMatchObject({ shots: 3 });
    expect(button('One shot more')).toHaveAccessibleDescription(/shots/);
  });

  test('[R15=b Q] Aim alone where shots come one at a time', async () => {
    firing(given({ rulings: { R15: 'b' }, a: [{ id: 'abel', at: [4, 12] }], b: [{ id: 'bo', at: [14, 12] }] }));
    expect(screen.queryByRole('button', { name: /One shot/ })).toBeNull();
    await userEvent.keyboard('a');
    expect(button(/bo as the target/)).toHaveTextContent('4 dice on 4+');
    await userEvent.click(button(/^Fire at bo/));
    expect(onTable().game.state.frames.at(-1)).toMatchObject({ kind: 'shot', aimed: true });
  });

  test('[R15 Q] neither where Aim comes after the target’s chance', () => {
    firing(given({ a: [{ id: 'abel', at: [4, 12] }], b: [{ id: 'bo', at: [14, 12] }] }));
    expect(screen.queryByRole('button', { name: /One shot|^Aim/ })).toBeNull();
  });
});

describe('Take Cover', () => {
  test('[TC-1 C] is not among the actions of the own turn', () => {
    showPrompt(combatDuel());
    act(() => ui().select('abel'));
    expect(screen.queryByRole('button', { name: /^Take cover/ })).toBeNull();
  });

  test('[TC-2 C] [TC-3 C] is asked for with what is coming, and how long it helps against whom', () => {
    const shots = { type: 'fire', who: 'abel', at: 'bo', shots: 3, aim: true } as const;
    showPrompt(play(combatDuel(), shots).game);
    expect(text()).toHaveTextContent('abel fires 3 shots with Aim at bo (semi-automatic rifle).');
    expect(text()).toHaveTextContent('This cover works against abel only, for this turn');
  });
});

describe('a head shot [FIRE-5]', () => {
  const shotOf = (dice: number, rules: HouseRules = {}): Game =>
    play(
      given({
        rules,
        a: [{ id: 'abel', at: [5, 12], card: { weapons: [rifle({ short: dice, long: dice })] } }],
        b: [{ id: 'bo', at: [12, 12] }],
      }),
      { type: 'fire', who: 'abel', at: 'bo' },
      pass,
      pass,
    ).game;

  test('is told of two dice', () => {
    showPrompt(shotOf(2));
    expect(text()).toHaveTextContent(
      '2 dice: each hits on 4+. One or more hits make one wound; a double 6 is a head shot',
    );
  });

  test('is never promised to one die', () => {
    showPrompt(shotOf(1));
    expect(text()).toHaveTextContent('1 die, which hits on 4+. A hit is a wound.');
  });

  test('takes as many sixes as the players agreed on', () => {
    showPrompt(shotOf(3, { 'FIRE-5': 3 }));
    expect(text()).toHaveTextContent('One or more hits make one wound; 3 sixes are a head shot and eliminate.');
  });
});

describe('several shots together [R14 C]', () => {
  const due = play(combatDuel(), { type: 'fire', who: 'abel', at: 'bo', shots: 2, aim: true }, pass).game;

  test('are told apart before they are rolled', async () => {
    showPrompt(due);
    expect(text()).toHaveTextContent(
      'Any number of hits makes one wound. A double 6 within one shot is a head shot and eliminates.',
    );
    expect(text()).toHaveTextContent('14 dice23 dice'); // number of the shot, its dice
    await userEvent.click(await screen.findByRole('button', { name: 'Why?' }));
    expect(screen.getByRole('list', { name: 'Where the dice come from' })).toHaveTextContent('+3 for more shots');
  });

  test('are typed in shot by shot', () => {
    lay(due, { dice: 'typed' });
    show(<TurnNow />);
    expect(screen.getByText('Shot by shot: 4, 3 dice.')).toBeVisible();
  });
});

describe('Move & Fire with the shot on the way [MF-1 C]', () => {
  const runner = combatDuel({ a: [{ id: 'anna', at: [4, 6], card: MARKSMAN }] });

  test('is chosen beside the other two, and says what to choose', async () => {
    showPrompt(runner);
    act(() => ui().setTool({ kind: 'moveAndFire', who: 'anna', waypoints: [], target: null }));
    await userEvent.keyboard('w');
    expect(button(/on the way/)).toHaveAttribute('aria-pressed', 'true');
    expect(button('after the move')).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByText(/Choose the point on the way where anna should shoot/)).toBeVisible();
    act(() => ui().setTool({ kind: 'moveAndFire', who: 'anna', waypoints: [[4, 9]], target: null, onTheWay: true }));
    expect(screen.getByText(/Now choose where anna’s move should end/)).toBeVisible();
    await userEvent.click(button('after the move'));
    expect(ui().tool).toMatchObject({ onTheWay: false });
  });

  test('is offered where it is taken; the move goes on', () => {
    const path = [
      [4, 6],
      [4, 9],
      [6, 9],
    ] as const;
    showPrompt(play(runner, { type: 'moveAndFire', who: 'anna', path, shotAfter: 3 }).game);
    expect(text()).toHaveTextContent('The shot of Move & Fire, taken from here; the move then continues.');
  });

  test('[MF-1 Q] elsewhere it comes before or after', () => {
    const card = { moveAndFire: 3 };
    showPrompt(given({ a: [{ id: 'abel', at: [4, 12], card }], b: [{ id: 'bo', at: [14, 12] }] }));
    act(() => ui().setTool({ kind: 'moveAndFire', who: 'abel', waypoints: [], target: null }));
    expect(screen.queryByRole('button', { name: /on the way/ })).toBeNull();
  });
});

describe('opportunity fire', () => {
  const away = (side: string) => [1, 2, 3].map((n) => ({ id: `${side}-${n}`, at: null }));

  test('[OF-4 C] [R74 C] names its price beside each answer', () => {
    showPrompt(play(lane({ edition: 'combat-1.1', tokens: { a: 12, b: 12 }, a: away('a'), b: away('b') }), past).game);
    expect(button(/g fires at s/)).toHaveTextContent('(1 AT)');
    expect(button(/Decline/)).toHaveTextContent('(free)');
    expect(text()).toHaveTextContent('It costs a token, an action and one of the weapon’s shots');
  });

  test('[OF-4 F] [R92 F] where it is no choice the roll says why it is due', () => {
    showPrompt(play(lane({ edition: 'tactic-qs-fr', rulings: { R92: 'a' } }), past, pass).game);
    expect(text()).toHaveTextContent('s has set off g’s Opportunity Fire marker; the shot must be taken.');
  });

  test('[R92 F] of several who have to, who is next', () => {
    const game = lane({
      edition: 'tactic-qs-fr',
      rulings: { R92: 'a' },
      markers: [watch('m1', 'g', [5, 13.5]), watch('m2', 'h', [5, 13.5])],
      b: [{ id: 'h', at: [7, 20], card: { opportunityFire: 1.2 } }],
    });
    showPrompt(play(game, past).game);
    expect(text()).toHaveTextContent('Every marker that can shoot must shoot once');
    expect(screen.queryByRole('button', { name: /Decline/ })).toBeNull();
  });
});

describe('grenades', () => {
  const thrown = (change: Given): Game =>
    play(
      given({
        tokens: { a: 12 },
        ...change,
        a: [{ id: 'abel', at: [5, 12], card: { weapons: [frag()] } }],
        b: [
          { id: 'bo', at: [13, 12] },
          { id: 'bea', at: [13, 13.2] },
          ...[1, 2, 3, 4].map((n) => ({ id: `b-${n}`, at: null, points: 99 })),
        ],
      }),
      grenade('abel', change.edition === 'tactic-2.2' ? [17, 12] : [13, 12.6]),
    ).game;

  test.each([
    [
      'Q',
      'tactic-2.2',
      'A 5 or 6: where it was aimed. A 2 to 4: the other side moves it up to 2u. A 1: the other side moves it up to 4u',
    ],
    [
      'C',
      'combat-1.1',
      'A 5 or 6: where it was aimed. A 3 or 4: the other side moves it up to 1u. A 1 or 2: the other side moves it up to 2u',
    ],
  ] as const)('[GREN-5 %s] the scatter die in words', (_, edition, words) => {
    showPrompt(thrown({ edition }));
    expect(text()).toHaveTextContent(words);
  });

  test('[R85=b I] exactly so far, or not at all', () => {
    const game = given({
      edition: 'tactic-qs-it',
      rulings: { R85: 'b' },
      a: [{ id: 'abel', at: [5, 12], card: { weapons: [frag()] } }],
      b: [{ id: 'bo', at: [20, 20] }],
    });
    const far = play(game, grenade('abel', [17, 12])).game;
    const { unmount } = showPrompt(far);
    expect(text()).toHaveTextContent('A 2 to 4: the other side moves it exactly 2u or not at all.');
    unmount();
    showPrompt(play(far, roll(2)).game);
    expect(text()).toHaveTextContent('exactly 2u from where it was aimed, or leave it there');
  });

  test('[GREN-9 C] [R22 C] what the sixes of a burst mean; whom a single wound is for', () => {
    const burst = play(thrown({ edition: 'combat-1.1' }), roll(6)).game;
    const { unmount } = showPrompt(burst);
    expect(text()).toHaveTextContent(
      'Any hits wound one of those caught (the thrower chooses); two sixes wound all of them, three eliminate all.',
    );
    unmount();
    showPrompt(play(burst, roll(4, 5, 1, 1)).game);
    expect(screen.getByRole('heading', { name: 'Who is wounded by the burst?' })).toBeVisible();
    expect(text()).toHaveTextContent('All hits together make one wound. Choose who takes it.');
    expect(button('bea')).toBeVisible();
  });
});

describe('suppression fire', () => {
  const squad = (change: Given = {}): Game =>
    combat({
      ...change,
      a: [
        { id: 'abel', role: 'officer', at: [4, 12], card: { suppressionFire: 3 } },
        { id: 'bert', at: [4, 14] },
        { id: 'cuno', at: [4, 20], card: { suppressionFire: 3 } },
        ...(change.a ?? []),
      ],
      b: [{ id: 'emil', at: [13, 12] }],
    });
  const tool = (...partners: string[]) => ({ kind: 'suppressionFire', who: 'abel', with: partners }) as const;

  test('[SF-2 C] who is too far from the leader says so; what it costs [R47 C]', () => {
    showPrompt(squad());
    act(() => ui().setTool(tool('bert')));
    expect(button(/cuno/)).toHaveAttribute('aria-disabled', 'true');
    expect(button(/cuno/)).toHaveAccessibleDescription(/cuno must be within 5u of the leader/);
    expect(text()).toHaveTextContent('2 AT: one for each character firing.');
  });

  test('[R47=b C] an officer spends nothing', () => {
    showPrompt(squad({ rulings: { R47: 'b' } }));
    act(() => ui().setTool(tool('bert')));
    expect(text()).toHaveTextContent('abel directs the fire and pays nothing. 1 AT: one for each character firing.');
  });

  test('[SF-1 C] whoever is no leader and has no machine gun is not offered it', () => {
    showPrompt(squad());
    act(() => ui().select('cuno'));
    expect(screen.queryByRole('button', { name: /^Suppression Fire/ })).toBeNull();
    act(() => ui().select('abel'));
    expect(button(/^Suppression Fire/)).toBeVisible();
  });

  test('[SF-3 C] [R47 C] who cannot join is told why', () => {
    showPrompt(squad({ markers: [suppressing('m1', [13, 12], 3, 'abel', 'bert')] }));
    act(() => ui().setTool({ kind: 'joinSuppression', who: 'cuno', marker: 'm1' }));
    const join = button(/Join abel, bert against emil/);
    expect(join).toHaveAttribute('aria-disabled', 'true');
    expect(join).toHaveAccessibleDescription(/must be within 5u of the leader/);
  });

  test('[SF-9 C] its six may wound anyone in range, own men too', () => {
    const game = combat({
      turn: { side: 'b', spent: 1 },
      a: [
        { id: 'abel', role: 'nco', at: [4, 12] },
        { id: 'bert', at: [4, 14] },
        { id: 'cuno', at: [13, 13.2] },
      ],
      b: [
        { id: 'emil', at: [13, 12] },
        { id: 'free', at: [22, 2] },
      ],
      markers: [suppressing('m1', [13, 12.6], 2, 'abel', 'bert')],
    });
    showPrompt(play(game, { type: 'endTurn' }, roll(6, 1)).game);
    expect(text()).toHaveTextContent('Choose any one of them.');
    const answers = within(text()).getAllByRole('button', { name: /emil|cuno/ });
    expect(answers.map((each) => each.textContent?.replace(/\d$/, '').trim()).sort()).toEqual([
      'cuno (your own)',
      'emil',
    ]);
  });
});
