import { useMemo, useState } from 'react';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import form from '../../parts/form.module.css';
import { gameFile } from '../../play/files/writeGame.ts';
import { gameAt, type History, lineTo } from '../../play/history.ts';
import type { Made } from '../../play/library.ts';
import { PARTS, type Part, partOf } from '../../play/share/part.ts';
import type { Start } from '../../play/start.ts';
import { inFileName } from '../../store/download.ts';
import { useGameStore } from '../../store/game.ts';
import { gameFileName } from '../../store/gameFile.ts';
import { useSharing } from '../../store/sharing.ts';
import { AsFile } from './AsFile.tsx';
import { AsLink } from './AsLink.tsx';
import { AsPicture } from './AsPicture.tsx';
import { AsText } from './AsText.tsx';
import styles from './Share.module.css';

const WAYS = ['link', 'picture', 'text', 'file'] as const;
type Way = (typeof WAYS)[number];

/** What is to be handed on, and how: as a link, a picture, a text or a file. */
export function ShareDialog() {
  const shared = useSharing((s) => s.shared);
  const start = useGameStore((s) => s.start);
  const history = useGameStore((s) => s.history);
  if (shared?.of === 'made') return <ShareFile name={shared.name} kind={shared.made.kind} file={shared.made.file} />;
  if (shared?.of === 'position') return <ShareFile name={shared.name} kind="position" file={shared.file} />;
  return shared && start && history && <ShareGame start={start} history={history} />;
}

interface ShareFileProps {
  name: string;
  kind: string;
  file: Made['file'];
}

function ShareFile({ name, kind, file }: ShareFileProps) {
  const t = useTranslations('ui.share');
  const [way, setWay] = useState<Way>('link');
  const named = `take-cover-${kind}-${inFileName(name) || 'own'}.json`;
  return (
    <Dialog title={t('title', { name })} onClose={useSharing.getState().done} wide>
      <Ways ways={['link', 'file']} way={way} onWay={setWay} />
      {way === 'link' ? <AsLink title={name} file={file} /> : <AsFile name={named} file={file} />}
    </Dialog>
  );
}

/** How a game stands, how it came to that, or all that was tried in it. */
function ShareGame({ start, history }: { start: Start; history: History }) {
  const t = useTranslations('ui.share');
  const versus = useTranslations('ui.start');
  const looking = useGameStore((s) => s.looking?.at ?? null);
  const at = looking ?? history.at;
  const game = gameAt(history, at);
  const isOver = game.state.outcome !== null;
  const [part, setPart] = useState<Part>('upTo');
  const [way, setWay] = useState<Way>(isOver ? 'text' : 'link');
  const { a, b } = start.setup.sides;
  const title = start.title || versus('versus', { a: a.name, b: b.name });
  const hasMore = history.nodes.length > lineTo(history, at).length;
  const file = useMemo((): Made['file'] => {
    const shared = partOf(start, history, at, part);
    return gameFile(shared.start, shared.history);
  }, [start, history, at, part]);
  return (
    <Dialog title={t('title', { name: t('theGame') })} onClose={useSharing.getState().done} wide>
      <Ways ways={WAYS} way={way} onWay={setWay} />
      {way !== 'text' && (
        <fieldset className={styles.choice} aria-label={t('what')}>
          {PARTS.filter((each) => each !== 'whole' || hasMore).map((each) => (
            <Button key={each} pressed={each === part} onClick={() => setPart(each)}>
              {t(`part.${each}`)}
            </Button>
          ))}
        </fieldset>
      )}
      {way === 'link' && <AsLink title={title} file={file} />}
      {way === 'picture' && <AsPicture title={title} name={gameFileName(start)} game={game} file={file} />}
      {way === 'text' && <AsText title={title} game={game} history={history} at={at} />}
      {way === 'file' && <AsFile name={gameFileName(start)} file={file} />}
    </Dialog>
  );
}

interface WaysProps {
  ways: readonly Way[];
  way: Way;
  onWay: (way: Way) => void;
}

function Ways({ ways, way, onWay }: WaysProps) {
  const t = useTranslations('ui.share');
  return (
    <fieldset className={`${form.buttons} ${styles.choice}`} aria-label={t('how')}>
      {ways.map((each) => (
        <Button key={each} pressed={each === way} onClick={() => onWay(each)}>
          {t(`by.${each}`)}
        </Button>
      ))}
    </fieldset>
  );
}
