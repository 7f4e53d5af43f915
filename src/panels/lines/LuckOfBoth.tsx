import { useMemo } from 'react';
import { SIDES } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import type { Aligned } from '../../play/difference.ts';
import type { History } from '../../play/history.ts';
import { hasShots, luckOfLine, type Rolled, type SideLuck } from '../../play/luck.ts';
import styles from './TwoLines.module.css';

/** How kind the dice were to each side on either line since they part, to their ends; nothing where nobody shot. */
export function LuckOfBoth({ history, lines }: { history: History; lines: Aligned }) {
  const t = useTranslations('ui.lines');
  const both = useMemo(
    () => ({ a: luckOfLine(history, lines.a), b: luckOfLine(history, lines.b) }),
    [history, lines.a, lines.b],
  );
  const tell = useLuckWords();
  if (!hasShots(both.a) && !hasShots(both.b)) return null;
  const { sides } = history.start.setup;
  return (
    <section aria-label={t('luck.title')}>
      <h3>{t('luck.title')}</h3>
      <table>
        <tbody>
          {(['a', 'b'] as const).flatMap((which) =>
            SIDES.map((side) => (
              <tr key={`${which} ${side}`}>
                <th scope="row">
                  <b className={`${styles.letter} ${styles[which]}`}>{t(`letter.${which}`)}</b> {sides[side].name}
                </th>
                <td>{tell(both[which][side])}</td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </section>
  );
}

function useLuckWords(): (luck: SideLuck) => string {
  const t = useTranslations('ui.lines.luck');
  const rolled = ({ rolls, hurt, expected, soFew, soMany }: Rolled): string =>
    hurt < expected
      ? t('few', { rolls, hurt, expected, chance: soFew })
      : t('many', { rolls, hurt, expected, chance: soMany });
  return ({ live, typed, fixed }) => {
    const told = [
      ...(live.rolls > 0 ? [rolled(live)] : []),
      ...(typed.rolls > 0 ? [t('typed', { what: rolled(typed) })] : []),
      ...(fixed > 0 ? [t('fixed', { count: fixed })] : []),
    ];
    return told.length > 0 ? told.join(' ') : t('none');
  };
}
