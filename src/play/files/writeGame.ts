import { gameAt, type History, type Node } from '../history.ts';
import { keptSettings } from '../settings.ts';
import type { Start } from '../start.ts';
import { APP_VERSION } from '../version.ts';
import { stateHash } from './hash.ts';

/** The version of the format that is written; migrations.ts says what is read. */
const VERSION = 1;

/** A game as it is saved (formats.md). */
export function gameFile(start: Start, history: History): Record<string, unknown> {
  const { ruleset: _, ...setup } = start.setup;
  return {
    format: 'take-cover/game',
    version: VERSION,
    app: APP_VERSION,
    title: start.title,
    edition: start.edition,
    rulings: start.rulings,
    rules: start.rules,
    setup,
    position: start.position,
    commands: history.nodes.map(placedForm),
    at: history.at,
    hashes: hashesOf(history),
    last: gameAt(history).state,
    'x-settings': keptSettings(start.settings, start.position !== null),
    ...(start.clock ? { 'x-clock': start.clock } : {}),
    ...(start.ruleSet === '' ? {} : { 'x-ruleset': start.ruleSet }),
    ...(start.players ? { 'x-players': start.players } : {}),
    ...start.extras,
  };
}

export const gameText = (start: Start, history: History): string => printed(gameFile(start, history));

/** A command with what is written beside it. */
export const storedForm = ({ command, remarks }: Node): Record<string, unknown> => ({ ...command, ...remarks });

const placedForm = (node: Node, index: number): Record<string, unknown> => ({
  ...storedForm(node),
  ...(node.parent === index - 1 ? {} : { after: node.parent }),
});

const hashesOf = ({ nodes }: History): Record<string, string> =>
  Object.fromEntries(
    nodes.flatMap((node, index) => {
      const hash = hashAt(node);
      return hash === null ? [] : [[String(index), hash]];
    }),
  );

/** One mark a turn, at the command that began it. */
export const hashAt = ({ events, game }: Node): string | null =>
  events.some(({ event }) => event === 'turnBegan') ? stateHash(game.state) : null;

/** JSON for people: a line for each field, and one for each entry of a list in it. */
export function printed(file: Record<string, unknown>): string {
  const fields = Object.entries(file).map(([name, value]) => `  ${JSON.stringify(name)}: ${entries(value, '  ')}`);
  return `{\n${fields.join(',\n')}\n}\n`;
}

function entries(value: unknown, indent: string): string {
  const inner = `${indent}  `;
  if (Array.isArray(value) && value.length > 0) {
    return `[\n${value.map((each) => inner + JSON.stringify(each)).join(',\n')}\n${indent}]`;
  }
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) return JSON.stringify(value);
  const fields = Object.entries(value).map(
    ([name, field]) => `${inner}${JSON.stringify(name)}: ${entries(field, inner)}`,
  );
  return `{\n${fields.join(',\n')}\n${indent}}`;
}
