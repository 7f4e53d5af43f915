import { clickOn } from '../../board/index.ts';
import { character, type Game } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Menu, MenuItem, MenuTitle } from '../../parts/Menu.tsx';
import { stackAt } from '../../pointing/index.ts';
import { type SpotMenu, useUiStore } from '../../store/ui.ts';
import { useWords } from '../useWords.ts';
import styles from './CharacterMenu.module.css';
import { useMenuItems } from './menuItems.ts';

/** What can be done with whom, or where, that was pressed: beside it, wherever it was asked for. */
export function CharacterMenu({ game }: { game: Game }) {
  const menu = useUiStore((ui) => ui.menu);
  if (!menu) return null;
  const { place, spot, among } = menu;
  const key = `${place.join()} ${spot.who}`;
  return among ? <WhoIsMeant key={key} game={game} menu={menu} /> : <OpenMenu key={key} game={game} menu={menu} />;
}

interface OpenMenuProps {
  game: Game;
  menu: SpotMenu;
}

function OpenMenu({ game, menu }: OpenMenuProps) {
  const { spot, place } = menu;
  const t = useTranslations('ui.hand');
  const words = useWords(game);
  const setMenu = useUiStore((ui) => ui.setMenu);
  const items = useMenuItems(game, spot);
  const who = spot.who === null ? null : words.name(spot.who);
  const [, ...others] = stackAt(game, spot);
  return (
    <Menu label={who === null ? t('spotMenu') : t('menu', { who })} place={place} onClose={() => close(menu)}>
      {who !== null && <MenuTitle>{who}</MenuTitle>}
      {items.map(({ label, cost, shortcut, refused, choose }) => (
        <MenuItem key={label} refused={refused} shortcut={shortcut} onChoose={choose}>
          {label} {cost > 0 && <span className={styles.cost}>{t('cost', { cost })}</span>}
        </MenuItem>
      ))}
      {others.map((id) => (
        <MenuItem
          key={id}
          refused={null}
          shortcut={null}
          onChoose={() => setMenu({ spot: { ...spot, who: id }, place })}
        >
          {t('onLevel', { who: words.name(id), level: character(game, id).level })}
        </MenuItem>
      ))}
    </Menu>
  );
}

/** Of three or more who stand over one another: whom a click on them means. */
function WhoIsMeant({ game, menu }: OpenMenuProps) {
  const { spot, place, among = [] } = menu;
  const t = useTranslations('ui.hand');
  const words = useWords(game);
  const byLevel = [...among].sort((p, q) => character(game, q).level - character(game, p).level);
  return (
    <Menu label={t('among')} place={place} onClose={() => close(menu)}>
      <MenuTitle>{t('among')}</MenuTitle>
      {byLevel.map((id) => (
        <MenuItem key={id} refused={null} shortcut={null} onChoose={() => clickOn(spot, id)}>
          {t('onLevel', { who: words.name(id), level: character(game, id).level })}
        </MenuItem>
      ))}
    </Menu>
  );
}

/** Unless what was chosen in it has opened another one. */
function close(menu: SpotMenu): void {
  const ui = useUiStore.getState();
  if (ui.menu === menu) ui.setMenu(null);
}
