import { Users } from 'lucide-react';
import { useState } from 'react';
import type { Game } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { IconButton } from '../../parts/IconButton.tsx';
import { useShownAwaiting } from '../../store/shown.ts';
import { CharacterTable } from './CharacterTable.tsx';

/** Opens the table of characters. */
export function CharactersButton({ game }: { game: Game }) {
  const t = useTranslations('ui.hand.characters');
  const awaiting = useShownAwaiting();
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton look="onFrame" shortcut="t" label={t('title')} onClick={() => setOpen(true)}>
        <Users size={18} aria-hidden="true" />
      </IconButton>
      {open && awaiting && <CharacterTable game={game} awaiting={awaiting} onClose={() => setOpen(false)} />}
    </>
  );
}
