import { X } from 'lucide-react';
import { CARDS, FORCES, type Force } from '../../content/index.ts';
import { type Card, SIDES, type Side } from '../../engine/index.ts';
import { named, useTranslations } from '../../i18n/index.ts';
import form from '../../parts/form.module.css';
import { IconButton } from '../../parts/IconButton.tsx';
import cards from '../cards/Cards.module.css';
import { Text } from '../cards/Text.tsx';
import { Chosen } from '../editor/Chosen.tsx';
import { Adding } from './Adding.tsx';
import { isAlike, type Scenario, type Wrong, withForce, withMember, withoutMember } from './scenario.ts';

interface SidesProps {
  scenario: Scenario;
  /** The players' own. */
  forces: readonly Force[];
  cards: readonly Card[];
  wrong: readonly Wrong[];
  words: (wrong: Wrong) => string;
  onChange: (scenario: Scenario) => void;
}

/** Who fights on either side: a force as it is, or put together here. */
export function Sides({ scenario, forces, cards: own, wrong, words, onChange }: SidesProps) {
  return SIDES.map((side) => (
    <OneSide
      key={side}
      scenario={scenario}
      side={side}
      forces={[...FORCES, ...forces]}
      cards={[...CARDS, ...own]}
      faults={wrong.filter((each) => each.at === 'side' && each.side === side).map(words)}
      onChange={onChange}
    />
  ));
}

interface OneSideProps {
  scenario: Scenario;
  side: Side;
  forces: readonly Force[];
  cards: readonly Card[];
  faults: readonly string[];
  onChange: (scenario: Scenario) => void;
}

function OneSide({ scenario, side, forces, cards: all, faults, onChange }: OneSideProps) {
  const t = useTranslations();
  const { name, force } = scenario.sides[side];
  const members = force.map((id) => scenario.cards.find((card) => card.id === id));
  const points = members.reduce((sum, card) => sum + (card?.points ?? 0), 0);
  const called = ({ id, own }: Force): string => (own ? own.name || t('ui.library.unnamed') : named(t, 'forces', id));
  const whole = forces.find((each) => isAlike(each.cards, force));
  return (
    <section className={cards.force} aria-label={name}>
      <Text
        label={t('ui.scenario.sideName')}
        value={name}
        onKeep={(next) =>
          onChange({ ...scenario, sides: { ...scenario.sides, [side]: { ...scenario.sides[side], name: next } } })
        }
      />
      <Chosen
        label={t('ui.scenario.force')}
        value={whole?.id ?? ''}
        options={[
          ...(whole ? [] : [['', t('ui.scenario.mixed')] as const]),
          ...forces.map((each) => [each.id, called(each)] as const),
        ]}
        onChoose={(id) => {
          const chosen = forces.find((each) => each.id === id);
          if (chosen) onChange(withForce(scenario, side, chosen));
        }}
      />
      <strong>{t('ui.newGame.forcePoints', { count: force.length, points })}</strong>
      <ol className={cards.members}>
        {members.map((card, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a force may have the same card twice
          <li key={n}>
            <span>
              {card?.name ?? force[n]}
              <small>{card && named(t, 'roles', card.role)}</small>
            </span>
            <b>{card && t('ui.card.value', { value: card.points })}</b>
            <IconButton
              look="quiet"
              label={t('ui.scenario.leaveOut', { name: card?.name ?? force[n] ?? '' })}
              onClick={() => onChange(withoutMember(scenario, side, n))}
            >
              <X size={16} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ol>
      {force.length === 0 && faults.length === 0 && <p className={form.hint}>{t('ui.scenario.nobody')}</p>}
      {faults.map((text) => (
        <p key={text} className={form.fault}>
          {text}
        </p>
      ))}
      <Adding
        label={t('ui.scenario.add')}
        options={all.map((card) => [card.id, `${card.name} · ${named(t, 'roles', card.role)} · ${card.points}`])}
        onAdd={(id) => {
          const chosen = all.find((card) => card.id === id);
          if (chosen) onChange(withMember(scenario, side, chosen));
        }}
      />
    </section>
  );
}
