import { useId, useState } from 'react';
import { TablePicture } from '../../board/index.ts';
import { type ReadyTable, TABLES } from '../../content/index.ts';
import { EDITIONS, type Rules } from '../../editions/index.ts';
import { EDGES, outlineOf, SIDES, type Side } from '../../engine/index.ts';
import { editionWord, named, useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import form from '../../parts/form.module.css';
import { useOpeningFault } from '../../parts/openingFault.ts';
import { readDraft } from '../../play/draft/readDraft.ts';
import { printed } from '../../play/files/writeGame.ts';
import { useWorkshop } from '../../store/workshop.ts';
import { Text } from '../cards/Text.tsx';
import { Chosen } from '../editor/Chosen.tsx';
import { useEditing } from '../editor/editing.ts';
import { lookAnew } from '../editor/editorHand.ts';
import { Field } from '../Field.tsx';
import { Aims, BLANKS, WithBlanks } from './Aims.tsx';
import styles from './Scenarios.module.css';
import {
  isAlike,
  readyTableIn,
  type Scenario,
  scenarioMade,
  type Wrong,
  withEdge,
  withLimit,
  withRules,
  withTable,
} from './scenario.ts';
import { useWriting } from './writing.ts';

interface SheetProps {
  scenario: Scenario;
  /** The players' own. */
  tables: readonly ReadyTable[];
  sets: readonly (Rules & { readonly id: string; readonly name: string })[];
  wrong: readonly Wrong[];
  words: (wrong: Wrong) => string;
  onChange: (scenario: Scenario) => void;
}

/** The scenario on paper, written on: its name and briefing, table, edges, and by what either side wins. */
export function ScenarioSheet({ scenario, tables, sets, wrong, words, onChange }: SheetProps) {
  const t = useTranslations();
  const { name, sides, edges } = scenario;
  const said = (at: Wrong['at']) =>
    wrong
      .filter((each) => each.at === at)
      .map((each) => (
        <p key={words(each)} className={form.fault}>
          {words(each)}
        </p>
      ));
  return (
    <article className={styles.sheet} aria-label={name}>
      <div className={styles.head}>
        <div className={styles.words}>
          <Text label={t('ui.scenario.name')} value={name} onKeep={(next) => onChange({ ...scenario, name: next })} />
          <Briefing scenario={scenario} onChange={onChange} />
          <RulesChoice scenario={scenario} sets={sets} onChange={onChange} />
          <TableChoice scenario={scenario} tables={tables} onChange={onChange} />
          {said('whole')}
        </div>
        <Picture scenario={scenario} />
      </div>
      <fieldset className={styles.edges}>
        <legend className={form.legend}>{t('ui.scenario.edges')}</legend>
        <div className={styles.pair}>
          {SIDES.map((side) => (
            <Chosen
              key={side}
              label={t('ui.scenario.edgeOf', { name: sides[side].name })}
              value={edges?.[side] ?? 'rolled'}
              options={(['rolled', ...EDGES] as const).map((edge) => [edge, t(`ui.scenario.edge.${edge}`)])}
              onChoose={(chosen) => onChange(withEdge(scenario, side, EDGES.find((each) => each === chosen) ?? null))}
            />
          ))}
        </div>
        {said('edges')}
      </fieldset>
      {SIDES.map((side) => (
        <Aims key={side} scenario={scenario} side={side} wrong={wrong} words={words} onChange={onChange} />
      ))}
      <Limit scenario={scenario} onChange={onChange} />
      {said('limit')}
    </article>
  );
}

interface PartProps {
  scenario: Scenario;
  onChange: (scenario: Scenario) => void;
}

/** Kept when it is left, as one step; Escape gives back what was there. */
function Briefing({ scenario, onChange }: PartProps) {
  const t = useTranslations('ui.scenario');
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const { briefing = '', ...rest } = scenario;
  const keep = (): void => {
    const next = typed?.trim() ?? briefing;
    if (next !== briefing) onChange(next === '' ? rest : { ...rest, briefing: next });
    setTyped(null);
  };
  return (
    <label className={form.field} htmlFor={id}>
      {t('briefing')}
      <textarea
        id={id}
        rows={4}
        maxLength={LONGEST_BRIEFING}
        placeholder={t('briefingHint')}
        value={typed ?? briefing}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={keep}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setTyped(null);
        }}
      />
    </label>
  );
}

/** What a file takes, in letters. */
const LONGEST_BRIEFING = 2000;

function RulesChoice({ scenario, sets, onChange }: PartProps & Pick<SheetProps, 'sets'>) {
  const t = useTranslations();
  const { edition, rulings, rules } = scenario;
  const isPlain = Object.keys({ ...rulings, ...rules }).length === 0;
  const set = sets.find((each) => isAlike([each.edition, each.rulings, each.rules], [edition, rulings, rules]));
  const all = [
    ...EDITIONS.map((each) => ({
      id: each,
      name: editionWord(t, 'short', each),
      edition: each,
      rulings: {},
      rules: {},
    })),
    ...sets,
  ];
  return (
    <Chosen
      label={t('ui.scenario.rules')}
      value={isPlain ? edition : (set?.id ?? '')}
      options={[
        ...(isPlain || set ? [] : [['', t('ui.scenario.own')] as const]),
        ...all.map((each) => [each.id, each.name || t('ui.library.unnamed')] as const),
      ]}
      onChoose={(id) => {
        const chosen = all.find((each) => each.id === id);
        if (chosen) onChange(withRules(scenario, chosen));
      }}
    />
  );
}

/** A ready table, or one of the library; what is to be changed on it goes to the workbench. */
function TableChoice({ scenario, tables, onChange }: PartProps & Pick<SheetProps, 'tables'>) {
  const t = useTranslations();
  const faultOf = useOpeningFault();
  const [fault, setFault] = useState<string | null>(null);
  const { table, scenery } = scenario;
  const here = readyTableIn(scenario) ?? tables.find((each) => isAlike([each.table, each.scenery], [table, scenery]));
  const toBench = (): void => {
    const { a, b } = scenario.sides;
    const read = readDraft(printed({ ...scenarioMade(scenario).file }), { a: a.name, b: b.name });
    if (!read.ok) return setFault(faultOf(read));
    lookAnew();
    const onBench = { ...read.draft, title: scenario.name };
    useEditing.getState().lay(onBench);
    useWriting.setState({ onBench });
    useWorkshop.getState().goTo('table');
  };
  return (
    <>
      <Chosen
        label={t('ui.scenario.table')}
        value={here?.id ?? ''}
        options={[
          ...(here ? [] : [['', t('ui.scenario.own')] as const]),
          ...TABLES.map((each) => [each.id, named(t, 'tables', each.id)] as const),
          ...tables.map((each) => [each.id, each.own?.name || t('ui.library.unnamed')] as const),
        ]}
        onChoose={(id) => {
          const chosen = [...TABLES, ...tables].find((each) => each.id === id);
          if (chosen) onChange(withTable(scenario, chosen));
        }}
      />
      <div className={form.row}>
        <Button onClick={toBench}>{t('ui.scenario.onBench')}</Button>
        <span className={form.hint}>{t('ui.scenario.benchHint')}</span>
      </div>
      {fault && (
        <p className={form.fault} role="alert">
          {fault}
        </p>
      )}
    </>
  );
}

/** The table from above, and on it what either side has to reach or hold. */
function Picture({ scenario }: { scenario: Scenario }) {
  const t = useTranslations('ui.newGame');
  const { table, scenery, victory, edges } = scenario;
  const { width, height } = table;
  const sought = SIDES.flatMap((side) =>
    victory[side].flatMap((aim) => {
      const element = 'element' in aim ? scenery.find(({ id }) => id === aim.element) : undefined;
      return element ? [{ side, id: element.id, bounds: outlineOf(element.shape, element.rotation).bounds }] : [];
    }),
  );
  const at: Readonly<Record<(typeof EDGES)[number], readonly [number, number]>> = {
    north: [width / 2, 0.9],
    south: [width / 2, height - 0.9],
    west: [0.9, height / 2],
    east: [width - 0.9, height / 2],
  };
  const disk = (side: Side, [x, y]: readonly [number, number], key: string) => (
    <g key={key} data-side={side}>
      <circle cx={x} cy={y} r={0.75} />
    </g>
  );
  return (
    <div className={styles.picture}>
      <TablePicture table={scenario} label={t('tablePicture', { name: scenario.name })} />
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {sought.map(({ side, id, bounds }, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: both sides may seek the same, and twice
          <g key={`${id} ${n}`} data-side={side} data-sought="">
            <circle cx={bounds.at[0]} cy={bounds.at[1]} r={bounds.radius + (side === 'a' ? 0.3 : 0.7)} />
          </g>
        ))}
        {edges && SIDES.map((side) => disk(side, at[edges[side]], side))}
      </svg>
    </div>
  );
}

/** When it is over at the latest, and who has won then. */
function Limit({ scenario, onChange }: PartProps) {
  const t = useTranslations('ui.scenario');
  const { victory, sides } = scenario;
  const { limit } = victory;
  return (
    <section className={styles.aims} aria-label={t('hasLimit')}>
      <label className={form.check}>
        <input
          type="checkbox"
          checked={limit !== undefined}
          onChange={({ target }) => onChange(withLimit(scenario, target.checked ? { turns: 20, winner: null } : null))}
        />
        {t('hasLimit')}
      </label>
      {limit && (
        <>
          <WithBlanks
            sentence={t('limit', { turn: BLANKS.turn, winner: BLANKS.winner })}
            blanks={{
              turn: (
                <Field
                  label={t('blank.turn')}
                  value={limit.turns}
                  least={1}
                  most={1000}
                  whole
                  onKeep={(turns) => onChange(withLimit(scenario, { ...limit, turns }))}
                />
              ),
              winner: (
                <select
                  className={form.control}
                  aria-label={t('blank.winner')}
                  value={limit.winner ?? ''}
                  onChange={({ target }) =>
                    onChange(
                      withLimit(scenario, { ...limit, winner: SIDES.find((side) => side === target.value) ?? null }),
                    )
                  }
                >
                  <option value="">{t('drawn')}</option>
                  {SIDES.map((side) => (
                    <option key={side} value={side}>
                      {t('hasWon', { name: sides[side].name })}
                    </option>
                  ))}
                </select>
              ),
            }}
          />
          <p className={form.hint}>{t('limitHint')}</p>
        </>
      )}
    </section>
  );
}
