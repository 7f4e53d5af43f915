import { posix } from 'node:path';
import { rooms } from './plan.ts';
import { lineOf, placesIn, type Source } from './sources.ts';

/** One `import`, `export … from`, `import()` or `import('…')` type. */
interface Import {
  line: number;
  /** The module's name, or null when it is worked out at run time. */
  from: string | null;
  typeOnly: boolean;
  /** Is it fetched only when it is wanted? */
  later: boolean;
}

const IMPORTING = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
]);

const known = new WeakMap<Source, Import[]>();

export function importsOf(source: Source): Import[] {
  const imports = known.get(source) ?? readImports(source);
  known.set(source, imports);
  return imports;
}

function readImports(source: Source): Import[] {
  return placesIn(source)
    .map(([node]) => node)
    .filter((node) => IMPORTING.has(node.type) && node.source)
    .map((node) => {
      const { value } = node.source as { value?: unknown };
      return {
        line: lineOf(source, node.start),
        from: typeof value === 'string' ? value : null,
        typeOnly: node.type === 'TSImportType' || node.importKind === 'type' || node.exportKind === 'type',
        later: node.type === 'ImportExpression',
      };
    });
}

/** The files that a file imports, types included. */
export const importedBy = (source: Source): string[] =>
  importsOf(source).flatMap(({ from }) =>
    from?.startsWith('.') ? [posix.join(posix.dirname(source.file), from.replace(/\?.*$/, ''))] : [],
  );

/** All files that are there once the first one runs: what is imported on the way, but not what is only fetched when it is wanted. */
export function presentWith(first: string, sources: readonly Source[]): Source[] {
  const byFile = new Map(sources.map((source) => [source.file, source]));
  const found = new Set<Source>();
  const waiting = [first];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const source = byFile.get(file);
    if (!source || found.has(source)) continue;
    found.add(source);
    for (const { from, typeOnly, later } of importsOf(source))
      if (from?.startsWith('.') && !typeOnly && !later) waiting.push(posix.join(posix.dirname(file), from));
  }
  return [...found];
}

/** The imports of a file that leave the plan, as `file:line says what`. */
export function importFaults(source: Source): string[] {
  return importsOf(source).flatMap((each) => {
    const fault = faultOf(source.file, each);
    return fault ? [`${source.file}:${each.line} ${fault}`] : [];
  });
}

function faultOf(file: string, { from, typeOnly }: Import): string | undefined {
  const name = roomOf(file);
  const room = rooms[name];
  if (!room) return 'has no room in the plan';
  if (from === null && file === 'store/fetched.ts') return undefined; // a part that was named, under another address
  if (from === null) return 'imports a module whose name is worked out at run time';

  const path = from.replace(/\?.*$/, '');
  if (!path.startsWith('.')) {
    const allowed = room.packages?.some((each) => isWithin(path, each)) ?? true;
    return allowed ? undefined : `imports the package ${from}: not for ${name}`;
  }
  if (!posix.extname(path)) return `imports ${from} without its extension`;

  const target = posix.join(posix.dirname(file), path);
  // The longest path that holds the target decides: a door may be let through in a room that is not.
  const longest = (paths: readonly string[] = []) =>
    Math.max(0, ...paths.filter((each) => isWithin(target, each)).map((each) => each.length));
  if (longest([name, ...room.imports]) > longest(room.except)) return undefined;
  if (longest(room.types) === 0) return `imports ${target}: not for ${name}`;
  return typeOnly ? undefined : `imports more than types from ${target}`;
}

function roomOf(file: string): string {
  const holding = Object.keys(rooms).filter((name) => isWithin(file, name));
  return holding.sort((a, b) => b.length - a.length)[0] ?? '';
}

function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}
