import { useId, useState } from 'react';
import {
  type Command,
  character,
  check,
  entry,
  type Game,
  GRENADES,
  type Id,
  reinforcementOf,
  SIDES,
} from '../../engine/index.ts';
import { named, useLocale, useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import form from '../../parts/form.module.css';
import { typedWhole } from '../../parts/typedNumber.ts';
import { useGameStore } from '../../store/game.ts';
import { countsForNothing } from '../../store/trial.ts';
import { Refusal } from '../refusal/Refusal.tsx';
import { useWords } from '../useWords.ts';
import { Agreement } from './Agreement.tsx';
import {
  correctionsFor,
  correctionsOf,
  faultsOf,
  spentIn,
  type Wish,
  type Wishes,
  wishesFor,
  wishFor,
} from './correction.ts';
import { LaidMarkers } from './LaidMarkers.tsx';
import { PlaceFields } from './PlaceFields.tsx';

/**
 * Sets straight what went wrong at the table, of one or of many at once: both sides agree, and it stands in the log with its note. Where
 * something is only tried out nobody has to.
 */
export function UmpireForm({ game, first, onSend }: { game: Game; first: Id; onSend: (command: Command) => void }) {
  const t = useTranslations('ui.menu.umpire');
  const maker = useTranslations('ui.workshop');
  const all = useTranslations();
  const locale = useLocale();
  const words = useWords(game);
  const id = useId();
  const [who, setWho] = useState(first);
  const [wishes, setWishes] = useState(() => wishesFor(game));
  const [note, setNote] = useState('');
  const [settle, setSettle] = useState(true);
  const isTried = useGameStore((s) => countsForNothing(s.start));
  const wish = wishes.characters[who] ?? wishFor(character(game, who), locale);
  const events = correctionsFor(game, wishes);
  const command: Command = { type: 'umpire', events, note: note.trim() || (isTried ? t('tried') : ''), settle };
  const refused = events.length > 0 ? check(game, command) : null;
  const faults = faultsOf(character(game, who), wish);
  const changed = game.setup.roster.filter(({ id: each }) => {
    const wanted = wishes.characters[each];
    return (
      wanted &&
      (correctionsOf(game, character(game, each), wanted).length > 0 ||
        faultsOf(character(game, each), wanted).length > 0)
    );
  });
  const isClear = changed.every(
    ({ id: each }) => faultsOf(character(game, each), wishes.characters[each] ?? wish).length === 0,
  );
  const ready = isClear && events.length > 0 && command.note !== '' && refused === null;
  const turnTo = (part: Partial<Wishes['turn']>) => setWishes((was) => ({ ...was, turn: { ...was.turn, ...part } }));
  const change = (part: Partial<Wish>) =>
    setWishes((was) => ({ ...was, characters: { ...was.characters, [who]: { ...wish, ...part } } }));
  return (
    <div className={form.form}>
      <p className={form.hint}>{t('text')}</p>
      <label className={form.field} htmlFor={`${id}-who`}>
        {t('who')}
        <select id={`${id}-who`} value={who} onChange={(event) => setWho(event.target.value)}>
          {game.setup.roster.map((each) => (
            <option key={each.id} value={each.id}>
              {words.name(each.id)}
            </option>
          ))}
        </select>
      </label>
      <PlaceFields game={game} place={wish} faults={faults} onChange={change}>
        <Count label={t('spent')} value={wish.spent} onChange={(spent) => change({ spent })} />
      </PlaceFields>
      <div className={form.row}>
        {statesOf(game, who).map((state) => (
          <label key={state} className={form.check}>
            <input
              type="checkbox"
              checked={wish[state]}
              onChange={(event) => change({ [state]: event.target.checked })}
            />
            {t(state === 'out' && reinforcementOf(game, entry(game, who)) ? 'outBoth' : state)}
          </label>
        ))}
      </div>
      {game.setup.ruleset.grenades.extra !== null && (
        <div className={form.row}>
          {GRENADES.map((kind) => (
            <Count
              key={kind}
              label={named(all, 'weapons', `extra-${kind}`)}
              value={wish.grenades[kind]}
              onChange={(count) => change({ grenades: { ...wish.grenades, [kind]: count } })}
            />
          ))}
        </div>
      )}
      <div className={form.row}>
        <label className={form.field} htmlFor={`${id}-turn`}>
          {maker('decides')}
          <select
            id={`${id}-turn`}
            value={wishes.turn.side}
            onChange={(event) => {
              const side = event.target.value === 'b' ? 'b' : 'a';
              turnTo({ side, spent: spentIn(game.state, side) });
            }}
          >
            {SIDES.map((side) => (
              <option key={side} value={side}>
                {game.setup.sides[side].name}
              </option>
            ))}
          </select>
        </label>
        <Count label={maker('turn')} least={1} value={wishes.turn.number} onChange={(number) => turnTo({ number })} />
        <Count label={maker('spent')} value={wishes.turn.spent} onChange={(spent) => turnTo({ spent })} />
      </div>
      <div className={form.row}>
        {SIDES.map((side) => (
          <Count
            key={side}
            label={t('tokens', { name: game.setup.sides[side].name })}
            value={wishes.tokens[side]}
            onChange={(tokens) => setWishes((was) => ({ ...was, tokens: { ...was.tokens, [side]: tokens } }))}
          />
        ))}
      </div>
      {game.state.markers.length > 0 && (
        <fieldset className={form.form}>
          <legend className={form.hint}>{t('markers')}</legend>
          <div className={form.row}>
            {game.state.markers.map((marker) => (
              <label key={marker.id} className={form.check}>
                <input
                  type="checkbox"
                  checked={wishes.gone.includes(marker.id)}
                  onChange={(event) => {
                    const rest = wishes.gone.filter((each) => each !== marker.id);
                    setWishes({ ...wishes, gone: event.target.checked ? [...rest, marker.id] : rest });
                  }}
                />
                {words.name(marker.id)}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <LaidMarkers
        game={game}
        first={who}
        laid={wishes.laid}
        onLay={(laid) => setWishes((was) => ({ ...was, laid }))}
      />
      {changed.some(({ id: each }) => each !== who) && (
        <p className={form.hint}>{t('with', { names: changed.map(({ id: each }) => words.name(each)).join(', ') })}</p>
      )}
      <label className={form.field} htmlFor={`${id}-note`}>
        {t('note')}
        <input id={`${id}-note`} value={note} maxLength={200} onChange={(event) => setNote(event.target.value)} />
      </label>
      <label className={form.check}>
        <input type="checkbox" checked={settle} onChange={(event) => setSettle(event.target.checked)} />
        {t('settle')}
      </label>
      {refused && <Refusal game={game} violation={refused} alert />}
      {ready && isTried ? (
        <div className={form.buttons}>
          <Button look="primary" onClick={() => onSend(command)}>
            {t('correct')}
          </Button>
        </div>
      ) : ready ? (
        <Agreement game={game} label={t('correct')} onAgreed={() => onSend(command)} />
      ) : (
        <p className={form.hint}>{events.length === 0 ? t('nothing') : refused ? t('refused') : t('noteMissing')}</p>
      )}
    </div>
  );
}

interface CountProps {
  label: string;
  least?: number;
  value: number;
  onChange: (value: number) => void;
}

function Count({ label, least = 0, value, onChange }: CountProps) {
  const id = useId();
  return (
    <label className={`${form.field} ${form.number}`} htmlFor={id}>
      {label}
      <input
        id={id}
        type="number"
        min={least}
        max={99}
        value={value}
        onChange={(event) => onChange(Math.max(typedWhole(event.target.value) || 0, least))}
      />
    </label>
  );
}

/** What may be ticked: panic where it is played by (PSY-1), and of reinforcements no wound but who of the two it is (REIN-3). */
function statesOf(game: Game, who: Id) {
  const panic = game.setup.ruleset.wounds.psychology === 'none' ? [] : (['panicking'] as const);
  return reinforcementOf(game, entry(game, who))
    ? ([...panic, 'inCover', 'second', 'out'] as const)
    : (['wounded', 'shock', ...panic, 'inCover', 'out'] as const);
}
