import type { Game, Point } from '../engine/index.ts';
import { useTranslations } from '../i18n/index.ts';
import { useUiStore } from '../store/ui.ts';
import styles from './Board.module.css';
import { toScreen, type View } from './camera.ts';
import type { Preview } from './preview.ts';
import { useDescription } from './useDescription.ts';
import { usePreview } from './usePreview.ts';

/** A few words beside what is pointed at, on the side where there is room. The live text says them to those who cannot see it. */
export function Tooltip({ game, view }: { game: Game; view: View }) {
  const t = useTranslations('board');
  const described = useDescription(game);
  const preview = usePreview(game);
  const pointer = useUiStore((ui) => ui.pointer);
  const at = pointer ?? (preview && placeOf(game, preview));
  if (!described || !at) return null;
  const [x, y] = toScreen(view, at);
  if (x < 0 || y < 0 || x > view.width || y > view.height) return null;
  const classes = [
    styles.tooltip,
    x > view.width - 260 ? styles.left : '',
    y > view.height - 150 ? styles.above : '',
    described.refused === undefined ? '' : styles.refused,
  ];
  return (
    <div className={classes.filter(Boolean).join(' ')} style={{ left: x, top: y }} aria-hidden="true">
      <strong>{described.title}</strong>
      {described.lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {described.refused !== undefined && <span className={styles.why}>{described.refused}</span>}
      {pointer === null && preview && isProposal(preview) && <em>{t('again')}</em>}
    </div>
  );
}

/** Does a second tap there do it? */
const isProposal = (preview: Preview): boolean => 'violation' in preview && preview.violation === null;

/** Where a preview is about, when no pointer says so: a finger has left. */
function placeOf(game: Game, preview: Preview): Point | null {
  switch (preview.kind) {
    case 'move':
      return preview.trace.end;
    case 'shot':
      return game.state.characters.find((c) => c.id === preview.at)?.at ?? null;
    case 'deploy':
      return preview.at;
    default:
      return preview.to.at;
  }
}
