import type { GameState } from '../../engine/index.ts';

/**
 * A short mark by which two states can be told apart: FNV-1a over the state as text with its names in order. Numbers count
 * to 1/10,000 u. What has its resting value (null, false, 0, nothing) is left out, so that a field a later version adds
 * leaves the marks of older games as they were.
 */
export const stateHash = (state: GameState): string => markOf(state);

/** The same of anything else that is in a file. */
export function markOf(value: unknown): string {
  const text = stable(value);
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

function stable(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(stable).join()}]`;
  if (typeof value === 'number') return String(Math.round(value * 10_000));
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
  const fields = Object.entries(value).filter(([name, field]) => !name.startsWith('x-') && !isAtRest(field));
  fields.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, field]) => `${name}:${stable(field)}`).join()}}`;
}

const isAtRest = (field: unknown): boolean =>
  field === null ||
  field === undefined ||
  field === false ||
  field === 0 ||
  (typeof field === 'object' && Object.keys(field).length === 0);
