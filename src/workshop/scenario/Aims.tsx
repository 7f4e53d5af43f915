import { X } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { CONDITION_KINDS, type Condition, EDGES, type Id, other, outlineOf, type Side } from '../../engine/index.ts';
import { namesOf, useTranslations } from '../../i18n/index.ts';
import form from '../../parts/form.module.css';
import { IconButton } from '../../parts/IconButton.tsx';
import { Field } from '../Field.tsx';
import { Adding } from './Adding.tsx';
import styles from './Scenarios.module.css';
import { aimWith, newAim, type Scenario, setupIn, type Wrong, withAims } from './scenario.ts';

interface AimsProps {
  scenario: Scenario;
  side: Side;
  wrong: readonly Wrong[];
  words: (wrong: Wrong) => string;
  onChange: (scenario: Scenario) => void;
}

/** By what a side wins: sentences whose blanks are filled in, each with what is wrong with it. */
export function Aims({ scenario, side, wrong, words, onChange }: AimsProps) {
  const t = useTranslations('ui.scenario');
  const { name } = scenario.sides[side];
  const aims = scenario.victory[side];
  const keep = (all: readonly Condition[]): void => onChange(withAims(scenario, side, all));
  return (
    <section className={styles.aims} aria-label={t('winsBy', { name })}>
      <h2>{t('winsBy', { name })}</h2>
      {aims.length === 0 && <p className={form.hint}>{t('noAims', { name })}</p>}
      <ul>
        {aims.map((aim, n) => {
          const here = wrong.filter((each) => each.at === 'aim' && each.side === side && each.aim === n);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two aims may say the same
            <li key={n} className={styles.aim} data-wrong={here.length > 0 || undefined}>
              <div>
                <Sentence
                  scenario={scenario}
                  side={side}
                  aim={aim}
                  onChange={(next) => keep(aims.map((each, i) => (i === n ? next : each)))}
                />
                {here.map((each) => (
                  <p key={words(each)} className={form.fault}>
                    {words(each)}
                  </p>
                ))}
              </div>
              <IconButton look="quiet" label={t('dropAim')} onClick={() => keep(aims.filter((_, i) => i !== n))}>
                <X size={18} aria-hidden="true" />
              </IconButton>
            </li>
          );
        })}
      </ul>
      <Adding
        label={t('addAim')}
        options={CONDITION_KINDS.map((kind) => [kind, t(`kinds.${kind}`)])}
        onAdd={(value) => {
          const kind = CONDITION_KINDS.find((each) => each === value);
          if (kind) keep([...aims, newAim(kind, side, scenario, setupIn(scenario))]);
        }}
      />
    </section>
  );
}

/** Between these stands the name of a blank in a sentence. */
const BLANK = '\u0001';
const blank = (name: string): string => `${BLANK}${name}${BLANK}`;

/** A sentence of the language with something to fill in at its blanks, wherever these stand. */
export function WithBlanks({ sentence, blanks }: { sentence: string; blanks: Readonly<Record<string, ReactNode>> }) {
  return (
    <div className={styles.sentence}>
      {sentence.split(BLANK).map((part, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: its parts stay in their order
        <Fragment key={i}>{i % 2 === 0 ? part && <span>{part}</span> : blanks[part]}</Fragment>
      ))}
    </div>
  );
}

/** What blanks there are, for the words of a sentence. */
export const BLANKS = {
  count: blank('count'),
  who: blank('who'),
  element: blank('element'),
  edge: blank('edge'),
  turn: blank('turn'),
  winner: blank('winner'),
} as const;

interface SentenceProps {
  scenario: Scenario;
  side: Side;
  aim: Condition;
  onChange: (aim: Condition) => void;
}

function Sentence({ scenario, side, aim, onChange }: SentenceProps) {
  const t = useTranslations('ui.scenario');
  const { sides } = scenario;
  const sentence = t(`aim.${aim.kind}`, { ...BLANKS, by: sides[side].name, other: sides[other(side)].name });
  const blanks: Record<string, ReactNode> = {};
  if (aim.kind === 'eliminate')
    blanks.count = (
      <Field
        label={t('blank.count')}
        value={aim.count}
        least={1}
        most={100}
        whole
        onKeep={(count) => onChange({ ...aim, count })}
      />
    );
  if ('turn' in aim)
    blanks.turn = (
      <Field
        label={t('blank.turn')}
        value={aim.turn}
        least={1}
        most={1000}
        whole
        onKeep={(turn) => onChange({ ...aim, turn })}
      />
    );
  if (aim.kind === 'reachEdge')
    blanks.edge = (
      <select
        className={form.control}
        aria-label={t('blank.edge')}
        value={aim.edge}
        onChange={({ target }) => onChange({ ...aim, edge: EDGES.find((each) => each === target.value) ?? aim.edge })}
      >
        {EDGES.map((edge) => (
          <option key={edge} value={edge}>
            {t(`edge.${edge}`)}
          </option>
        ))}
      </select>
    );
  if ('element' in aim)
    blanks.element = (
      <Element scenario={scenario} element={aim.element} onChoose={(element) => onChange({ ...aim, element })} />
    );
  if (aim.kind !== 'eliminate' && aim.kind !== 'hold')
    blanks.who = (
      <Who
        scenario={scenario}
        of={aim.kind === 'eliminateAll' ? other(side) : side}
        who={aim.who ?? []}
        onChange={(who) => onChange(aimWith(aim, who))}
      />
    );
  return <WithBlanks sentence={sentence} blanks={blanks} />;
}

interface ElementProps {
  scenario: Scenario;
  element: Id;
  onChoose: (element: Id) => void;
}

/** A piece of scenery; of several that are called the same, each with where it stands. */
function Element({ scenario, element, onChoose }: ElementProps) {
  const words = useTranslations();
  const t = useTranslations('ui.scenario');
  const names = namesOf(setupIn(scenario), words);
  const all = scenario.scenery.map(({ id, shape, rotation }) => ({
    id,
    thing: names.thing(id),
    at: outlineOf(shape, rotation).bounds.at,
  }));
  const called = ({ id, thing, at: [x, y] }: (typeof all)[number]): string =>
    all.some((each) => each.id !== id && each.thing === thing) ? t('at', { thing, x, y }) : thing;
  return (
    <select
      className={form.control}
      aria-label={t('blank.element')}
      value={element}
      onChange={({ target }) => onChoose(target.value)}
    >
      {!all.some(({ id }) => id === element) && <option value={element}>{'…'}</option>}
      {all.map((each) => (
        <option key={each.id} value={each.id}>
          {called(each)}
        </option>
      ))}
    </select>
  );
}

interface WhoProps {
  scenario: Scenario;
  of: Side;
  who: readonly Id[];
  onChange: (who: readonly Id[]) => void;
}

/** Some of the characters of a side, or any. */
function Who({ scenario, of, who, onChange }: WhoProps) {
  const words = useTranslations();
  const t = useTranslations('ui.scenario');
  const setup = setupIn(scenario);
  const names = namesOf(setup, words);
  const gone = who.filter((id) => !setup.roster.some((each) => each.id === id && each.side === of));
  const said = who.length === 0 ? t('anybody') : who.map(names.thing).join(', ');
  const all = [...setup.roster.filter(({ side }) => side === of).map(({ id }) => id), ...gone];
  return (
    <details className={styles.who}>
      <summary aria-label={`${t('blank.who')}: ${said}`}>{said}</summary>
      <ul>
        {all.map((id) => (
          <li key={id}>
            <label className={form.check}>
              <input
                type="checkbox"
                checked={who.includes(id)}
                onChange={({ target }) =>
                  onChange(all.filter((each) => (each === id ? target.checked : who.includes(each))))
                }
              />
              {names.thing(id)}
            </label>
          </li>
        ))}
      </ul>
    </details>
  );
}
