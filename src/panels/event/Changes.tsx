import { findCharacter, type Game, type Id, profile } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import hidden from '../../parts/hidden.module.css';
import type { Step } from '../../telling/index.ts';
import { useWords } from '../useWords.ts';
import styles from './EventPanel.module.css';

const VALUES = ['move', 'actions', 'dice', 'opportunityFire', 'suppressionFire', 'command', 'h2h'] as const;
type Value = (typeof VALUES)[number];

/** The values of those whose card has turned to its wounded side: what they were, and what they are. */
export function Changes({ step: { before, after, events } }: { step: Step }) {
  const t = useTranslations('ui');
  const words = useWords(before);
  const turned = events.flatMap((event) =>
    event.event === 'wounded' && findCharacter(after, event.who)?.out === false ? [event.who] : [],
  );
  return turned.map((who) => {
    const [was, is] = [valuesOf(before, who), valuesOf(after, who)];
    const changed = VALUES.filter((value) => was[value] !== is[value] && was[value] !== '');
    if (changed.length === 0) return null;
    return (
      <dl key={who} className={styles.changes} aria-label={words.name(who)}>
        {changed.map((value) => (
          <div key={value}>
            <dt>{t(`event.values.${value}`)}</dt>
            <dd>
              <del>{was[value]}</del> <span className={hidden.hidden}>→</span> {is[value] || t('card.none')}
            </dd>
          </div>
        ))}
      </dl>
    );
  });
}

function valuesOf(game: Game, who: Id): Readonly<Record<Value, string>> {
  const { weapons, ...values } = profile(game, who);
  const [weapon] = weapons;
  const said = (value: number | null): string => (value === null ? '' : `${value}`);
  return {
    move: said(values.move),
    actions: said(values.actions),
    dice: weapon ? `${weapon.short}/${weapon.long}` : '',
    opportunityFire: said(values.opportunityFire),
    suppressionFire: said(values.suppressionFire),
    command: said(values.command),
    h2h: said(values.h2h),
  };
}
