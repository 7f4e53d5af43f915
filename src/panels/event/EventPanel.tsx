import { Check } from 'lucide-react';
import { awaiting } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { SideMark } from '../cards/symbols.tsx';
import prompt from '../prompt/Prompt.module.css';
import { useRollWords } from '../prompt/useRollWords.ts';
import styles from './EventPanel.module.css';
import { Felt } from './Felt.tsx';
import { useEventWords } from './useEventWords.ts';
import type { ToldSoFar } from './useTold.ts';

/**
 * Stands in the place of the decision while a step is told: what was done and what was needed, and as soon as that may be known
 * what came of it. There is nothing to decide; any key and any click goes to the end of it (useSkipping.ts).
 */
export function EventPanel({ told }: { told: ToldSoFar }) {
  const t = useTranslations('ui.event');
  const { before } = told.script.step;
  const asked = awaiting(before);
  const by = 'by' in asked ? asked.by : 'both';
  return (
    <section className={`${prompt.prompt} ${prompt[by]} ${styles.panel}`} aria-label={t('title')}>
      <div className={styles.paper}>
        <header className={prompt.who}>
          {by !== 'b' && <SideMark side="a" size={28} />}
          {by !== 'a' && <SideMark side="b" size={28} />}
          <strong>{by === 'both' ? '' : before.setup.sides[by].name}</strong>
        </header>
        {asked.kind === 'roll' ? <Title told={told} asked={asked} /> : null}
        <Steps told={told} />
        <p className={styles.note}>{t('skip')}</p>
      </div>
      <div className={styles.sheet}>
        <Felt told={told} form="sheet" />
      </div>
    </section>
  );
}

function Title({ told, asked }: { told: ToldSoFar; asked: Parameters<typeof useRollWords>[1] }) {
  const { title } = useRollWords(told.script.step.before, asked);
  return <h2 className={prompt.title}>{title}</h2>;
}

/** What was needed, then how many hit, then what came of it. */
function Steps({ told: { script, phase } }: { told: ToldSoFar }) {
  const { deed, needed, counted, outcome } = useEventWords(script);
  const known = [deed, needed, ...(phase === 'rolling' ? [] : [counted]), ...(phase === 'shown' ? outcome : [])];
  return (
    <ul className={styles.steps}>
      {known
        .filter((line) => line !== '')
        .map((line) => (
          <li key={line}>
            <Check size={16} aria-hidden="true" /> {line}
          </li>
        ))}
    </ul>
  );
}
