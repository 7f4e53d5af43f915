import { type Motion, tracerAt } from '../../../motion/motion.ts';
import { GOLD, PAPER } from '../../palette.ts';
import { clear, type Ink } from '../../picture/brush.ts';
import { ring } from './strokes.ts';

/** Shots on their way: a streak, then a burst where it hit or a thin ring where it missed. */
export function drawTracers(ink: Ink, motion: Motion | null, time: number, px: number): void {
  for (const tracer of motion?.tracers ?? []) {
    const seen = tracerAt(tracer, time);
    if (!seen) continue;
    const { head, tail, arrived } = seen;
    if (arrived === 0) {
      ink.lineCap = 'round';
      ink.beginPath();
      ink.moveTo(...tail);
      ink.lineTo(...head);
      ink.lineWidth = 3.5 * px;
      ink.strokeStyle = clear(GOLD, 0.95);
      ink.stroke();
      continue;
    }
    const colour = clear(tracer.hit ? '#ff5a3c' : PAPER, 1 - arrived);
    ring(ink, tracer.to, 0.5 + arrived * (tracer.hit ? 0.6 : 0.25), colour, tracer.hit ? 5 : 2, px);
  }
}
