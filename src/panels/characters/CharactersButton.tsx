import { Users } from 'lucide-react';
import { useState } from 'react';
import type { Game } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import { useShownAwaiting } from '../../store/shown.ts';
import { CharacterTable } from './CharacterTable.tsx';

/** Opens the table of characters. */
export function CharactersButton({ game }: { game: Game }) {
  const t = useTranslations('ui.hand.characters');
  const awaiting = useShownAwaiting();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="onFrame" shortcut="t" label={t('title')} onClick={() => setOpen(true)}>
        <Users size={18} aria-hidden="true" />
      </Button>
      {open && awaiting && <CharacterTable game={game} awaiting={awaiting} onClose={() => setOpen(false)} />}
    </>
  );
}
