import { useEffect, useLayoutEffect } from 'react';
import type { en } from './i18n/en/index.ts';
import { IntlProvider } from './i18n/index.ts';
import { Cases } from './panels/cases/Cases.tsx';
import { ClubQuestion } from './panels/club/ClubQuestion.tsx';
import { ErrorBoundary } from './panels/ErrorBoundary.tsx';
import { Failure } from './panels/Failure.tsx';
import { Rulebook } from './panels/reference/Rulebook.tsx';
import { ChoosingGame } from './panels/start/ChoosingGame.tsx';
import { DroppedFile } from './panels/start/DroppedFile.tsx';
import { SettingUp } from './panels/start/SettingUp.tsx';
import { StartPage } from './panels/start/StartPage.tsx';
import { UpdateNotice } from './panels/start/UpdateNotice.tsx';
import { boardFaces } from './parts/faces.ts';
import { keepFocus } from './parts/keepFocus.ts';
import { Loading } from './parts/Loading.tsx';
import { onDemand } from './parts/onDemand.tsx';
import { useBringing } from './store/bringing.ts';
import { runClubTable, useClubTable } from './store/clubTable.ts';
import { fetched } from './store/fetched.ts';
import { useGameStore } from './store/game.ts';
import { useSpoken } from './store/language.ts';
import { lead } from './store/leading.ts';
import { sortLetters } from './store/letters.ts';
import { useLinks, watchLinks } from './store/links.ts';
import { usePreferred, useTelling } from './store/preferred.ts';
import { usePrinting } from './store/printing.ts';
import { PROJECTOR, useProjector } from './store/projector.ts';
import { useResuming } from './store/resuming.ts';
import { useSharing } from './store/sharing.ts';
import { useWorkshop } from './store/workshop.ts';

const screens = async () => (await Promise.all([fetched(() => import('./screens.ts')), boardFaces()]))[0];
const GameScreen = onDemand(async () => (await screens()).GameScreen);
const ProjectorScreen = onDemand(async () => (await screens()).ProjectorScreen);
const ClubScreen = onDemand(async () => (await screens()).ClubScreen);
const Workshop = onDemand(async () => {
  const [{ Workshop: Part }] = await Promise.all([fetched(() => import('./workshop/index.ts')), boardFaces()]);
  return Part;
});
const LinkDialog = onDemand(
  async () => (await fetched(() => import('./panels/start/LinkDialog.tsx'))).LinkDialog,
  null,
);
const ShareDialog = onDemand(
  async () => (await fetched(() => import('./panels/share/ShareDialog.tsx'))).ShareDialog,
  null,
);
const PrintDialog = onDemand(async () => (await fetched(() => import('./workshop/index.ts'))).PrintDialog, null);
const Bringing = onDemand(async () => (await fetched(() => import('./workshop/index.ts'))).Bringing, null);
const ProjectorWindow = onDemand(async () => {
  const [{ ProjectorWindow: Part }] = await Promise.all([
    fetched(() => import('./panels/projector/ProjectorWindow.tsx')),
    boardFaces(),
  ]);
  return Part;
});

const TIME_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

export function App() {
  usePreferred();
  useTelling();
  const spoken = useSpoken();
  if (!spoken) return null;
  return (
    <IntlProvider locale={spoken.locale} messages={spoken.messages as typeof en} timeZone={TIME_ZONE}>
      <ErrorBoundary instead={(error, again, times) => <Failure error={error} again={again} times={times} />}>
        {location.hash === PROJECTOR ? <ProjectorWindow /> : <Page />}
        <Rulebook />
        <Cases />
      </ErrorBoundary>
    </IntlProvider>
  );
}

/** The window in which a game is played. */
function Page() {
  const game = useGameStore((s) => s.game);
  const awaiting = useGameStore((s) => s.awaiting);
  const history = useGameStore((s) => s.history);
  const isLarge = useProjector((s) => s.on);
  const isResuming = useResuming((s) => s.on);
  const isEditing = useWorkshop((s) => s.open);
  const isLink = useLinks((s) => s.came !== null);
  const isPrinting = usePrinting((s) => s.printed !== null);
  const isSharing = useSharing((s) => s.shared !== null);
  const isBringing = useBringing((s) => s.coming !== null);
  const isShow = useClubTable(({ phase }) => phase === 'shows');
  useLayoutEffect(sortLetters, []); // before anything on the page listens
  useEffect(keepFocus, []);
  useEffect(() => lead(), []);
  useEffect(() => watchLinks(), []);
  useEffect(() => runClubTable(), []);
  const Screen = isLarge ? ProjectorScreen : GameScreen;
  const isPlaying = game && awaiting && history;
  return (
    <>
      {isShow ? (
        <ClubScreen />
      ) : isEditing ? (
        <>
          <Workshop />
          <ChoosingGame />
        </>
      ) : isPlaying ? (
        <Screen game={game} awaiting={awaiting} history={history} />
      ) : isResuming ? (
        <Loading />
      ) : (
        <StartPage />
      )}
      <DroppedFile />
      {!isShow && (
        <>
          <SettingUp />
          <UpdateNotice />
          {isBringing && <Bringing />}
          {isLink && <LinkDialog />}
          {isSharing && <ShareDialog />}
          {isPrinting && <PrintDialog />}
          <ClubQuestion />
        </>
      )}
    </>
  );
}
