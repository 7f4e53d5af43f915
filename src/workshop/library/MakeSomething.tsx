import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import { useWorkshop } from '../../store/workshop.ts';
import { ROOM_ICONS } from '../Rooms.tsx';
import styles from './Library.module.css';

const ROOMS = ['cards', 'table', 'scenario'] as const;

/** Where the things of a library are made, as long as there are none. */
export function MakeSomething() {
  const t = useTranslations('ui.library.make');
  const { goTo } = useWorkshop.getState();
  return (
    <ul className={styles.make}>
      {ROOMS.map((room) => {
        const Icon = ROOM_ICONS[room];
        return (
          <li key={room}>
            <Button onClick={() => goTo(room)}>
              <Icon size={22} aria-hidden="true" />
              {t(room)}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
