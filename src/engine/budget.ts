import type { Game, Id, PaidAction } from './model.ts';
import { Recorder } from './recorder.ts';
import { type Violation, violation } from './ruleIds.ts';
import { baseOf, cardOf, character, charactersOf, friendsOf, gap, profile, sideOf, within } from './table.ts';
import { endFireOf } from './upkeep.ts';

/** Leaders who now allow `who` more actions than the card's number, and how many (CMD-1, CMD-2, R71). */
function commandOver(game: Game, who: Id): { extra: number; leaders: readonly Id[] } {
  const { radius, several, whileShocked } = game.setup.ruleset.command;
  const leaders = friendsOf(game, who)
    .filter((c) => (profile(game, c.id).command ?? 0) > 0 && (whileShocked || !c.shock))
    .filter((c) => within(gap(baseOf(game, c.id), baseOf(game, who)), radius))
    .map((c) => ({ id: c.id, value: profile(game, c.id).command ?? 0 }));
  if (leaders.length === 0) return { extra: 0, leaders: [] };
  if (several === 'sum') return { extra: leaders.reduce((n, l) => n + l.value, 0), leaders: leaders.map((l) => l.id) };
  const highest = leaders.reduce((best, l) => (l.value > best.value ? l : best));
  return { extra: highest.value, leaders: [highest.id] };
}

/** Actions beyond the number that the card showed while they were done: one wounded in this turn has done none since. */
function beyondCard(game: Game, who: Id): number {
  const { spent, wounded, shockSince } = character(game, who);
  const { healthy, wounded: red } = cardOf(game, who);
  const shown = wounded && shockSince < game.state.turn.number ? red : healthy;
  return Math.max(0, spent - shown.actions);
}

/** Extra actions Command still allows `who` beyond the card's number; from a pool, less what friends have used of it (R31). */
function extraActions(game: Game, who: Id): number {
  const { extra } = commandOver(game, who);
  if (game.setup.ruleset.command.share === 'each' || extra === 0) return extra;
  const usedByFriends = charactersOf(game, sideOf(game, who))
    .filter((c) => c.id !== who)
    .reduce((used, c) => used + beyondCard(game, c.id), 0);
  return Math.max(0, extra - usedByFriends);
}

/** Actions `who` may still do in this turn, Command included (TURN-7, CMD-1). Never negative. */
export const actionsLeft = (game: Game, who: Id): number =>
  Math.max(0, profile(game, who).actions + extraActions(game, who) - character(game, who).spent);

/** How many of the card's actions an action of `tokens` AT is (TURN-14, R09). */
const countsAs = (game: Game, tokens: number): number =>
  game.setup.ruleset.turn.doubleCountsAs === 'tokens' ? tokens : 1;

/** May `who` act at all, and are tokens and actions there for it? WOUND-3, WOUND-4, TURN-7, TURN-11. */
export function mayPay(game: Game, who: Id, tokens: number, counts = countsAs(game, tokens)): Violation | null {
  const c = character(game, who);
  if (c.out) return violation('WOUND-4', { who });
  if (c.at === null) return violation('FLOW-RESERVE', { who });
  if (c.shock) return violation('WOUND-3', { who });
  const have = game.state.tokens[sideOf(game, who)];
  if (have < tokens) return violation('TURN-11', { need: tokens, have });
  if (profile(game, who).actions - c.spent >= counts) return null; // without asking for leaders
  const left = actionsLeft(game, who);
  return left < counts ? violation('TURN-7', { need: counts, have: left, most: profile(game, who).actions }) : null;
}

/**
 * Puts tokens on the card (TURN-10). Any action ends the Take Cover one has (TC-3; who has it cannot take it, R40) and
 * one's own opportunity and suppression fire (OF-6, SF-7; a reaction only as R65 has it). Aim is part of its shot.
 */
export function pay(rec: Recorder, who: Id, tokens: number, on: PaidAction): void {
  const { game } = rec;
  const counts = countsAs(game, tokens);
  const beyond = character(game, who).spent + counts > profile(game, who).actions;
  const commandedBy = beyond ? commandOver(game, who).leaders : [];
  rec.record({ event: 'spent', who, side: sideOf(game, who), tokens, counts, on, commandedBy });
  if (character(game, who).inCover) rec.record({ event: 'coverLost', who });
  if (on === 'aim') return;
  const reaction = sideOf(game, who) !== game.state.turn.side;
  if (!reaction || game.setup.ruleset.coverReactionEndsFire) endFireOf(rec, who);
}

/** May they all pay for one thing they do together? Each by himself may be able to, and still not all from one pool (R31). */
export function mayPayTogether(game: Game, all: readonly Id[], tokens: number, on: PaidAction): Violation | null {
  const trial = new Recorder(game);
  for (const who of all) {
    const refused = mayPay(trial.game, who, tokens);
    if (refused) return refused;
    pay(trial, who, tokens, on);
  }
  return null;
}
