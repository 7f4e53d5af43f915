import { type Awaiting, alike, baseOf, type Game, type PreparedElement } from '../../../../engine/index.ts';
import { type PreviewOf, pointables } from '../../../../pointing/index.ts';
import { BAD, GOLD } from '../../palette.ts';
import { clear, type Ink, trace } from '../../picture/brush.ts';
import { wholeOf } from '../../picture/stages.ts';
import { drawCounter } from '../markers/drawCounter.ts';
import { edgeToEdge } from './drawSight.ts';
import { drawZone } from './drawZone.ts';
import { cased, casedLine, casedRing, crossOut } from './strokes.ts';

/** Which elements may be the objective, and the one pointed at. */
export function drawObjectives(
  ink: Ink,
  game: Game,
  { by, elements }: Extract<Awaiting, { kind: 'objective' }>,
  preview: PreviewOf<'objective'> | null,
  px: number,
  turned: boolean,
): void {
  drawZone(ink, game, by, true, px);
  const { setup } = game;
  const choices = setup.elements.filter(({ id }) => elements.includes(id));
  const isPointed = (piece: PreparedElement): boolean => alike(setup, piece).some(({ id }) => id === preview?.element);
  for (const each of new Set(choices.flatMap((piece) => wholeOf(setup, piece)))) {
    drawElement(ink, each, isPointed(each), px);
  }
  if (!preview) return;
  const { element, at, violation } = preview;
  const place = setup.elements.find((e) => e.id === element)?.outline.bounds.at ?? at;
  const radius = setup.ruleset.markerRadius;
  if (!violation) drawCounter(ink, { mark: 'objective', side: by, at: place, radius }, px, turned);
  else crossOut(ink, place, radius, BAD, px);
}

function drawElement(ink: Ink, { outline }: PreparedElement, pointed: boolean, px: number): void {
  ink.beginPath();
  trace(ink, outline);
  ink.fillStyle = clear(GOLD, pointed ? 0.35 : 0.14);
  ink.fill();
  ink.lineJoin = 'round';
  if (pointed) cased(ink, GOLD, 3.5, px);
  else cased(ink, GOLD, 2.2, px, [7, 5]);
}

/** Whoever may shoot at one who has set it off, and him. */
export function drawOffers(ink: Ink, game: Game, question: Awaiting, px: number): void {
  if (question.kind !== 'choose' || question.about.what !== 'opportunity') return;
  const target = baseOf(game, question.about.target);
  for (const { target: shooter } of pointables(question)) {
    casedLine(ink, edgeToEdge(baseOf(game, shooter), target), GOLD, 1.8, px, [7, 6]);
  }
  casedRing(ink, target.at, target.radius + 0.14, BAD, 3.5, px);
}
