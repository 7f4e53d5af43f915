import { botCommand } from './bot.ts';
import { chanceFrom } from './chance.ts';
import type { Player } from './match.ts';
import { BUDGET, STRENGTHS, think } from './opponent/index.ts';

/** How often, out of 1, a random bot fires where it might move as well: one that leans to neither, and two tempers. */
const TEMPERS = { bot: 0.5, 'bot-advancing': 0.65, 'bot-shooting': 0.8 } as const;
type Temper = keyof typeof TEMPERS;

/** Programs that can play a side: a strength of the opponent, or a random bot of some temper. */
export const PROGRAMS = [...STRENGTHS, ...(Object.keys(TEMPERS) as Temper[])] as const;
export type ProgramName = (typeof PROGRAMS)[number];

const isTemper = (name: ProgramName): name is Temper => Object.hasOwn(TEMPERS, name);

/** Does it think each decision over? Its games take seconds. */
export const isThinking = (name: ProgramName): boolean => !isTemper(name);

/** The same name and seed play alike on every machine. */
export function program(name: ProgramName, seed: number): Player {
  if (!isTemper(name))
    return (game, side) => think(game, side, { strength: name, seed, budget: BUDGET })?.best.command ?? null;
  const chance = chanceFrom(seed);
  const temper = { fires: TEMPERS[name] };
  return (game) => botCommand(game, chance, temper);
}
