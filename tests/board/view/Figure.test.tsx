import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Figure, figureIn } from '../../../src/board/index.ts';
import { given, rifle } from '../../support/builders/given.ts';

const GAME = given({
  a: [
    { id: 'abel', at: [4, 4], role: 'lmg', card: { weapons: [rifle({ machineGun: true })] }, state: { wounded: true } },
    { id: 'bert', at: [6, 4], state: { inCover: true } },
  ],
  b: [{ id: 'emil', state: { out: true } }],
});

test('what is painted of somebody is read off the game', () => {
  expect(figureIn(GAME, 'abel')).toMatchObject({ side: 'a', role: 'lmg', weapon: 'machineGun', wounded: true });
  expect(figureIn(GAME, 'bert')).toMatchObject({ inCover: true, wounded: false, fallen: false });
  expect(figureIn(GAME, 'emil')).toMatchObject({ side: 'b', fallen: true });
});

const strokes = (canvas: Element): unknown =>
  ((canvas as HTMLCanvasElement).getContext('2d') as unknown as { __getEvents(): { type: string; props: object }[] })
    .__getEvents()
    .map(({ type, props }) => [type, props]);

test('it fills the square it is given, and is painted anew when he has fallen', () => {
  const { container, rerender } = render(<Figure {...figureIn(GAME, 'abel')} size={60} />);
  const canvas = container.querySelector('canvas') as HTMLCanvasElement;
  expect([canvas.width, canvas.style.width]).toEqual([60 * window.devicePixelRatio, '60px']);
  const standing = JSON.stringify(strokes(canvas));
  rerender(<Figure {...figureIn(GAME, 'abel')} fallen size={60} />);
  expect(JSON.stringify(strokes(canvas)).slice(standing.length)).not.toBe('');
});

test('it is silent unless it is given a name', () => {
  render(<Figure {...figureIn(GAME, 'abel')} size={60} />);
  expect(screen.queryByRole('img')).toBeNull();
  render(<Figure {...figureIn(GAME, 'abel')} size={60} label="Abel" />);
  expect(screen.getByRole('img', { name: 'Abel' })).toBeInstanceOf(HTMLCanvasElement);
});
