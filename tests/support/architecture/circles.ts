import { importedBy } from './imports.ts';
import type { Source } from './sources.ts';

/**
 * Groups of files each of which imports itself through the others, types included, as sorted lists of files: the strongly
 * connected parts of the graph of imports (Tarjan). What is loaded when it is first needed (`import()`) counts too.
 */
export function circlesIn(sources: readonly Source[]): string[][] {
  const known = new Set(sources.map(({ file }) => file));
  const imports = new Map(sources.map((source) => [source.file, importedBy(source).filter((file) => known.has(file))]));

  const circles: string[][] = [];
  const met = new Map<string, { order: number; low: number; open: boolean }>();
  const open: string[] = [];

  function visit(file: string) {
    const own = { order: met.size, low: met.size, open: true };
    met.set(file, own);
    open.push(file);
    for (const target of imports.get(file) ?? []) {
      const there = met.get(target) ?? visit(target);
      if (there.open) own.low = Math.min(own.low, there.low);
    }
    if (own.low === own.order) {
      const part = open.splice(open.indexOf(file));
      for (const each of part) Object.assign(met.get(each) ?? {}, { open: false });
      if (part.length > 1 || imports.get(file)?.includes(file)) circles.push(part.sort());
    }
    return own;
  }

  for (const file of known) if (!met.has(file)) visit(file);
  return circles;
}
