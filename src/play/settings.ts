import type { Ruleset } from '../engine/index.ts';

/** How far back a player may go (TURN-13): to the last die or the other side's answer, anywhere, or not at all. */
export const TAKE_BACKS = ['to-last-dice', 'freely', 'never'] as const;
export type TakeBack = (typeof TAKE_BACKS)[number];

export const DICE_MODES = ['live', 'typed'] as const;
export type DiceMode = (typeof DICE_MODES)[number];

/** May somebody who plays against another person ask what the computer would do? Against the computer it is always allowed. */
export const HINTS = ['never', 'allowed'] as const;
export type Hints = (typeof HINTS)[number];

/** What the players of one game have agreed on beside the rules. */
export interface Settings {
  readonly takeBack: TakeBack;
  readonly dice: DiceMode;
  readonly hints: Hints;
}

export const GAME_SETTINGS: Settings = { takeBack: 'to-last-dice', dice: 'live', hints: 'never' };

/** The settings as they are kept: hints only where they are not as such a game begins with. */
export function keptSettings({ hints, ...settings }: Settings, isTest: boolean): Partial<Settings> {
  return hints === (isTest ? TEST_SETTINGS : GAME_SETTINGS).hints ? settings : { ...settings, hints };
}

/** What a new game begins with; TURN-13: where a legal action stands, nothing is taken back. */
export const settingsOf = ({ turn }: Ruleset): Settings =>
  turn.actionsStand ? { ...GAME_SETTINGS, takeBack: 'never' } : GAME_SETTINGS;

/** A game that begins with a position is there to try things out. */
export const TEST_SETTINGS: Settings = { takeBack: 'freely', dice: 'live', hints: 'allowed' };
