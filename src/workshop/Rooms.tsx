import { IdCard, Library, LogOut, type LucideIcon, Swords, Table2 } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslations } from '../i18n/index.ts';
import { IconButton } from '../parts/IconButton.tsx';
import { toHome } from '../parts/keepFocus.ts';
import { useGameStore } from '../store/game.ts';
import { ROOMS, type Room, useWorkshop } from '../store/workshop.ts';
import styles from './Rooms.module.css';

export const ROOM_ICONS: Readonly<Record<Room, LucideIcon>> = {
  table: Table2,
  cards: IdCard,
  scenario: Swords,
  library: Library,
};

/** To the other rooms of the workshop, and out of it. */
export function Rooms() {
  const t = useTranslations('ui');
  const room = useWorkshop((s) => s.room);
  useEffect(toHome, []); // a room that is fetched comes long after the press that led to it
  const isGame = useGameStore((s) => s.game !== null);
  const { goTo, leave } = useWorkshop.getState();
  const out = isGame ? t('workshop.backToGame') : t('workshop.back');
  return (
    <>
      {ROOMS.filter((each) => each !== room).map((each) => {
        const Icon = ROOM_ICONS[each];
        return (
          <IconButton key={each} look="onFrame" label={t(`library.rooms.${each}`)} onClick={() => goTo(each)}>
            <Icon size={18} aria-hidden="true" />
          </IconButton>
        );
      })}
      <IconButton look="onFrame" label={out} onClick={leave}>
        <LogOut size={18} aria-hidden="true" />
        <span className={styles.word}>{out}</span>
      </IconButton>
    </>
  );
}
