import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import type { Game } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { type SpotMenu, useUiStore } from '../../store/ui.ts';
import { useWords } from '../words.ts';
import styles from './CharacterMenu.module.css';
import { type MenuItem, useMenuItems } from './menuItems.ts';

/** What can be done with whom, or where, that was pressed: beside it, wherever it was asked for. */
export function CharacterMenu({ game }: { game: Game }) {
  const menu = useUiStore((ui) => ui.menu);
  return menu && <Menu key={menu.place.join()} game={game} menu={menu} />;
}

interface MenuProps {
  game: Game;
  menu: SpotMenu;
}

function Menu({ game, menu: { spot, place } }: MenuProps) {
  const t = useTranslations('ui.hand');
  const words = useWords(game);
  const setMenu = useUiStore((ui) => ui.setMenu);
  const items = useMenuItems(game, spot);
  const ref = useRef<HTMLDivElement>(null);
  useKeptInside(ref);
  useClosedBeside(ref);
  const close = () => setMenu(null);

  const onKeyDown = (event: KeyboardEvent): void => {
    const buttons = [...(ref.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
    const now = buttons.indexOf(document.activeElement as HTMLElement);
    const goTo = (index: number) => buttons.at(index % buttons.length)?.focus();
    const typed = items.findIndex(({ shortcut }) => shortcut === event.key.toLowerCase());
    if (event.key === 'ArrowDown') goTo(now + 1);
    else if (event.key === 'ArrowUp') goTo(now - 1);
    else if (event.key === 'Home') goTo(0);
    else if (event.key === 'End') goTo(-1);
    else if (event.key === 'Escape' || event.key === 'Tab') close();
    else if (typed >= 0) buttons[typed]?.click();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div
      ref={ref}
      role="menu"
      tabIndex={-1}
      className={styles.menu}
      style={{ left: place[0], top: place[1] }}
      aria-label={spot.who === null ? t('spotMenu') : t('menu', { who: words.name(spot.who) })}
      onKeyDown={onKeyDown}
      onContextMenu={(event) => event.preventDefault()}
    >
      {spot.who !== null && (
        <strong className={styles.who} aria-hidden="true">
          {words.name(spot.who)}
        </strong>
      )}
      {items.map((item) => (
        <Item key={item.label} item={item} close={close} />
      ))}
    </div>
  );
}

function Item({ item: { label, cost, shortcut, refused, choose }, close }: { item: MenuItem; close: () => void }) {
  const t = useTranslations('ui.hand');
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={styles.item}
      aria-disabled={refused !== null || undefined}
      onClick={() => {
        if (refused !== null) return;
        close();
        choose();
      }}
    >
      <span className={styles.label}>
        {label} {cost > 0 && <span className={styles.cost}>{t('cost', { cost })}</span>}
      </span>
      {shortcut !== null && (
        <span className={styles.key} aria-hidden="true">
          {shortcut}
        </span>
      )}
      {refused !== null && <span className={styles.why}>{refused}</span>}
    </button>
  );
}

/** Moved until no part of it lies outside the window; its first entry has the focus until it closes. */
function useKeptInside(ref: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const menu = ref.current;
    if (!menu) return undefined;
    const before = document.activeElement;
    const { left, top, right, bottom } = menu.getBoundingClientRect();
    const pushed = (near: number, far: number, room: number) => Math.max(Math.min(0, room - far), -near);
    menu.style.translate = `${pushed(left, right, window.innerWidth)}px ${pushed(top, bottom, window.innerHeight)}px`;
    menu.querySelector<HTMLElement>('[role="menuitem"]')?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && menu.contains(document.activeElement)) before.focus({ preventScroll: true });
    };
  }, [ref]);
}

/** A press anywhere else closes it, and does nothing to the table. */
function useClosedBeside(ref: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const onDown = (event: PointerEvent): void => {
      if (event.target instanceof Node && ref.current?.contains(event.target)) return;
      useUiStore.getState().setMenu(null);
      event.stopPropagation();
    };
    window.addEventListener('pointerdown', onDown, { capture: true });
    return () => window.removeEventListener('pointerdown', onDown, { capture: true });
  }, [ref]);
}
