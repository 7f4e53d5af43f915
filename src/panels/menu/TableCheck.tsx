import type { Game } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { storeyWarnings } from '../../play/storeyWarnings.ts';
import { useWords } from '../useWords.ts';

/** What is likely not meant of a table with storeys: advice, which stops nobody. */
export function TableCheck({ game }: { game: Game }) {
  const t = useTranslations();
  const words = useWords(game);
  return (
    <>
      <p>{t('ui.menu.tableCheck.text')}</p>
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
export const hasAdvice = ({ setup }: Game): boolean => storeyWarnings(setup.elements).length > 0;
