import { useId, useState } from 'react';
import {
  character,
  type Game,
  GRENADES,
  type Id,
  isStanding,
  type LaidMarker,
  onLevel,
  profile,
  SIDES,
  sideOf,
} from '../../engine/index.ts';
import { named, useLocale, useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import { Folded } from '../../parts/Folded.tsx';
import form from '../../parts/form.module.css';
import hidden from '../../parts/hidden.module.css';
import { useWords } from '../useWords.ts';
import { faultsOf, levelsAt, placeOf, wishFor } from './correction.ts';
import { PlaceFields } from './PlaceFields.tsx';

interface LaidMarkersProps {
  game: Game;
  /** Beside whom it is put down, until another place is typed. */
  first: Id;
  laid: readonly LaidMarker[];
  onLay: (laid: readonly LaidMarker[]) => void;
}

/** Markers that an umpire puts on the table: which, whose, and where. */
export function LaidMarkers({ game, first, laid, onLay }: LaidMarkersProps) {
  const t = useTranslations('ui.menu.umpire');
  const told = useLaidWords(game);
  return (
    <>
      {laid.length > 0 && (
        <ul className={form.form}>
          {laid.map((marker) => (
            <li key={JSON.stringify(marker)} className={form.buttons}>
              {told(marker)}
              <Button onClick={() => onLay(laid.filter((each) => each !== marker))}>{t('leaveOut')}</Button>
            </li>
          ))}
        </ul>
      )}
      <Folded summary={t('lay')}>
        <NewMarker
          game={game}
          first={first}
          onLay={(marker) => onLay([...laid.filter((each) => !isSame(each, marker)), marker])}
        />
      </Folded>
    </>
  );
}

const isSame = (one: LaidMarker, other: LaidMarker): boolean => JSON.stringify(one) === JSON.stringify(other);

function NewMarker({
  game,
  first,
  onLay,
}: Pick<LaidMarkersProps, 'game' | 'first'> & { onLay: (m: LaidMarker) => void }) {
  const t = useTranslations('ui.menu.umpire');
  const words = useWords(game);
  const locale = useLocale();
  const id = useId();
  const kinds = kindsOf(game);
  const kindWord = useKindWord();
  const now = character(game, first);
  const [kind, setKind] = useState(kinds[0] ?? '');
  const [whose, setWhose] = useState<string>(first);
  const [together, setTogether] = useState<readonly Id[]>([]);
  const [place, setPlace] = useState(() => wishFor(now, locale));
  const owners = ownersOf(game, kind);
  const owner = owners.includes(whose) ? whose : (owners[0] ?? null);
  const levels = levelsAt(game, place);
  const level = levels.includes(place.level) ? place.level : 0;
  const faults = place.x.trim() || place.y.trim() ? faultsOf(now, place) : (['x', 'y'] as const);
  const friends = kind === 'suppression' && owner ? friendsAt(game, owner) : [];
  const lay = () => {
    const marker = markerOf(
      kind,
      owner,
      onLevel(placeOf(place), level),
      together.filter((each) => friends.includes(each)),
    );
    if (marker) onLay(marker);
  };
  return (
    <fieldset className={form.form}>
      <legend className={hidden.hidden}>{t('lay')}</legend>
      <div className={form.row}>
        <label className={form.field} htmlFor={`${id}-kind`}>
          {t('kind')}
          <select id={`${id}-kind`} value={kind} onChange={(event) => setKind(event.target.value)}>
            {kinds.map((each) => (
              <option key={each} value={each}>
                {kindWord(each)}
              </option>
            ))}
          </select>
        </label>
        {owners.length > 0 && (
          <label className={form.field} htmlFor={`${id}-whose`}>
            {t('whose')}
            <select id={`${id}-whose`} value={owner ?? ''} onChange={(event) => setWhose(event.target.value)}>
              {owners.map((each) => (
                <option key={each} value={each}>
                  {each === 'a' || each === 'b' ? game.setup.sides[each].name : words.name(each)}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      {friends.length > 0 && (
        <div className={form.row}>
          {friends.map((each) => (
            <label key={each} className={form.check}>
              <input
                type="checkbox"
                checked={together.includes(each)}
                onChange={(event) =>
                  setTogether((was) => [
                    ...was.filter((other) => other !== each),
                    ...(event.target.checked ? [each] : []),
                  ])
                }
              />
              {t('together', { name: words.name(each) })}
            </label>
          ))}
        </div>
      )}
      <PlaceFields
        game={game}
        place={place}
        faults={faults}
        onChange={(part) => setPlace((was) => ({ ...was, ...part }))}
      />
      <div className={form.buttons}>
        <Button refused={faults.length > 0 || kind === ''} onClick={lay}>
          {t('add')}
        </Button>
      </div>
    </fieldset>
  );
}

const EXTRA = 'extra-';

/** What can lie on this table: those of characters whose card has such fire, and what the rules know. */
function kindsOf(game: Game): readonly string[] {
  const { setup } = game;
  const { wounds, grenades } = setup.ruleset;
  const kinds: readonly string[] = [
    'opportunity',
    'suppression',
    ...(wounds.bodies === 'stay' ? ['body'] : []),
    ...(setup.type === 'mission' ? ['objective'] : []),
    ...(grenades.smokeRadius === null ? [] : ['smoke']),
  ];
  const owned = kinds.filter((kind) => ownersOf(game, kind).length > 0);
  return grenades.extra === null ? owned : [...owned, ...GRENADES.map((kind) => `${EXTRA}${kind}`)];
}

/** Whose such a marker can be: characters, or sides. */
function ownersOf(game: Game, kind: string): readonly string[] {
  const all = game.setup.roster.map(({ id }) => id);
  switch (kind) {
    case 'opportunity':
    case 'suppression': {
      const fire = kind === 'opportunity' ? 'opportunityFire' : 'suppressionFire';
      return all.filter((each) => isStanding(game, each) && profile(game, each)[fire] !== null);
    }
    case 'body':
      return all;
    case 'objective':
    case 'smoke':
      return SIDES;
    default:
      return [];
  }
}

const friendsAt = (game: Game, who: Id): readonly Id[] =>
  game.setup.roster
    .map(({ id }) => id)
    .filter((each) => each !== who && sideOf(game, each) === sideOf(game, who) && isStanding(game, each));

function markerOf(
  kind: string,
  owner: string | null,
  at: LaidMarker['at'],
  together: readonly Id[],
): LaidMarker | null {
  const grenade = GRENADES.find((each) => kind === `${EXTRA}${each}`);
  if (grenade) return { kind: 'grenade', at, grenade };
  if (owner === null) return null;
  const side = SIDES.find((each) => each === owner);
  if (kind === 'objective' || kind === 'smoke') return side ? { kind, at, owner: side } : null;
  if (kind === 'body') return { kind, at, of: owner };
  if (kind === 'opportunity') return { kind, at, owner };
  return { kind: 'suppression', at, owner, ...(together.length > 0 && { with: together }) };
}

function useKindWord(): (kind: string) => string {
  const all = useTranslations();
  return (kind) =>
    kind.startsWith(EXTRA)
      ? named(all, 'weapons', kind)
      : all(`ui.workshop.markers.${kind as Exclude<LaidMarker['kind'], 'grenade'>}`);
}

/** One that is to be laid, in words: what it is and whose. */
function useLaidWords(game: Game): (marker: LaidMarker) => string {
  const word = useKindWord();
  const words = useWords(game);
  return (marker) => {
    if (marker.kind === 'grenade') return word(`${EXTRA}${marker.grenade}`);
    const name =
      marker.kind === 'objective' || marker.kind === 'smoke'
        ? game.setup.sides[marker.owner].name
        : marker.kind === 'suppression'
          ? [marker.owner, ...(marker.with ?? [])].map(words.name).join(', ')
          : words.name(marker.kind === 'body' ? marker.of : marker.owner);
    return `${word(marker.kind)} · ${name}`;
  };
}
