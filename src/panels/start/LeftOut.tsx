import type { ReadyTable } from '../../content/index.ts';
import { EDITIONS, type EditionId, rulesetOf } from '../../editions/index.ts';
import type { Ruleset } from '../../engine/index.ts';
import { editionWord, useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import form from '../../parts/form.module.css';
import { RuleSign } from '../../parts/RuleSign.tsx';
import { leftOutOf } from '../../play/storeyWarnings.ts';

/** The rules with levels. */
export const WITH_LEVELS = EDITIONS.find((edition) => rulesetOf(edition).levels.inPlay) ?? EDITIONS[0];

interface LeftOutProps {
  table: Pick<ReadyTable, 'scenery'>;
  edition: EditionId;
  ruleset: Ruleset;
  onEdition: (edition: EditionId) => void;
}

/** R165: what of the table the chosen rules leave out, and those that leave out nothing. */
export function LeftOut({ table: { scenery }, edition, ruleset, onEdition }: LeftOutProps) {
  const t = useTranslations();
  const count = leftOutOf({ scenery, ruleset });
  if (count === 0) return null;
  return (
    <div className={form.form} role="status">
      <p className={form.fault}>
        {t('files.storeys.left-out', { count })} <RuleSign rule="R165" edition={edition} />
      </p>
      <div className={form.buttons}>
        <Button onClick={() => onEdition(WITH_LEVELS)}>
          {t('ui.newGame.playBy', { edition: editionWord(t, 'name', WITH_LEVELS) })}
        </Button>
      </div>
    </div>
  );
}
