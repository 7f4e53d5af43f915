import { Check } from 'lucide-react';
import { awaiting, type Game, isStanding } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { GameSymbol } from '../cards/symbols.tsx';
import { Band } from '../prompt/Band.tsx';
import prompt from '../prompt/Prompt.module.css';
import { useRollWords } from '../prompt/useRollWords.ts';
import { Changes } from './Changes.tsx';
import styles from './EventPanel.module.css';
import { Felt } from './Felt.tsx';
import { Losses } from './Losses.tsx';
import { useBeforehand } from './useBeforehand.ts';
import { useEventWords } from './useEventWords.ts';
import { isStepping } from './useSkipping.ts';
import type { ToldSoFar } from './useTold.ts';

/**
 * Stands in the place of the decision while a step is told: what was done, what was needed and how likely it was, and as soon as
 * that may be known what came of it. There is nothing to decide; any key and any click goes to the end of it (useSkipping.ts).
 */
export function EventPanel({ told }: { told: ToldSoFar }) {
  const t = useTranslations('ui.event');
  const { before } = told.script.step;
  const asked = awaiting(before);
  const by = 'by' in asked ? asked.by : 'both';
  const rolls = asked.kind === 'roll' && 'who' in asked.about ? asked.about.who : null;
  const who = typeof rolls === 'string' && isStanding(before, rolls) ? rolls : null;
  return (
    <section className={`${prompt.prompt} ${prompt[by]} ${styles.panel}`} aria-label={t('title')}>
      <div className={styles.paper}>
        <Band
          game={before}
          by={by}
          who={who}
          says={who === null || by === 'both' ? null : before.setup.sides[by].name}
        />
        <div className={prompt.what}>
          {asked.kind === 'roll' ? <Title game={before} asked={asked} /> : null}
          <Steps told={told} />
          {told.phase === 'shown' && <Changes step={told.script.step} />}
          {told.phase === 'shown' && <Losses step={told.script.step} />}
          {!isStepping() && <p className={styles.note}>{t('skip')}</p>}
        </div>
      </div>
      <div className={styles.sheet}>
        <Felt told={told} form="sheet" />
      </div>
    </section>
  );
}

function Title({ game, asked }: { game: Game; asked: Parameters<typeof useRollWords>[1] }) {
  const { title } = useRollWords(game, asked);
  return <h2 className={prompt.title}>{title}</h2>;
}

/** What was needed, then how many hit, then what came of it. */
function Steps({ told: { script, phase } }: { told: ToldSoFar }) {
  const { deed, needed, counted, outcome } = useEventWords(script);
  const beforehand = useBeforehand(script.step.before);
  const isGrave = script.grave === 'hurt' || script.grave === 'death';
  const known: readonly { says: string; small?: string; grave?: boolean }[] = [
    { says: deed },
    { says: needed, small: beforehand },
    { says: phase === 'rolling' ? '' : counted },
    ...(phase === 'shown' ? outcome.map((says) => ({ says, grave: isGrave })) : []),
  ];
  return (
    <ul className={styles.steps}>
      {known
        .filter(({ says }) => says !== '')
        .map(({ says, small = '', grave = false }) => (
          <li key={says} className={grave ? styles.grave : undefined}>
            {grave ? <GameSymbol name="wounded" size={20} /> : <Check size={20} aria-hidden="true" />}
            <span>
              {says}
              {small !== '' && <small>{small}</small>}
            </span>
          </li>
        ))}
    </ul>
  );
}
