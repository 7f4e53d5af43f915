import { type Game, type Id, type PaidAction, type Side, TRAITS } from '../model.ts';
import { Recorder } from '../recorder.ts';
import { type Violation, violation } from '../ruleIds.ts';
import type { Ruleset } from '../ruleset.ts';
import { character, charactersOf, distanceBetween, friendsOf, other, profile, sideOf, within } from '../table.ts';
import { endFireOf } from '../upkeep.ts';

/** Friends with Command in whose radius `who` is, and what it is worth (CMD-1, R42, R71). */
export function leadersNear(game: Game, who: Id): readonly { readonly id: Id; readonly value: number }[] {
  const { radius, whileShocked } = game.setup.ruleset.command;
  return friendsOf(game, who)
    .filter((c) => (profile(game, c.id).command ?? 0) > 0 && (whileShocked || !(c.shock || c.panicking)))
    .filter((c) => within(distanceBetween(game, c.id, who), radius))
    .map((c) => ({ id: c.id, value: profile(game, c.id).command ?? 0 }));
}

/** Leaders who now allow `who` more actions than the card's number, and how many (CMD-1, CMD-2, R71). */
function commandOver(game: Game, who: Id): { extra: number; leaders: readonly Id[] } {
  const { several } = game.setup.ruleset.command;
  const leaders = leadersNear(game, who);
  if (leaders.length === 0) return { extra: 0, leaders: [] };
  if (several === 'sum') return { extra: leaders.reduce((n, l) => n + l.value, 0), leaders: leaders.map((l) => l.id) };
  const highest = leaders.reduce((best, l) => (l.value > best.value ? l : best));
  return { extra: highest.value, leaders: [highest.id] };
}

/** Actions `who` may still do in this turn or round, Command included (TURN-7, CMD-1, R31). Never negative. */
export function actionsLeft(game: Game, who: Id): number {
  const { extra } = commandOver(game, who);
  const left = profile(game, who).actions - character(game, who).spent;
  if (game.setup.ruleset.command.share === 'each') return Math.max(0, left + extra);
  const used = charactersOf(game, sideOf(game, who)).reduce((sum, c) => sum + c.beyond, 0);
  return Math.max(0, left) + Math.max(0, extra - used);
}

/** How many of the card's actions an action of `tokens` AT is (TURN-14, R09). */
const countsAs = (game: Game, tokens: number): number =>
  game.setup.ruleset.turn.doubleCountsAs === 'tokens' ? tokens : 1;

/** TURN-5: most tokens of the turn that is being played, while the other side has any; null where there is no limit. */
export function turnLimit({ setup, state: { turn, tokens } }: Game): number | null {
  return tokens[other(turn.side)] > 0 ? setup.ruleset.turn.mostTokens : null;
}

/** Tokens a side may spend now: all it has, in its own turn up to the limit. */
export function tokensToSpend(game: Game, side: Side): number {
  const { turn, tokens } = game.state;
  const limit = side === turn.side ? turnLimit(game) : null;
  return limit === null ? tokens[side] : Math.min(tokens[side], Math.max(0, limit - turn.spent));
}

/** May `who` act at all, and are tokens and actions there for it? PSY-2, WOUND-3, WOUND-4, TURN-5, TURN-7, TURN-11. */
export const mayPay = (game: Game, who: Id, tokens: number, counts?: number): Violation | null =>
  character(game, who).panicking ? violation('PSY-2', { who }) : affords(game, who, tokens, counts);

/** The same of what one may do in panic as well: nothing but to recover (PSY-2). */
export function affords(game: Game, who: Id, tokens: number, counts = countsAs(game, tokens)): Violation | null {
  const c = character(game, who);
  if (c.out) return violation('WOUND-4', { who });
  if (c.at === null) return violation('FLOW-RESERVE', { who });
  if (c.shock) return violation('WOUND-3', { who });
  const have = game.state.tokens[sideOf(game, who)];
  if (have < tokens) return violation('TURN-11', { need: tokens, have });
  const allowed = tokensToSpend(game, sideOf(game, who));
  if (allowed < tokens) return violation('TURN-5', { need: tokens, have: allowed });
  if (profile(game, who).actions - c.spent >= counts) return null; // without asking for leaders
  const left = actionsLeft(game, who);
  return left < counts ? violation('TURN-7', { need: counts, have: left, most: profile(game, who).actions }) : null;
}

/**
 * Puts tokens on the card (TURN-10). Any action ends the Take Cover one has (TC-3; who has it cannot take it, R40) and
 * one's own opportunity and suppression fire (OF-6, SF-7; a reaction only as R65 has it). Aim is part of its shot. `weapon`:
 * what is used where the action is no shot of its own (FIRE-8).
 */
export function pay(
  rec: Recorder,
  who: Id,
  tokens: number,
  on: PaidAction,
  counts = countsAs(rec.game, tokens),
  weapon?: Id,
): void {
  const { game } = rec;
  const left = Math.max(0, profile(game, who).actions - character(game, who).spent);
  const beyond = Math.max(0, counts - left);
  const commandedBy = beyond > 0 ? commandOver(game, who).leaders : [];
  const used = weapon === undefined ? {} : { weapon };
  const cost = { tokens, counts, beyond, on, attack: isAttack(game.setup.ruleset, on) };
  rec.record({ event: 'spent', who, side: sideOf(game, who), ...cost, commandedBy, ...used });
  if (character(game, who).inCover) rec.record({ event: 'coverLost', who });
  if (on === 'aim') return;
  const reaction = sideOf(game, who) !== game.state.turn.side;
  if (!reaction || game.setup.ruleset.coverReactionEndsFire) endFireOf(rec, who);
}

/** ATK-1: what bars from suppression fire in the same turn (SF-10); laying an opportunity marker is not an attack everywhere. */
const isAttack = ({ suppression }: Ruleset, on: PaidAction): boolean =>
  TRAITS[on].attack && (on !== 'opportunityFire' || suppression.layingIsAttack);

/** May they all pay for one thing they do together? Each by himself may be able to, and still not all from one pool (R31). */
export function mayPayTogether(game: Game, all: readonly Id[], tokens: number, on: PaidAction): Violation | null {
  const trial = new Recorder(game);
  for (const who of all) {
    const refused = (on === 'recover' ? affords : mayPay)(trial.game, who, tokens);
    if (refused) return refused;
    pay(trial, who, tokens, on);
  }
  return null;
}
