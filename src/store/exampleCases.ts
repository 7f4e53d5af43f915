import type { ListedCase } from './cases.ts';

/** The rules' own cases (tests/cases), a part of the program that is fetched when somebody looks a rule up. */

interface File {
  readonly title: string;
  readonly about: readonly string[];
  readonly under?: unknown;
  readonly game: { readonly edition: string };
}

const files: Readonly<Record<string, File>> = import.meta.glob('../../tests/cases/*/*.json', {
  eager: true,
  import: 'default',
});

const isFor = ({ under, game }: File, edition: string): boolean =>
  under === 'all' || game.edition === edition || (Array.isArray(under) && under.includes(edition));

const entries = Object.entries(files).map(([path, file]) => {
  const listed: ListedCase = {
    name: path.replace(/^.*\/cases\//, '').replace(/\.json$/, ''),
    title: file.title,
    about: file.about,
    isOwn: false,
    text: JSON.stringify(file),
  };
  return { listed, file };
});

export const EXAMPLES: readonly ListedCase[] = entries.map(({ listed }) => listed);

/** Those of a rule or a ruling that speak for an edition. */
export const examplesOf = (id: string, edition: string): readonly ListedCase[] =>
  entries.flatMap(({ listed, file }) => (listed.about.includes(id) && isFor(file, edition) ? [listed] : []));
