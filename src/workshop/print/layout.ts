import type { ReactNode } from 'react';

/**
 * Sheets of paper, in mm. What is on them is the same on A4 and on Letter: both have room for it inside margins of 8 mm, and for the few per
 * cent by which a printer may have to be corrected.
 */
export const SHEET = { width: 184, height: 250 } as const;

/** Where pieces lie: beside it and below it is a bar to measure by. */
export const ROOM = { width: 176, height: 236 } as const;

/** An outline that is cut along. */
export interface Cut {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Of its corners; half its width: it is round. */
  readonly radius?: number;
}

/** Something to cut out, or a part of a page. */
export interface Piece {
  readonly width: number;
  readonly height: number;
  /** From its upper left corner. */
  readonly cuts: readonly Cut[];
  /** It begins a row. */
  readonly begins?: boolean;
  /** What is drawn inside, from there too. */
  readonly node: ReactNode;
}

export interface Placed extends Piece {
  readonly x: number;
  readonly y: number;
}

/** One side of a sheet of paper. `isBack`: of the one before. */
export interface Sheet {
  readonly pieces: readonly Placed[];
  readonly isBack?: boolean;
}

/** Pieces in rows, in their order, on as many sheets as it takes. */
export function inRows(pieces: readonly Piece[]): readonly Sheet[] {
  const sheets: Placed[][] = [];
  let [x, y, row] = [0, 0, 0];
  for (const piece of pieces) {
    if (x > 0 && (piece.begins || x + piece.width > ROOM.width)) [x, y, row] = [0, y + row, 0];
    if (sheets.length === 0 || (y > 0 && y + piece.height > ROOM.height)) {
      sheets.push([]);
      [x, y, row] = [0, 0, 0];
    }
    sheets.at(-1)?.push({ ...piece, x, y });
    x += piece.width;
    row = Math.max(row, piece.height);
  }
  return sheets.map((placed) => ({ pieces: placed }));
}

/** Fronts, and behind each its back, for paper that is turned over about its long edge. */
export function onBothSides(fronts: readonly Piece[], backs: readonly ReactNode[]): readonly Sheet[] {
  let first = 0;
  return inRows(fronts).flatMap((front) => {
    const behind = front.pieces.map((piece, i) => ({
      ...piece,
      x: SHEET.width - piece.x - piece.width,
      node: backs[first + i],
    }));
    first += front.pieces.length;
    return [front, { pieces: behind, isBack: true }];
  });
}
