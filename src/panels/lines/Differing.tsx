import type { Game } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import type { Difference, Fact, Differing as OneDiffering } from '../../play/difference.ts';
import { useWords } from '../useWords.ts';
import { Thing, useFactWords } from './factWords.tsx';
import styles from './TwoLines.module.css';

interface DifferingProps {
  a: Game;
  b: Game;
  found: Difference;
  /** Both are one and the same line. */
  same?: boolean;
  /** What either is called; left out: the letters of two lines. */
  heads?: readonly [a: string, b: string];
}

/** All that is not the same on both boards, thing by thing, and how much there is in all. */
export function Differing({ a, b, found: { differing, facts }, same = false, heads }: DifferingProps) {
  const t = useTranslations('ui.lines');
  const words = { a: useWords(a), b: useWords(b) };
  const tell = useFactWords();
  const rows = byThing(differing);
  return (
    <section className={styles.differing} aria-label={t('differs')}>
      <h3>
        {t('differs')} <small>{t('count', { count: differing.length, facts })}</small>
      </h3>
      {rows.length > 0 && (
        <table>
          <thead>
            <tr>
              <td />
              {(['a', 'b'] as const).map((which, i) => (
                <th key={which} scope="col">
                  {heads?.[i] ?? <b className={`${styles.letter} ${styles[which]}`}>{t(`letter.${which}`)}</b>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ thing, of }) => (
              <tr key={thing}>
                <th scope="row">
                  <Thing fact={of[0].a} words={words.a} />
                </th>
                <td>{of.map((each) => tell(each.a, words.a)).join(', ')}</td>
                <td>{of.map((each) => tell(each.b, words.b)).join(', ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {rows.length === 0 && <p>{t(same ? 'sameLine' : 'nothing')}</p>}
    </section>
  );
}

type Some = readonly [OneDiffering, ...OneDiffering[]];

/** The facts about one thing stand in one row. */
function byThing(differing: readonly OneDiffering[]): readonly { readonly thing: string; readonly of: Some }[] {
  const found = new Map<string, Some>();
  for (const each of differing) {
    const thing = thingOf(each.a, found.size);
    const before = found.get(thing);
    found.set(thing, before ? [...before, each] : [each]);
  }
  return [...found].map(([thing, of]) => ({ thing, of }));
}

function thingOf(fact: Fact, place: number): string {
  switch (fact.about) {
    case 'character':
      return `character ${fact.who}`;
    case 'side':
      return `side ${fact.side}`;
    case 'marker':
      return `marker ${place}`; // two of a kind are two things
    default:
      return fact.about;
  }
}
