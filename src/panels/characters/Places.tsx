import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { describePreview, describeStand, inTenths, useSpeech } from '../../board/index.ts';
import {
  awaiting,
  character,
  distance,
  flattened,
  type Game,
  levelOf,
  onLevel,
  type Point,
  type Waypoint,
} from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import form from '../../parts/form.module.css';
import type { Place } from '../../play/places.ts';
import { placesQuestion } from '../../play/questions.ts';
import type { Tool } from '../../pointing/hand.ts';
import { directionTo, previewOfCommand, toolFor } from '../../pointing/index.ts';
import { usePreferences } from '../../store/preferences.ts';
import { usePresses } from '../../store/presses.ts';
import { useUiStore } from '../../store/ui.ts';
import { thinking } from '../../thinking/thinking.ts';
import { focusOn } from '../game/regions.ts';
import { useWords } from '../useWords.ts';
import styles from './Places.module.css';
import type { PlacesSubject } from './placesSubject.ts';
import { typedPlace } from './typedPlace.ts';

interface PlacesProps {
  game: Game;
  subject: PlacesSubject;
  onClose: () => void;
}

/**
 * The places worth choosing, in words: those the computer player thinks of for the same character and action. Choosing one
 * points at it on the board, where Enter confirms it like any other; one that is typed is pointed at as well.
 */
export function Places({ game, subject, onClose }: PlacesProps) {
  const t = useTranslations('ui.places');
  const words = useWords(game);
  const found = usePlaces(game, subject);
  const sayPlace = usePlaceWords(game);
  const { who, action } = subject;
  const choose = (tool: Tool | null, at: Waypoint): void => {
    const { setTool, moveCursor, viewLevel, level: viewed } = useUiStore.getState();
    const level = who === null ? viewed : levelOf(at); // an answer is a place in plan
    onClose();
    viewLevel(level);
    // a finger's next tap confirms what is set down; by keys, and by a mouse, the cursor points there
    if (tool && usePresses.getState().byTouch) return setTool(tool);
    if (tool) setTool(pointing(tool));
    moveCursor(flattened(at), null, level);
    setTimeout(() => focusOn('board')); // the dialog gives the focus back to what opened it as it closes
  };
  return (
    <Dialog title={who === null ? t('open') : t('title', { who: words.name(who) })} onClose={onClose} shortcut="l">
      <div role="status">
        {found === null && <p>{t('thinking')}</p>}
        {found === 'failed' && <p>{t('failed')}</p>}
        {found !== null && found !== 'failed' && found.length === 0 && <p>{t('none')}</p>}
      </div>
      {found !== null && found !== 'failed' && found.length > 0 && (
        <ol className={styles.places}>
          {found.map((place, n) => (
            <li key={JSON.stringify(place.command)}>
              <Row first={n === 0} onClick={() => choose(toolOf(place), meantBy(game, place))}>
                {sayPlace(place)}
              </Row>
            </li>
          ))}
        </ol>
      )}
      <Typed
        game={game}
        subject={subject}
        isAllThereIs={found === 'failed' || found?.length === 0}
        onPlace={(at) =>
          choose(
            who === null || useUiStore.getState().tool.kind === action ? null : { kind: 'move', who, waypoints: [] },
            at,
          )
        }
      />
    </Dialog>
  );
}

/** In the hand as it is meant there: an element is pointed at by a place in it. */
const toolOf = ({ command, at }: Place): Tool | null =>
  command.type === 'objective' ? { kind: 'objective', at } : toolFor(command);

/** One who goes into contact points at the enemy himself: beside him a hand would find another place. */
function meantBy(game: Game, { at, there }: Place): Waypoint {
  const enemy = game.state.characters.find(({ id }) => id === there?.contacts[0]);
  return enemy?.at ? onLevel(enemy.at, enemy.level) : at;
}

/** The list takes the focus as it comes: it may come later than the dialog, but not before who has begun to type. */
function Row({ first, onClick, children }: { first: boolean; onClick: () => void; children: string }) {
  return (
    <button
      type="button"
      className={styles.place}
      // biome-ignore lint/a11y/noAutofocus: one press opens the list, the next one chooses from it
      autoFocus={first && document.activeElement?.tagName !== 'INPUT'}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

/** Without what a tap would have set down: the cursor points instead. */
function pointing(tool: Tool): Tool {
  if ('waypoints' in tool) return { ...tool, end: null };
  return 'at' in tool ? { ...tool, at: null } : tool;
}

function usePlaces(game: Game, { who, action }: PlacesSubject): readonly Place[] | 'failed' | null {
  const [found, setFound] = useState<readonly Place[] | 'failed' | null>(null);
  useEffect(
    () => thinking.ask(placesQuestion, game, { who, action }, { answer: setFound, failed: () => setFound('failed') }),
    [game, who, action],
  );
  return found;
}

/** What no die shows. */
const HOPELESS = 7;

/** A place as one would be told of it: where, how far, at what price; who sees it, and whom one sees best. */
function usePlaceWords(game: Game): (place: Place) => string {
  const t = useTranslations('ui.places');
  const board = useTranslations('board');
  const characters = useTranslations('ui.hand.characters');
  const speech = useSpeech(game);
  const words = useWords(game);
  const long = usePreferences((preferences) => preferences.speech);
  const names = (ids: readonly string[]): string => ids.map(words.name).join(', ');
  return ({ command, at, there }) => {
    if (!there) {
      if (command.type === 'objective') return 'element' in command ? words.name(command.element) : board('spot');
      const preview = previewOfCommand(game, command);
      if (!preview || preview.kind === 'move' || preview.kind === 'moveAndFire') return '';
      const { title, lines, warnings = [] } = describePreview(game, preview, speech);
      const from = startOf(game);
      const away = from && distance(from, flattened(at)) > 0.05 ? flattened(at) : null;
      const direction = from && away ? [characters(`direction.${directionTo(from, away)}`)] : [];
      return [[title, ...direction].join(' '), ...lines, ...warnings].join('; ');
    }
    const { way, hiddenFrom, seenBy, shot, atGoal, pickUp } = there;
    const [x, y] = at;
    const where = way
      ? t('where', {
          what: describeStand(there, speech),
          length: board('length', { length: inTenths(way.away) }),
          direction: characters(`direction.${directionTo(way.from, [x, y])}`),
          tokens: way.tokens,
        })
      : [describeStand(there, speech), characters('at', { x, y })].join(', ');
    const hidden =
      hiddenFrom.length === 0 ? [] : [seenBy.length === 0 ? t('hiddenAll') : t('hidden', { who: names(hiddenFrom) })];
    const needs = [...new Set(seenBy.map(({ need }) => Math.min(need, HOPELESS)))];
    const seen = needs.map((need) => {
      const who = names(seenBy.filter((each) => Math.min(each.need, HOPELESS) === need).map((each) => each.who));
      return need === HOPELESS ? t('cannot', { who }) : t('needs', { who, need });
    });
    const best = shot ? [t('shot', { who: words.name(shot.who), need: shot.need })] : [];
    const taken = [...(atGoal ? [t('goal')] : []), ...(pickUp ? [t(`pickUp.${pickUp}`)] : [])];
    if (long === 'short') return `${[where, ...taken, ...(seenBy.length === 0 ? hidden : [])].join('; ')}.`;
    const place = long === 'full' && way ? [characters('at', { x, y })] : [];
    return `${[where, ...taken, ...hidden, ...seen, ...best, ...place].join('; ')}.`;
  };
}

/** Whence a marker drifts or smoke spreads; null where nothing does. */
function startOf(game: Game): Point | null {
  const question = awaiting(game);
  return question.kind === 'drift' || question.kind === 'smoke' ? question.from : null;
}

interface TypedProps {
  game: Game;
  subject: PlacesSubject;
  /** Nothing is listed: it takes the focus, unless that is a finger's, which would have the keyboard come up. */
  isAllThereIs: boolean;
  onPlace: (at: Waypoint) => void;
}

/** "12.5 18", or "3 NW" of the one who looks for a place. */
function Typed({ game, subject, isAllThereIs, onPlace }: TypedProps) {
  const t = useTranslations('ui.places');
  const words = useWords(game);
  const id = useId();
  const { at: stands, level } = subject.who === null ? { at: startOf(game), level: 0 } : character(game, subject.who);
  const hint =
    stands === null
      ? t('typed.hintAcross')
      : subject.who === null
        ? t('typed.hintMarker')
        : t('typed.hint', { who: words.name(subject.who) });
  const [text, setText] = useState('');
  const [fault, setFault] = useState<'wrong' | 'outside' | null>(null);
  const [tries, setTries] = useState(0); // refused for the same reason twice, it is said twice
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isAllThereIs && !usePresses.getState().byTouch) field.current?.focus();
  }, [isAllThereIs]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const compass = t('compass').split(' ');
    const place = typedPlace(text, stands, compass, game.setup.table);
    if (place === 'wrong' || place === 'outside') {
      setFault(place);
      return setTries(tries + 1);
    }
    onPlace(level > 0 ? [...place, level] : place);
  };
  return (
    <form className={styles.typed} onSubmit={submit}>
      <label className={form.field} htmlFor={id}>
        <span>{t('typed.label')}</span>
        <input
          ref={field}
          id={id}
          value={text}
          autoComplete="off"
          aria-describedby={`${id}-hint`}
          aria-invalid={fault !== null}
          onChange={({ target }) => {
            setText(target.value);
            setFault(null);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') event.stopPropagation();
          }}
        />
      </label>
      <Button submit>{t('typed.go')}</Button>
      <p key={tries} id={`${id}-hint`} className={fault ? form.fault : form.hint} role={fault ? 'alert' : undefined}>
        {fault ? t(`typed.${fault}`, { compass: t('compass') }) : hint}
      </p>
    </form>
  );
}
