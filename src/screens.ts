// The screens on which one plays, and the threads that think for them: fetched together when a game is on the table.
import './threads.ts';

export { ClubScreen } from './panels/club/ClubScreen.tsx';
export { GameScreen } from './panels/game/GameScreen.tsx';
export { ProjectorScreen } from './panels/projector/ProjectorScreen.tsx';
