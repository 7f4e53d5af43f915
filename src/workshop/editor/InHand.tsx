import { useSpeech } from '../../board/index.ts';
import {
  type Character,
  GRENADES,
  type Id,
  isGrenade,
  type Marker,
  type SceneryElement,
  SIDES,
  type Side,
  type Terrain,
} from '../../engine/index.ts';
import { named, useTranslations, weaponName } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import form from '../../parts/form.module.css';
import type { Draft } from '../../play/draft/draft.ts';
import { Field } from '../Field.tsx';
import { Chosen } from './Chosen.tsx';
import { heldIn, holdBuilding, thingsIn, useEditing } from './editing.ts';
import { gameShown } from './editorHand.ts';
import { HeldHead } from './HeldHead.tsx';
import styles from './InHand.module.css';
import { LevelField } from './LevelField.tsx';
import { Mirrors } from './Mirrors.tsx';
import { Counts, Points } from './Outline.tsx';
import { Segments } from './Segments.tsx';
import { Several } from './Several.tsx';
import { partsOf } from './several.ts';
import { angle, type Measures, measured, measuresOf } from './shapes.ts';
import { levelsOf, mirroring, moving, placeOf, raising, type Thing, thingOf } from './things.ts';

/** The thing in hand, with a field for each of its numbers. */
export function InHand({ draft }: { draft: Draft }) {
  const t = useTranslations('ui.workshop');
  const selected = useEditing((s) => s.selected);
  const { names } = useSpeech(gameShown(draft));
  const also = useEditing((s) => s.also);
  const thing = thingOf(draft, selected);
  const held = thingsIn(draft, heldIn({ also, selected }));
  if (held.length > 1) return <Several draft={draft} things={held} />;
  if (!thing)
    return (
      <section className={styles.hand} aria-label={t('nothing')}>
        <h2 className={styles.band}>{t('nothing')}</h2>
        <p className={`${styles.page} ${form.hint}`}>{t('nothingText')}</p>
      </section>
    );
  const name = names.thing(thing.it.id);
  return (
    <section className={styles.hand} data-held aria-label={t('inHand', { name })}>
      <HeldHead name={name} />
      <div className={styles.page} key={thing.it.id}>
        <Place draft={draft} thing={thing} />
        {mirroring(thing, 0) && <Mirrors />}
        {thing.kind === 'scenery' && <WholeBuilding draft={draft} element={thing.it} />}
        {thing.kind === 'character' && <Soldier draft={draft} thing={thing} />}
        {thing.kind === 'scenery' && <Piece draft={draft} element={thing.it} />}
        {thing.kind === 'marker' && <Lying draft={draft} marker={thing.it} />}
      </div>
    </section>
  );
}

const useDo = () => useEditing((s) => s.do);

/** Where it is, on which level, and for scenery which way it lies. */
function Place({ draft, thing }: { draft: Draft; thing: Thing }) {
  const t = useTranslations('ui.workshop');
  const act = useDo();
  const at = placeOf(thing);
  const { inPlay } = draft.setup.ruleset.levels;
  const { low, high } = levelsOf(thing);
  return (
    <div className={styles.numbers}>
      {at && (
        <>
          <Field
            label={t('fields.x')}
            unit={t('unit.length')}
            value={at[0]}
            onKeep={(x) => act(moving(thing, [x, at[1]]))}
          />
          <Field
            label={t('fields.y')}
            unit={t('unit.length')}
            value={at[1]}
            onKeep={(y) => act(moving(thing, [at[0], y]))}
          />
        </>
      )}
      {thing.kind === 'scenery' && (
        <Field
          label={t('fields.turned')}
          unit={t('unit.angle')}
          value={thing.it.rotation ?? 0}
          onKeep={(rotation) => act({ change: 'scenery', id: thing.it.id, now: { rotation: angle(rotation) } })}
        />
      )}
      {inPlay && <LevelField low={low} high={high} onKeep={(level) => act(raising(thing, level))} />}
    </div>
  );
}

/** R166: whoever changes one part may want all of them. */
function WholeBuilding({ draft, element: { part } }: { draft: Draft; element: SceneryElement }) {
  const t = useTranslations('ui.workshop.several');
  if (part === undefined || partsOf(draft, part).length < 2) return null;
  return (
    <div className={styles.deeds}>
      <Button onClick={() => holdBuilding(part)}>{t('whole')}</Button>
    </div>
  );
}

type OfCharacter = Extract<Thing, { kind: 'character' }>;

function Soldier({ draft, thing: { it, card } }: { draft: Draft; thing: OfCharacter }) {
  const t = useTranslations('ui.workshop');
  const all = useTranslations();
  const act = useDo();
  const set = (now: Partial<Omit<Character, 'id'>>): void => act({ change: 'character', who: it.id, now });
  const { wounds, grenades } = draft.setup.ruleset;
  const states = (['wounded', 'shock', 'panicking', 'inCover', 'attacked', 'out'] as const).filter(
    (state) => state !== 'panicking' || wounds.psychology !== 'none',
  );
  const weapons = (it.wounded ? card.wounded : card.healthy).weapons.filter(
    (each) => !isGrenade(each) || each.shots > 0,
  );
  const ticked = (state: (typeof states)[number], is: boolean): void => {
    if (state === 'shock') set({ shock: is, shockSince: is ? draft.position.turn.number : 0 });
    else if (state === 'out') set(is ? { out: true, at: null } : { out: false });
    else set({ [state]: is });
  };
  return (
    <>
      <div className={styles.checks}>
        {states.map((state) => (
          <label key={state} className={form.check}>
            <input type="checkbox" checked={it[state]} onChange={(event) => ticked(state, event.target.checked)} />
            {t(`states.${state}`)}
          </label>
        ))}
      </div>
      <div className={styles.numbers}>
        <Field
          label={t('fields.spent')}
          whole
          least={0}
          most={99}
          value={it.spent}
          onKeep={(spent) => set({ spent, moved: Math.min(it.moved, spent) })}
        />
        <Field
          label={t('fields.moved')}
          whole
          least={0}
          most={99}
          value={it.moved}
          onKeep={(moved) => set({ moved, spent: Math.max(it.spent, moved) })}
        />
        {weapons.map(({ id, ...weapon }) => (
          <Field
            key={id}
            label={t('shots', { weapon: weaponName(all, { id, ...weapon }) })}
            whole
            least={0}
            most={99}
            value={it.shots[id] ?? 0}
            onKeep={(shots) => set({ shots: { ...it.shots, [id]: shots } })}
          />
        ))}
        {grenades.extra !== null &&
          GRENADES.map((kind) => {
            const rest = it.grenades.filter((each) => each !== kind);
            return (
              <Field
                key={kind}
                label={named(all, 'weapons', `extra-${kind}`)}
                whole
                least={0}
                most={20}
                value={it.grenades.length - rest.length}
                onKeep={(count) => set({ grenades: [...rest, ...Array.from({ length: count }, () => kind)] })}
              />
            );
          })}
      </div>
      {it.at && <Button onClick={() => set({ at: null })}>{t('reserve')}</Button>}
    </>
  );
}

const MEASURES = ['length', 'thickness', 'width', 'depth', 'radius'] as const satisfies readonly (keyof Measures)[];
const COVERS = ['none', 'concealing', 'protecting', 'sheltering'] as const;
const GROUNDS = ['free', 'difficult', 'impassable'] as const;

function Piece({ draft, element }: { draft: Draft; element: SceneryElement }) {
  const t = useTranslations('ui.workshop');
  const act = useDo();
  const set = (now: Partial<Omit<SceneryElement, 'id'>>): void => act({ change: 'scenery', id: element.id, now });
  const measures = measuresOf(element);
  const { terrain } = element;
  const cover = COVERS.find((each) => each !== 'none' && terrain.includes(each)) ?? 'none';
  const ground = GROUNDS.find((each) => each !== 'free' && terrain.includes(each)) ?? 'free';
  const without = (some: readonly string[]): readonly Terrain[] => terrain.filter((each) => !some.includes(each));
  return (
    <>
      <div className={styles.numbers}>
        {MEASURES.map((measure) => {
          const value = measures[measure];
          return (
            value !== undefined && (
              <Field
                key={measure}
                label={t(`fields.${measure}`)}
                unit={t('unit.length')}
                least={measure === 'thickness' ? 0 : 0.1}
                value={value}
                onKeep={(wanted) => set(measured(element, measure, wanted))}
              />
            )
          );
        })}
        <Field
          label={t('fields.height')}
          unit={t('unit.length')}
          least={0}
          most={100}
          value={element.height ?? (cover === 'sheltering' ? 3 : 1)}
          onKeep={(height) => set({ height })}
        />
        <Counts element={element} set={set} />
      </div>
      <Points element={element} set={set} />
      <Segments
        legend={t('terrain')}
        options={COVERS.map((each) => [each, t(`cover.${each}`)])}
        chosen={cover}
        onChoose={(each) => set({ terrain: each === 'none' ? without(COVERS) : [...without(COVERS), each] })}
      />
      <Segments
        legend={t('walking')}
        options={GROUNDS.map((each) => [each, t(`ground.${each}`)])}
        chosen={ground}
        onChoose={(each) => set({ terrain: each === 'free' ? without(GROUNDS) : [...without(GROUNDS), each] })}
      />
      <label className={form.check}>
        <input
          type="checkbox"
          checked={element.roof ?? false}
          onChange={(event) => set({ roof: event.target.checked })}
        />
        {t('roof')}
      </label>
      <ObjectiveOf draft={draft} element={element} />
    </>
  );
}

/** WIN-2: whose objective it is, for the other side to touch. */
function ObjectiveOf({ draft, element }: { draft: Draft; element: SceneryElement }) {
  const t = useTranslations('ui.workshop');
  const act = useDo();
  const { objectives } = draft.position;
  const isOf = (side: Side): boolean => {
    const objective = objectives[side];
    return objective !== null && 'element' in objective && objective.element === element.id;
  };
  const owner = SIDES.find(isOf);
  const options: (readonly [string, string])[] = SIDES.map((side) => [side, draft.setup.sides[side].name]);
  return (
    <Chosen
      label={t('objectiveOf')}
      value={owner ?? ''}
      options={[['', t('ofNobody')], ...options]}
      onChoose={(chosen) => {
        const side = SIDES.find((each) => each === chosen);
        if (side) act({ change: 'objective', side, objective: { element: element.id } });
        else if (owner) act({ change: 'objective', side: owner, objective: null });
      }}
    />
  );
}

function Lying({ draft, marker }: { draft: Draft; marker: Marker }) {
  const t = useTranslations('ui.workshop');
  const act = useDo();
  const { names } = useSpeech(gameShown(draft));
  const set = (now: Marker): void => act({ change: 'marker', id: marker.id, now });
  const people = draft.position.characters.map(({ id }): [Id, string] => [id, names.thing(id)]);
  switch (marker.kind) {
    case 'opportunity':
      return (
        <Chosen
          label={t('owner')}
          value={marker.owner}
          options={people}
          onChoose={(owner) => set({ ...marker, owner })}
        />
      );
    case 'suppression':
      return (
        <>
          <Chosen
            label={t('owner')}
            value={marker.owner}
            options={people}
            onChoose={(owner) => set({ ...marker, owner, firers: [owner] })}
          />
          <Field
            label={t('fields.range')}
            unit={t('unit.length')}
            least={0}
            value={marker.range}
            onKeep={(range) => set({ ...marker, range })}
          />
        </>
      );
    case 'body':
      return <Chosen label={t('owner')} value={marker.of} options={people} onChoose={(of) => set({ ...marker, of })} />;
    case 'grenade':
      return null;
    default:
      return (
        <>
          <Chosen
            label={t('side')}
            value={marker.owner}
            options={SIDES.map((side) => [side, draft.setup.sides[side].name])}
            onChoose={(side) => set({ ...marker, owner: side === 'b' ? 'b' : 'a' })}
          />
          {marker.kind === 'smoke' && (
            <Field
              label={t('fields.radius')}
              unit={t('unit.length')}
              least={0.1}
              value={marker.radius}
              onKeep={(radius) => set({ ...marker, radius })}
            />
          )}
        </>
      );
  }
}
