import type { Game } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Menu, MenuItem, MenuTitle } from '../../parts/Menu.tsx';
import { type SpotMenu, useUiStore } from '../../store/ui.ts';
import { useWords } from '../useWords.ts';
import styles from './CharacterMenu.module.css';
import { useMenuItems } from './menuItems.ts';

/** What can be done with whom, or where, that was pressed: beside it, wherever it was asked for. */
export function CharacterMenu({ game }: { game: Game }) {
  const menu = useUiStore((ui) => ui.menu);
  return menu && <OpenMenu key={menu.place.join()} game={game} menu={menu} />;
}

interface OpenMenuProps {
  game: Game;
  menu: SpotMenu;
}

function OpenMenu({ game, menu: { spot, place } }: OpenMenuProps) {
  const t = useTranslations('ui.hand');
  const words = useWords(game);
  const setMenu = useUiStore((ui) => ui.setMenu);
  const items = useMenuItems(game, spot);
  const who = spot.who === null ? null : words.name(spot.who);
  return (
    <Menu label={who === null ? t('spotMenu') : t('menu', { who })} place={place} onClose={() => setMenu(null)}>
      {who !== null && <MenuTitle>{who}</MenuTitle>}
      {items.map(({ label, cost, shortcut, refused, choose }) => (
        <MenuItem key={label} refused={refused} shortcut={shortcut} onChoose={choose}>
          {label} {cost > 0 && <span className={styles.cost}>{t('cost', { cost })}</span>}
        </MenuItem>
      ))}
    </Menu>
  );
}
