import type { ReactNode } from 'react';
import { shortName } from '../../board/index.ts';
import { type Game, type Id, sideOf } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import hidden from '../../parts/hidden.module.css';
import type { Fates } from '../../play/odds/fates.ts';
import { useOddsOf } from '../../store/odds.ts';
import { useWords } from '../useWords.ts';
import { AllOdds } from './AllOdds.tsx';
import { type Asked, DUE } from './asked.ts';
import bar from './OddsBar.module.css';
import { Bar, type BarPart, OddsBar, partsOf } from './OddsBar.tsx';
import styles from './Outlook.module.css';
import { type Answered, type Grid, hurtOf, type Line, type Told, toldOf } from './told.ts';
import { useDecided } from './useDecided.ts';
import { isFixed, sharesOf, useTold } from './useTold.ts';

interface OutlookProps {
  game: Game;
  /** The first of them is what the sentence is about; what is due if left out. */
  of?: readonly Asked[] | undefined;
  /** Whose chances these are; those of everyone in danger if left out. */
  who?: Id | undefined;
  /** The two of a close combat: who wins it. */
  fight?: readonly [Id, Id] | undefined;
  /** Why they are what they are; stands with the exact numbers. */
  because?: ReactNode;
}

/** How something is likely to end: a sentence, a bar, a small table; all exact numbers are behind a button. */
export function Outlook({ game, of = DUE, who, fight, because }: OutlookProps) {
  const t = useTranslations('ui.decision');
  const tOdds = useTranslations('ui.odds');
  const words = useWords(game);
  const say = useDecided(game, words);
  const known = useOddsOf(
    game,
    of.map(({ command }) => command),
  );
  const answered = of.flatMap((asked, i): Answered[] => {
    const answer = known[i];
    return answer?.ok ? [{ asked, odds: answer.odds }] : [];
  });
  if (answered.length < of.length) {
    const lacking = known.find((answer) => !answer?.ok);
    if (lacking && 'violation' in lacking) return null;
    const text = !lacking ? 'working' : 'fault' in lacking ? 'failed' : 'tooMany';
    return (
      <div className={styles.outlook}>
        <p className={styles.note}>{tOdds(text)}</p>
      </div>
    );
  }
  const told = toldOf(game, answered, say, { who, fight });
  return (
    <section className={styles.outlook} aria-label={t('outlook')}>
      <Telling game={game} told={told} who={who}>
        <AllOdds game={game} of={of} who={who} because={because} />
      </Telling>
    </section>
  );
}

interface TellingProps {
  game: Game;
  told: Told;
  who: Id | undefined;
  /** Stands at the end of the line of the sentence. */
  children: ReactNode;
}

function Telling({ game, told, who, children }: TellingProps) {
  const t = useTranslations('ui.decision');
  const words = useWords(game);
  const { how } = useTold();
  switch (told.kind) {
    case 'nobody':
      return <Sentence text={who === undefined ? t('safeAll') : t('safe', { who: words.name(who) })} />;
    case 'one': {
      const hurt = hurtOf(told.plain);
      const name = shortName(game, told.who);
      const isSafe = hurt.most === 0;
      const sentence = isSafe ? t('safe', { who: name }) : t('hurts', { who: name, how: how(hurt) });
      return (
        <>
          <Sentence
            text={told.when === null ? sentence : t('when', { what: told.when, said: sentence })}
            strong={isSafe ? '' : how(hurt)}
          >
            {children}
          </Sentence>
          <FatesBar fates={told.plain} />
          {told.grid ? <GridTable grid={told.grid} fates={told.plain} /> : <Key fates={told.plain} />}
          {told.others.length > 0 && <Lines lines={told.others} />}
          <Drift drift={told.drift} />
        </>
      );
    }
    case 'fight':
      return (
        <Fight game={game} told={told}>
          {children}
        </Fight>
      );
    case 'several':
      return (
        <>
          <Sentence text={t('hurtsSome', { how: how(told.any) })} strong={how(told.any)}>
            {children}
          </Sentence>
          <Lines lines={told.each.map(({ who: id, fates }) => ({ label: words.name(id), fates }))} />
          <Drift drift={told.drift} />
        </>
      );
  }
}

/** The one thing to be read; `strong`: what of it is the news. */
export function Sentence({ text, strong = '', children }: { text: string; strong?: string; children?: ReactNode }) {
  const at = strong === '' ? -1 : text.lastIndexOf(strong);
  return (
    <div className={styles.head}>
      <h3 className={styles.sentence}>
        {at < 0 ? (
          text
        ) : (
          <>
            {text.slice(0, at)}
            <em>{strong}</em>
            {text.slice(at + strong.length)}
          </>
        )}
      </h3>
      {children}
    </div>
  );
}

/** What may become of him, as long as nothing is chosen on the way. */
function FatesBar({ fates }: { fates: Fates }) {
  const t = useTranslations('ui.decision.fate');
  const { parts } = useTold();
  const isSettled = isFixed(hurtOf(fates));
  const [none, wound, eliminated] = isSettled ? parts(sharesOf(fates.least)) : [];
  const numbers: Readonly<Record<string, string | undefined>> = { none, wound, eliminated };
  return (
    <>
      <Bar
        size="large"
        parts={partsOf(fates).map((part): BarPart => {
          const number = numbers[part.look];
          return number === undefined || part.look === 'one' || part.look === 'two'
            ? part
            : { ...part, word: t(part.look), number };
        })}
      />
      {isSettled && (
        <span className={hidden.hidden}>
          {[`${t('none')} ${none}`, `${t('wound')} ${wound}`, `${t('eliminated')} ${eliminated}`].join(', ')}
        </span>
      )}
    </>
  );
}

/** So small a part has no room for its word. */
const NARROW = 0.3;

/** The parts of the bar that are too small for their words. */
function Key({ fates }: { fates: Fates }) {
  const t = useTranslations('ui.decision.fate');
  const { parts } = useTold();
  if (!isFixed(hurtOf(fates))) return null;
  const shares = sharesOf(fates.least);
  const numbers = parts(shares);
  const looks = (['none', 'wound', 'eliminated'] as const).flatMap((look, i) => {
    const share = shares[i] ?? 0;
    return share > 0 && share < NARROW ? [{ look, number: numbers[i] }] : [];
  });
  return (
    <span className={styles.key} aria-hidden="true">
      {looks.map(({ look, number }) => (
        <span key={look}>
          <span className={`${styles.sign} ${bar[look]}`} /> {t(look)} {number}
        </span>
      ))}
    </span>
  );
}

/** As it is and aimed, at one who stands and at one who takes cover: how likely he is hurt at all. */
function GridTable({ grid, fates }: { grid: Grid; fates: Fates }) {
  const t = useTranslations('ui.decision.grid');
  const { hurt } = useTold();
  return (
    <table className={styles.grid}>
      <thead>
        <tr>
          <td>
            <Key fates={fates} />
          </td>
          <th scope="col">{grid.covers ? t('stands') : t('hurt')}</th>
          {grid.covers && <th scope="col">{t('covers')}</th>}
        </tr>
      </thead>
      <tbody>
        {grid.rows.map(({ aimed, stands, covers }) => (
          <tr key={`${aimed}`}>
            <th scope="row">{t(aimed ? 'aimed' : 'plain')}</th>
            <td>{stands && hurt(stands)}</td>
            {grid.covers && <td>{covers && hurt(covers)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How likely each is hurt at all. */
function Lines({ lines }: { lines: readonly Line[] }) {
  const t = useTranslations('ui.decision.grid');
  const { hurt } = useTold();
  return (
    <table className={styles.lines}>
      <thead className={hidden.hidden}>
        <tr>
          <td />
          <th scope="col">{t('hurt')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ label, fates }) => (
          <tr key={label}>
            <th scope="row">
              <span>{label}</span> <OddsBar fates={fates} />
            </th>
            <td>{hurt(fates)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Who wins a close combat; a bar from the one to the other. */
function Fight({ game, told, children }: { game: Game; told: Extract<Told, { kind: 'fight' }>; children: ReactNode }) {
  const t = useTranslations('ui.decision');
  const { how, parts } = useTold();
  const { one, two, chances } = told;
  const isEven = Math.abs(chances.one - chances.two) < EVEN;
  const [winner, chance] = chances.one > chances.two ? [one, chances.one] : [two, chances.two];
  const often = how({ least: chance, most: chance });
  const [left, both, neither, right] = parts([chances.one, chances.both, chances.neither, chances.two]);
  const middle = chances.both > 0 ? 'both' : 'neither';
  const who = { one: shortName(game, one), two: shortName(game, two) };
  return (
    <>
      <Sentence
        text={isEven ? t('even') : t('wins', { who: shortName(game, winner), how: often })}
        strong={isEven ? '' : often}
      >
        {children}
      </Sentence>
      <Bar
        size="large"
        parts={[
          { look: sideLook(game, one), share: chances.one },
          { look: 'none', share: chances.both + chances.neither },
          { look: sideLook(game, two), share: chances.two },
        ]}
      />
      <p className={styles.fight}>
        <span>
          {t('fight.wins', { who: who.one })} <strong>{left}</strong>
        </span>
        {chances.both + chances.neither > 0 && (
          <span>
            {t(`fight.${middle}`)} <strong>{middle === 'both' ? both : neither}</strong>
          </span>
        )}
        <span>
          {t('fight.wins', { who: who.two })} <strong>{right}</strong>
        </span>
      </p>
    </>
  );
}

/** Nearer than this nobody is ahead. */
const EVEN = 0.02;

const sideLook = (game: Game, id: Id): BarPart['look'] => (sideOf(game, id) === 'a' ? 'one' : 'two');

/** GREN-6: the other side may move the marker first. */
function Drift({ drift }: { drift: number }) {
  const t = useTranslations('ui.odds');
  const { percent } = useTold();
  return drift > 0 && <p className={styles.note}>{t('drift', { share: percent({ least: drift, most: drift }) })}</p>;
}
