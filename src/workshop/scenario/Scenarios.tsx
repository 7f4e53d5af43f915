import { Plus } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { type Force, type ReadyScenario, type ReadyTable, SCENARIOS } from '../../content/index.ts';
import type { Rules } from '../../editions/index.ts';
import type { Card } from '../../engine/index.ts';
import { named, useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import form from '../../parts/form.module.css';
import { contentOf } from '../../play/files/contentOf.ts';
import { LONGEST_NAME } from '../../play/library.ts';
import { useLibrary } from '../../store/library.ts';
import { BenchHeader } from '../cards/BenchHeader.tsx';
import cards from '../cards/Cards.module.css';
import { HandOn } from '../HandOn.tsx';
import frame from '../library/Library.module.css';
import { Parts } from '../Parts.tsx';
import { ScenarioSheet } from './ScenarioSheet.tsx';
import { Sides } from './Sides.tsx';
import { newScenario, ofReady, type Scenario, scenarioMade, scenarioOf, wrongIn } from './scenario.ts';
import { TryIt } from './TryIt.tsx';
import { useWrongWords } from './useWrongWords.ts';
import { useWriting } from './writing.ts';

const PARTS = ['list', 'card', 'force'] as const;
type Part = (typeof PARTS)[number];

/** The bench for scenarios: what there is on the left, the scenario in the middle, who fights and what is wrong on the right. */
export function Scenarios() {
  const t = useTranslations('ui');
  const { work, begin, change } = useWriting();
  const [part, setPart] = useState<Part>(work ? 'card' : 'list');
  const own = useOwn();
  const scenario = work?.scenario;
  const wrong = useMemo(() => (scenario ? wrongIn(scenario) : []), [scenario]);
  const words = useWrongWords(scenario);
  const onChange = (next: Scenario): void => void change(next);
  return (
    <main className={`${frame.screen} ${cards.screen}`} data-part={part}>
      <Header />
      <div className={cards.list}>
        <List own={own.scenarios} onChosen={() => setPart('card')} />
      </div>
      <div className={cards.middle}>
        {scenario ? (
          <ScenarioSheet
            scenario={scenario}
            tables={own.tables}
            sets={own.sets}
            wrong={wrong}
            words={words}
            onChange={onChange}
          />
        ) : (
          <p className={cards.nothing}>{t('scenario.nothing')}</p>
        )}
      </div>
      <div className={cards.right}>
        {scenario && (
          <>
            <TryIt scenario={scenario} wrong={wrong} words={words} />
            <Sides
              scenario={scenario}
              forces={own.forces}
              cards={own.cards}
              wrong={wrong}
              words={words}
              onChange={onChange}
            />
            <div className={form.buttons}>
              <Button
                onClick={() =>
                  void begin({ ...scenario, name: t('library.copyOf', { name: scenario.name }).slice(0, LONGEST_NAME) })
                }
              >
                {t('scenario.duplicate')}
              </Button>
              <HandOn made={scenarioMade(scenario)} name={scenario.name} />
            </div>
          </>
        )}
      </div>
      <Parts
        label={t('scenario.title')}
        parts={PARTS}
        shown={part}
        titleOf={(each) => t(`scenario.parts.${each}`)}
        onShow={setPart}
      />
    </main>
  );
}

function Header() {
  const t = useTranslations('ui.scenario');
  const writing = useWriting();
  const { work, fault } = writing;
  const unkept = fault && work ? { fault, all: [scenarioMade(work.scenario)] } : null;
  return <BenchHeader title={t('title')} isKept={!fault && Boolean(work?.item)} unkept={unkept} steps={writing} />;
}

interface Own {
  readonly scenarios: readonly { readonly item: string; readonly scenario: Scenario }[];
  readonly tables: readonly ReadyTable[];
  readonly forces: readonly Force[];
  readonly cards: readonly Card[];
  readonly sets: readonly (Rules & { readonly id: string; readonly name: string })[];
}

/** What the library has to write with. A scenario may be wrong as yet, and is there all the same. */
function useOwn(): Own {
  const { items, reload } = useLibrary();
  useEffect(() => {
    void reload();
  }, [reload]);
  return useMemo(() => {
    const scenarios = (items ?? []).flatMap(({ id, kind, file }) => {
      const scenario = kind === 'scenario' ? scenarioOf(file) : null;
      return scenario ? [{ item: id, scenario }] : [];
    });
    const others = (items ?? []).flatMap((item) => {
      const content = item.kind === 'scenario' || item.kind === 'case' ? null : contentOf(item);
      return content?.ok ? [{ id: item.id, content: content.value }] : [];
    });
    return {
      scenarios: scenarios.sort((p, q) => p.scenario.name.localeCompare(q.scenario.name)),
      tables: others.flatMap(({ id, content }) =>
        content.kind === 'table' ? [{ ...content, id, own: { name: content.table.name } }] : [],
      ),
      forces: others.flatMap(({ id, content }): Force[] =>
        content.kind === 'force' && content.force.force.length > 0
          ? [{ id, faction: content.force.faction, cards: content.force.force, own: content.force }]
          : [],
      ),
      cards: others.flatMap(({ content }) => (content.kind === 'cards' ? [content.card] : [])),
      sets: others.flatMap(({ id, content }) => (content.kind === 'ruleset' ? [{ ...content.set, id }] : [])),
    };
  }, [items]);
}

/** One's own, to go on with; ready ones, of which a copy is changed. */
function List({ own, onChosen }: { own: Own['scenarios']; onChosen: () => void }) {
  const t = useTranslations();
  const { work, take, begin } = useWriting();
  const names = { a: t('ui.start.defaultNames.a'), b: t('ui.start.defaultNames.b') };
  const write = (scenario: Scenario): void => {
    void begin(scenario);
    onChosen();
  };
  const copy = (ready: ReadyScenario): void => {
    const name = t('ui.library.copyOf', { name: named(t, 'scenarios', ready.id) });
    write(ofReady(ready, name, names, named(t, 'scenarioNotes', ready.id)));
  };
  return (
    <>
      <Button look="primary" onClick={() => write(newScenario(t('ui.scenario.newOne'), names))}>
        <Plus size={18} aria-hidden="true" /> {t('ui.scenario.newOne')}
      </Button>
      <section aria-label={t('ui.scenario.mine')}>
        <h2>{t('ui.scenario.mine')}</h2>
        {own.length === 0 && <p className={form.hint}>{t('ui.scenario.noneYet')}</p>}
        <ul>
          {own.map(({ item, scenario }) => (
            <li key={item}>
              <button
                type="button"
                className={cards.row}
                aria-pressed={work?.item === item}
                onClick={() => {
                  if (work?.item !== item) take({ item, scenario });
                  onChosen();
                }}
              >
                <span>{scenario.name || t('ui.library.unnamed')}</span>
              </button>
            </li>
          ))}
        </ul>
      </section>
      <section aria-label={t('ui.scenario.ready')}>
        <h2>{t('ui.scenario.ready')}</h2>
        <ul>
          {SCENARIOS.map((ready) => (
            <li key={ready.id}>
              <button
                type="button"
                className={cards.row}
                aria-label={t('ui.scenario.fromReady', { name: named(t, 'scenarios', ready.id) })}
                onClick={() => copy(ready)}
              >
                <span>{named(t, 'scenarios', ready.id)}</span>
              </button>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
