import { BookOpen, Files } from 'lucide-react';
import type { EditionId } from '../../editions/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import { useRulebook } from '../../store/rulebook.ts';

/** Opens the rule book at its contents. */
export function LookUpButton({ onClick }: { onClick?: () => void }) {
  const t = useTranslations('ui.rulebook');
  const lookUp = useRulebook((book) => book.lookUp);
  return (
    <Button
      shortcut="?"
      onClick={() => {
        onClick?.();
        lookUp();
      }}
    >
      <BookOpen size={18} aria-hidden="true" /> {t('open')}
    </Button>
  );
}

/** Opens what there is to say about an edition; without one, about that in use. */
export function AboutEdition({ edition, onClick }: { edition?: EditionId; onClick?: () => void }) {
  const t = useTranslations('ui.rulebook');
  const readEdition = useRulebook((book) => book.readEdition);
  return (
    <Button
      onClick={() => {
        onClick?.();
        readEdition(edition);
      }}
    >
      <Files size={18} aria-hidden="true" /> {t(edition ? 'about' : 'editions')}
    </Button>
  );
}
