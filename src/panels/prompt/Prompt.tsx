import type { Awaiting, Game } from '../../engine/index.ts';
import { ActPrompt } from './ActPrompt.tsx';
import { AimPrompt } from './AimPrompt.tsx';
import { BidPrompt } from './BidPrompt.tsx';
import { CoverPrompt } from './CoverPrompt.tsx';
import { DeployPrompt } from './DeployPrompt.tsx';
import { DriftPrompt } from './DriftPrompt.tsx';
import { EdgePrompt } from './EdgePrompt.tsx';
import { EquipPrompt } from './EquipPrompt.tsx';
import { FightFirstPrompt } from './FightFirstPrompt.tsx';
import { ListedPrompt } from './ListedPrompt.tsx';
import { ObjectivePrompt } from './ObjectivePrompt.tsx';
import { OverPrompt } from './OverPrompt.tsx';
import { RollPrompt } from './RollPrompt.tsx';
import { SmokePrompt } from './SmokePrompt.tsx';

/** The decision that is due, in words, with its answers. */
export function Prompt({ game, awaiting }: { game: Game; awaiting: Awaiting }) {
  switch (awaiting.kind) {
    case 'act':
      return <ActPrompt game={game} by={awaiting.by} />;
    case 'bids':
      return <BidPrompt game={game} awaiting={awaiting} />;
    case 'deploy':
      return <DeployPrompt game={game} awaiting={awaiting} />;
    case 'roll':
      // A new roll begins with an empty hand: what was half typed for the last one is gone.
      return <RollPrompt key={game.state.frames.length + awaiting.about.what} game={game} awaiting={awaiting} />;
    case 'choose':
      switch (awaiting.about.what) {
        case 'edge':
          return <EdgePrompt game={game} by={awaiting.by} options={awaiting.options} />;
        case 'takeCover':
          return <CoverPrompt game={game} by={awaiting.by} about={awaiting.about} options={awaiting.options} />;
        case 'aim':
          return <AimPrompt game={game} by={awaiting.by} about={awaiting.about} options={awaiting.options} />;
        case 'fightFirst':
          return <FightFirstPrompt game={game} by={awaiting.by} about={awaiting.about} options={awaiting.options} />;
        default:
          return <ListedPrompt game={game} by={awaiting.by} about={awaiting.about} options={awaiting.options} />;
      }
    case 'objective':
      return <ObjectivePrompt game={game} awaiting={awaiting} />;
    case 'drift':
      return <DriftPrompt game={game} awaiting={awaiting} />;
    case 'equip':
      return <EquipPrompt game={game} awaiting={awaiting} />;
    case 'smoke':
      return <SmokePrompt game={game} awaiting={awaiting} />;
    case 'over':
      return <OverPrompt game={game} outcome={awaiting.outcome} />;
  }
}
