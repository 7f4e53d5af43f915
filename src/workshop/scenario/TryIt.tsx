import { Check, Play, TriangleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import form from '../../parts/form.module.css';
import { useOpeningFault } from '../../parts/openingFault.ts';
import { printed } from '../../play/files/writeGame.ts';
import { useGameStore } from '../../store/game.ts';
import { isUnsaved } from '../../store/leaving.ts';
import { useWorkshop } from '../../store/workshop.ts';
import { Balance } from '../Balance.tsx';
import styles from './Scenarios.module.css';
import { gameIn, type Scenario, scenarioMade, type Wrong } from './scenario.ts';

interface TryItProps {
  scenario: Scenario;
  wrong: readonly Wrong[];
  words: (wrong: Wrong) => string;
}

/** All that is not right yet, each with its place; and once nothing is, the scenario is played. */
export function TryIt({ scenario, wrong, words }: TryItProps) {
  const t = useTranslations('ui.scenario');
  const at = useTranslations('files');
  const id = useId();
  const faultOf = useOpeningFault();
  const [fault, setFault] = useState<string | null>(null);
  const isRight = wrong.length === 0;
  const play = async (): Promise<void> => {
    if (isUnsaved(useGameStore.getState())) return setFault(t('unsaved'));
    const opening = await useGameStore.getState().open(printed({ ...scenarioMade(scenario).file }));
    if (opening.ok) useWorkshop.getState().leave();
    else setFault(faultOf(opening));
  };
  const place = ({ at, side }: Wrong): string =>
    at === 'side' && side
      ? scenario.sides[side].name
      : t(`where.${at === 'side' ? 'whole' : at}`, { name: side ? scenario.sides[side].name : '' });
  return (
    <section className={styles.trying} aria-label={t('tryIt')}>
      <div id={id} role="status">
        <p className={isRight ? styles.right : styles.wrong}>
          {isRight ? <Check size={18} aria-hidden="true" /> : <TriangleAlert size={18} aria-hidden="true" />}{' '}
          {t('faults', { count: wrong.length })}
        </p>
        {!isRight && (
          <ul className={styles.faults}>
            {wrong.map((each) => (
              <li key={`${place(each)} ${each.aim} ${words(each)}`}>
                {at('at', { path: place(each), fault: words(each) })}
              </li>
            ))}
          </ul>
        )}
      </div>
      <Button look="primary" refused={!isRight} describedBy={id} onClick={() => void play()}>
        <Play size={18} aria-hidden="true" /> {t('tryIt')}
      </Button>
      {fault && (
        <p className={form.fault} role="alert">
          {fault}
        </p>
      )}
      {isRight && (
        <Balance
          of={scenario}
          trials={() => [
            {
              ...{ id: 'scenario', game: gameIn(scenario), rules: scenario },
              names: { a: scenario.sides.a.name, b: scenario.sides.b.name },
            },
          ]}
        />
      )}
    </section>
  );
}
