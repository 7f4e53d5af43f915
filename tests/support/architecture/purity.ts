import { engineMayNotMention, engineMayNotName } from './plan.ts';
import { lineOf, type Place, placesIn, type Source } from './sources.ts';

/** What an engine file says and may not, as `file:line says what`; nothing for a file outside the engine. */
export function purityFaults(source: Source): string[] {
  if (!source.file.startsWith('engine/')) return [];
  const said = placesIn(source).flatMap((place) => {
    const word = forbiddenIn(place);
    return word ? [[word, place[0].start] as const] : [];
  });
  const mentioned = engineMayNotMention
    .filter((edition) => source.text.includes(edition))
    .map((edition) => [edition, source.text.indexOf(edition)] as const);
  return [...said, ...mentioned].map(([word, at]) => `${source.file}:${lineOf(source, at)} says ${word}`);
}

function forbiddenIn([node, parent]: Place): string | undefined {
  if (node.type === 'ThrowStatement') return 'throw';
  if (node.type !== 'Identifier') return undefined;
  const isOwnName = (parent?.property === node || parent?.key === node) && !parent.computed;
  if (isOwnName) return undefined;

  const name = String(node.name);
  if (name !== 'Math') return engineMayNotName.includes(name) ? name : undefined;
  // Math may only stand before a dot: under another name, or unpacked, it would hide what is taken from it.
  if (parent?.type !== 'MemberExpression' || parent.computed) return 'Math without a plain name after it';
  const full = `Math.${(parent.property as { name: string }).name}`;
  return engineMayNotName.includes(full) ? full : undefined;
}
