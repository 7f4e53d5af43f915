import { awaiting } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { useRollWords } from '../prompt/useRollWords.ts';
import { EventDice } from './EventDice.tsx';
import styles from './Felt.module.css';
import { type EventWords, useEventWords } from './useEventWords.ts';
import type { ToldSoFar } from './useTold.ts';

type Form = 'strip' | 'sheet' | 'large';

/** The felt on which a step is told: its dice, how many hit, what came of it. It is read out by log/Latest.tsx. */
export function Felt({ told, form }: { told: ToldSoFar; form: Form }) {
  const words = useEventWords(told.script);
  const asked = awaiting(told.script.step.before);
  return (
    <figure
      className={`${styles.felt} ${styles[form]}`}
      data-grave={told.phase === 'shown' ? told.script.grave : undefined}
    >
      <EventDice told={told} />
      <div className={styles.words}>
        {asked.kind === 'roll' && told.script.roll ? (
          <RolledFor told={told} words={words} asked={asked} />
        ) : (
          <Said first={words.deed} told={told} words={words} />
        )}
      </div>
    </figure>
  );
}

function RolledFor({
  told,
  words,
  asked,
}: {
  told: ToldSoFar;
  words: EventWords;
  asked: Parameters<typeof useRollWords>[1];
}) {
  const { title } = useRollWords(told.script.step.before, asked);
  return <Said first={title} told={told} words={words} />;
}

/** What is rolled for gives way to the count, the count to what came of it. */
function Said({ first, told: { phase, script }, words }: { first: string; told: ToldSoFar; words: EventWords }) {
  const t = useTranslations('ui.event');
  const { counted, needed, outcome } = words;
  const small = [phase === 'rolling' ? '' : first, needed].filter((part) => part !== '').join(' · ');
  if (phase === 'rolling' || (phase === 'landed' && counted === '')) return <Lines large={[first]} small={needed} />;
  if (phase === 'landed') return <Lines large={[counted]} small={small} />;
  const news = outcome.length > 0 ? outcome : [counted || first];
  const hit = script.grave === 'hurt' || script.grave === 'death';
  const [one, ...more] = news;
  const together = hit && counted !== '' && one !== undefined && more.length === 0 && script.acts[0]?.act === 'shot';
  return <Lines large={together ? [t('hits', { counted, outcome: one })] : news} small={small} />;
}

const Lines = ({ large, small }: { large: readonly string[]; small: string }) => (
  <>
    {large.map((line) => (
      <p key={line} className={styles.news}>
        {line}
      </p>
    ))}
    {small !== '' && <p className={styles.small}>{small}</p>}
  </>
);
