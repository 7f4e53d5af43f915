import { importedBy } from './imports.ts';
import { engineFamilies } from './plan.ts';
import type { Source } from './sources.ts';

/**
 * Where families of rules reach into each other, or a procedure knows an action, as `file imports file`. An action may begin
 * the procedures of its family; all else that families want of each other stands in readers and rules, or is a frame.
 */
export function familyFaults(sources: readonly Source[]): string[] {
  const imports = new Map(sources.map((source) => [source.file, importedBy(source)]));
  return sources.flatMap(({ file }) => {
    const reached = isProcedure(file) ? [...reachedFrom(file, imports)].filter(isAction) : [];
    const foreign = (imports.get(file) ?? []).filter(
      (other) => (isAction(other) || isProcedure(other)) && familyOf(other) !== familyOf(file),
    );
    return [...new Set([...reached, ...foreign])].map((other) => `${file} imports ${other}`);
  });
}

function reachedFrom(file: string, imports: ReadonlyMap<string, readonly string[]>): Set<string> {
  const reached = new Set<string>();
  const open = [file];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const other of imports.get(next) ?? []) {
      if (reached.has(other)) continue;
      reached.add(other);
      open.push(other);
    }
  }
  return reached;
}

const familyOf = (file: string) => engineFamilies.find((family) => file.startsWith(`${family}/`));
const isAction = (file: string) => familyOf(file) !== undefined && /(\/a|A)ction\.ts$/.test(file);
const isProcedure = (file: string) => familyOf(file) !== undefined && /(\/p|P)rocedure\.ts$/.test(file);
