import { cardsOf, type Force } from '../../content/index.ts';
import type { Card } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { named, weaponName } from '../../i18n/translator.ts';
import hidden from '../../parts/hidden.module.css';
import { Portrait } from '../../parts/Portrait.tsx';
import { RoleSymbol } from '../cards/RoleSymbol.tsx';
import { GameSymbol, type SymbolName } from '../cards/symbols.tsx';
import styles from './ForceCards.module.css';

const COLUMNS = ['move', 'actions', 'fire', 'h2h'] as const satisfies readonly SymbolName[];

/** The cards of a force in short, so that nobody has to choose it blind: who they are, with what weapons, and their values unhurt. */
export function ForceCards({ force }: { force: Force }) {
  const t = useTranslations('ui.card');
  const labels = { move: t('move'), actions: t('actions'), fire: t('dice'), h2h: t('h2h') } as const;
  return (
    <table className={styles.cards}>
      <thead>
        <tr>
          <td />
          {COLUMNS.map((column) => (
            <th key={column} scope="col" title={labels[column]}>
              <GameSymbol name={column} size={16} />
              <span className={hidden.hidden}>{labels[column]}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {cardsOf(force).map((card, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a force may have the same card twice
          <Row key={n} card={card} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ card: { name, role, points, portrait, healthy, reinforcement } }: { card: Card }) {
  const t = useTranslations();
  const [weapon] = healthy.weapons;
  const value = (of: number) => t('ui.card.value', { value: of });
  return (
    <tr>
      <th scope="row">
        <span className={styles.name}>
          {portrait && <Portrait src={portrait} name={name} size={32} />}
          <RoleSymbol role={role} /> {reinforcement ? `${name} / ${reinforcement.name}` : name}
        </span>
        <span className={styles.about}>
          {[
            named(t, 'roles', role),
            t('ui.card.points', { points }),
            ...healthy.weapons.map((each) => weaponName(t, each)),
          ].join(' · ')}
        </span>
      </th>
      <td>{value(healthy.move)}</td>
      <td>{value(healthy.actions)}</td>
      <td>{weapon ? t('ui.card.shortLong', { short: weapon.short, long: weapon.long }) : t('ui.card.none')}</td>
      <td>{value(healthy.h2h)}</td>
    </tr>
  );
}
