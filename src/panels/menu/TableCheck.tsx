import type { Game } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { RuleSign } from '../../parts/RuleSign.tsx';
import { leftOutOf, storeyWarnings } from '../../play/storeyWarnings.ts';
import { useEdition } from '../../store/edition.ts';
import { useWords } from '../useWords.ts';

/** What is likely not meant of a table with storeys, and what of it is left out (R165): advice, which stops nobody. */
export function TableCheck({ game }: { game: Game }) {
  const t = useTranslations();
  const words = useWords(game);
  const edition = useEdition();
  const leftOut = leftOutOf(game.setup);
  return (
    <>
      <p>{t('ui.menu.tableCheck.text')}</p>
      {leftOut > 0 && (
        <p>
          {t('files.storeys.left-out', { count: leftOut })} <RuleSign rule="R165" edition={edition} />
        </p>
      )}
      <ul>
        {storeyWarnings(game.setup.elements).map(({ warning, element, level }) => (
          <li key={`${warning} ${element}`}>
            {t(`files.storeys.${warning}`, { thing: words.name(element), level })} <code>{element}</code>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Is there anything to be said of the table? */
export const hasAdvice = ({ setup }: Game): boolean =>
  leftOutOf(setup) > 0 || storeyWarnings(setup.elements).length > 0;
