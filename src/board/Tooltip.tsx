import { type ReactNode, useRef } from 'react';
import type { Game, Point } from '../engine/index.ts';
import { useTranslations } from '../i18n/index.ts';
import { type Tool, useUiStore } from '../store/ui.ts';
import styles from './Board.module.css';
import { type Size, toScreen, type View } from './camera.ts';
import type { Preview } from './preview.ts';
import { useBeside } from './useBeside.ts';
import { useDescription } from './useDescription.ts';
import { usePointed, usePreview } from './usePreview.ts';

/** A few words beside what is pointed at, where there is room for them. The live text says them to those who cannot see it. */
export function Tooltip({ game, view }: { game: Game; view: View }) {
  const t = useTranslations('board');
  const described = useDescription(game);
  const preview = usePreview(game);
  const { pointer } = usePointed();
  const isTapped = useUiStore(({ tool, pointer }) => pointer === null && isProposal(tool));
  const at = pointer ?? (preview && placeOf(game, preview));
  if (!described || !at) return null;
  const [x, y] = toScreen(view, at);
  if (x < 0 || y < 0 || x > view.width || y > view.height) return null;
  return (
    <Box at={[x, y]} view={view} refused={described.refused !== undefined}>
      <strong>{described.title}</strong>
      {described.lines.length > 0 && <span className={styles.lines}>{described.lines.join('\n')}</span>}
      {described.refused !== undefined && <span className={styles.why}>{described.refused}</span>}
      {isTapped && described.refused === undefined && <em>{t('again')}</em>}
    </Box>
  );
}

interface BoxProps {
  at: Point;
  view: Size;
  refused: boolean;
  children: ReactNode;
}

function Box({ at, view, refused, children }: BoxProps) {
  const box = useRef<HTMLDivElement>(null);
  useBeside(box, at, view);
  return (
    <div
      ref={box}
      className={`${styles.tooltip} ${refused ? styles.refused : ''}`}
      style={{ visibility: 'hidden' }}
      aria-hidden="true"
    >
      {children}
    </div>
  );
}

/** Has a tap set down what a second one confirms? */
function isProposal(tool: Tool): boolean {
  switch (tool.kind) {
    case 'move':
      return Boolean(tool.end);
    case 'fire':
      return tool.target !== null;
    case 'deploy':
      return Boolean(tool.at);
    default:
      return false;
  }
}

/** Where a preview is about, when no pointer says so: a finger has left, or a move is being planned. */
function placeOf(game: Game, preview: Preview): Point | null {
  switch (preview.kind) {
    case 'move':
      return preview.end;
    case 'shot':
      return game.state.characters.find((c) => c.id === preview.at)?.at ?? null;
    case 'deploy':
      return preview.at;
    default:
      return preview.to.at;
  }
}
