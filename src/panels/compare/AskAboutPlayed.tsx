import { useGameStore } from '../../store/game.ts';
import { AskEditions } from './AskEditions.tsx';
import { playedSubject } from './subjects.ts';

/** What every edition would say of a command that has been played. */
export function AskAboutPlayed({ node }: { node: number }) {
  const history = useGameStore((s) => s.history);
  const subject = history && playedSubject(history, node);
  return subject && <AskEditions game={subject.game} command={subject.command} />;
}
