/**
 * The data of one question, allocated once and handed from step to step: who is given a part of it reads or writes that
 * part and no other. Nothing in it outlives the question. Lengths in u, in the frame of the question.
 */
export interface Workspace {
  /** Laid by `begin`. */
  readonly frame: Frame;
  /** For cutting an outline to the corridor. */
  readonly clipping: Clipping;
  /** Added by `addOutline`. */
  readonly curves: Curves;
  readonly pieces: Pieces;
  /** Filled by `gather`. */
  readonly gathered: Gathered;
  /** Set by `choose`: the pieces that take part in EXISTS or ALL. */
  readonly chosen: Chosen;
  /** Measured by `measureIntervals` for the chosen pieces at one slope. */
  readonly intervals: Intervals;
  /** Measured by ALL for the chosen pieces and one point of T: which slopes of the lines through it they block. */
  readonly blockedSlopes: { low: Float64Array; high: Float64Array };
  /** The free line that EXISTS found last. */
  readonly free: DualPoint;
  /** The point of T that ALL found hidden last. */
  readonly hidden: FramePoint;
  /** For counting covers (COVER-9). */
  readonly counting: Counting;
}

/** A line y = m x + b, which is a point of the dual plane. */
export interface DualPoint {
  m: number;
  b: number;
}

/** A point in the frame. */
export interface FramePoint {
  x: number;
  y: number;
}

/** A range of numbers, from … to. */
export interface Range {
  from: number;
  to: number;
}

/**
 * The frame of one question: the attacker's base A lies at the origin, the target's base T at (d, 0). A line of sight is
 * y = m x + b. Everything between the bases lies in the corridor: the convex hull of A and T without A and T.
 */
export interface Frame {
  originX: number;
  originY: number;
  /** Direction from A to T on the table. */
  alongX: number;
  alongY: number;
  /** Distance of the centres. */
  d: number;
  /** Radii, drawn in. */
  rA: number;
  rT: number;
  /** No line that meets both bases is steeper than this slope (the inner tangents). */
  steepest: number;
  /** Normal of the upper outer tangent: (lean, upright); the lower one is its mirror image. */
  lean: number;
  upright: number;
  /**
   * The sides of the corridor, the outer tangents and the chords between their ends, as half-planes
   * normalX x + normalY y + offset >= 0.
   */
  readonly normalX: Float64Array;
  readonly normalY: Float64Array;
  readonly offset: Float64Array;
}

/** How many half-planes bound the corridor. */
export const SIDES = 4;

/** What a piece is asked about: a question takes all pieces that have one of its roles. */
export const ROLE = {
  /** Total cover: breaks the line of sight (LOS-2). */
  BLOCKS: 1,
  /** Hides a part of the target, which makes partial cover (LOS-3, R76). */
  HIDES: 2,
  /** Partial cover that counts (LOS-5, COVER-7, COVER-8). */
  COVERS: 4,
} as const;

/** Which base a curve may lie beside: see `isBeside`. */
export const BESIDE = { A: 1, T: 2 } as const;

/**
 * The curves of the dual plane (m, b) that bound sets of lines: of a vertex (radius 0) all lines through it, of the upper
 * side of a circle (radius > 0) or its lower side (radius < 0) all tangents there. At slope m a curve lies at
 * b = y - m x + radius * sqrt(1 + m m): straight for a vertex, one branch of a hyperbola for a circle.
 * The first four bound all lines that meet both bases: lower A and T, upper A and T.
 */
export interface Curves {
  count: number;
  x: Float64Array;
  y: Float64Array;
  radius: Float64Array;
  beside: Uint8Array;
  /** Unit vectors from the centre to both ends of an arc, counter-clockwise (x towards y); all 0 for a whole circle. */
  startX: Float64Array;
  startY: Float64Array;
  endX: Float64Array;
  endY: Float64Array;
}

export const LOWER_A = 0;
export const LOWER_T = 1;
export const UPPER_A = 2;
export const UPPER_T = 3;
/** The curves from here on are those of pieces. */
export const BASE_CURVES = 4;

/**
 * The pieces: connected parts of the edges of the blockers, cut to the corridor. Each is a run of vertices (curves `first`
 * to `end`, `end` excluded) and perhaps one arc (upper side `arc`, lower side `arc + 1`).
 */
export interface Pieces {
  count: number;
  first: Int32Array;
  end: Int32Array;
  /** -1: none. */
  arc: Int32Array;
  /** Index of the blocker in the question. */
  owner: Int32Array;
  role: Uint8Array;
}

export interface Chosen {
  count: number;
  piece: Int32Array;
}

/** The interval of b that each chosen piece blocks at one slope, and the curves it ends at. */
export interface Intervals {
  low: Float64Array;
  high: Float64Array;
  lowCurve: Int32Array;
  highCurve: Int32Array;
}

/** The outline at hand, and what is needed to cut it. */
export interface Clipping {
  /** The blocker it is the edge of, and the role of the pieces it leaves. */
  owner: number;
  role: number;
  /** The radius of the disk about A's centre in which it does not count: A itself, or all that is near (COVER-6 in B). */
  hole: number;
  /** Its vertices, if it is a polygon. */
  count: number;
  x: Float64Array;
  y: Float64Array;
  /** Did the last piece end at a vertex that lies in the corridor, so that the next edge goes on with it? */
  isGrowing: boolean;
  /** The parts of an edge within the sides of the corridor, inside the hole, and inside T. */
  readonly between: Range;
  readonly inHole: Range;
  readonly inTarget: Range;
  /** Where its circle is cut, as unit vectors from the centre, in counter-clockwise order of `key`. */
  readonly cuts: { x: number; y: number; key: number }[];
  cutCount: number;
}

/** What became of the blockers of a question, besides the pieces they left in the corridor. */
export interface Gathered {
  /** Indices of the blockers that may lie between the bases and have some role. */
  readonly taken: number[];
  /** Indices of the partial cover that may lie between. */
  readonly partial: number[];
  /** Does one element of total cover shut off the whole corridor? */
  isShut: boolean;
  /** Does one element of partial cover? */
  isCovered: boolean;
  /** Those that overlap the target's base, with their roles: what of it lies inside them is hidden. */
  readonly overTarget: { readonly index: number; readonly role: number }[];
  /** Those that count as partial cover, each from its hole outwards (COVER-6 in B). */
  readonly covers: { readonly index: number; readonly hole: number }[];
  /** Do all pieces that break the line of sight also hide a part, so that one question answers both? */
  blocksAsHides: boolean;
}

/** What it takes to find the line that crosses the fewest covers (COVER-9, R37). */
export interface Counting {
  /** Laid by `layShapes`. */
  readonly shapes: Shapes;
  /** Of the line counted last: its stretches in cover, and how many covers they make. */
  readonly stretches: Stretches;
  readonly found: CoverCount;
  /** The clearest line so far. */
  readonly best: DualPoint & { covers: number };
  /** The cell at hand, what is known of all its lines, where it is best split, and the cells that wait. */
  readonly cell: Cell;
  readonly passages: Passages;
  /** No line of the cell meets fewer covers. */
  readonly least: CoverCount;
  readonly split: Split;
  readonly queue: CellQueue;
}

/** How many covers: smoke counts apart from all other cover (R37, GREN-15). */
export interface CoverCount {
  smoke: number;
  other: number;
}

/** The partial cover between the bases that counts, whole, to be counted along lines (R37). */
export interface Shapes {
  count: number;
  /** Where the vertices of each begin; they end where those of the next begin. */
  readonly first: number[];
  /** Radius of a round one, whose only vertex is its centre; 0: a polygon. */
  readonly radius: number[];
  /** Nothing nearer to A's centre than this counts (COVER-6 in B). */
  readonly hole: number[];
  /** Smoke counts apart from all other cover and from other smoke (R37, GREN-15). */
  readonly isSmoke: boolean[];
  /** Index of the blocker in the question. */
  readonly owner: number[];
  /** The vertices of all shapes, one after the other. */
  readonly x: number[];
  readonly y: number[];
}

/** The stretches of one line that lie in covers, as distances along it (u) like its exit from A, and their shapes. */
export interface Stretches {
  exit: number;
  count: number;
  readonly enter: number[];
  readonly leave: number[];
  readonly shape: number[];
  /** Where the line crosses the edges of the polygon at hand, as x. */
  readonly crossings: number[];
}

/**
 * A cell is a convex set of lines: a polygon in the dual plane. All lines through one point of the table are a straight
 * line there, so that points split cells into cells.
 */
export interface Cell {
  count: number;
  readonly m: Float64Array;
  readonly b: Float64Array;
  /** The slopes of its lines, and sqrt(1 + m m) of them, from … to. */
  mLow: number;
  mHigh: number;
  sLow: number;
  sHigh: number;
  /** The line in its middle. */
  readonly middle: DualPoint;
  /** How far the point measured last lies above its lines (below: negative), least and most. */
  overLow: number;
  overHigh: number;
}

/** A cell gains at most one corner with each split, and in practice seldom has more than eight. */
export const MOST_CORNERS = 256;

/** Cells that wait for their turn, first come, first served: for each the number of its corners, then the corners. */
export interface CellQueue {
  cells: Float64Array;
  head: number;
  tail: number;
}

/** Where the cell at hand is best split: by the lines through the point (x, y). Without worth there is no such point. */
export interface Split {
  x: number;
  y: number;
  worth: number;
  /** Do all lines of the cell pass through one corner? Then it has no width and is no line of sight (R51). */
  isThin: boolean;
}

/** Bounds of where the lines of a cell run through the covers; all places are x. */
export interface Passages {
  /** Stretches that every line has: each begins between enterLow and enterHigh and does not end before leaveLow. */
  readonly sure: {
    count: number;
    readonly enterLow: number[];
    readonly enterHigh: number[];
    readonly leaveLow: number[];
  };
  /** Where the lines may be in a cover: nowhere else. */
  readonly possible: { count: number; readonly low: number[]; readonly high: number[] };
  /** What is between: from where a line leaves A, or the hole of a shape, to where it enters T. */
  readonly hole: Chord;
  readonly target: Chord;
  /** The chord of the round shape at hand. */
  readonly round: Chord;
  /** On which side of the lines the vertices of the polygon at hand lie, as `sideOf` has it. */
  readonly side: number[];
  /** Where the lines cross the edges that all of them cross, in the order in which the middle line does. */
  readonly crossings: Crossings;
  /** Where they cross the edge at hand, if they do. */
  readonly edge: Range;
}

/** A disk, and where the lines of a cell enter and leave it, as far as they meet it. */
export interface Chord {
  x: number;
  y: number;
  radius: number;
  enterLow: number;
  enterHigh: number;
  leaveLow: number;
  leaveHigh: number;
}

export interface Crossings {
  count: number;
  readonly low: number[];
  readonly high: number[];
  readonly middle: number[];
  /** Is it surely before T, and beyond the hole? */
  readonly isBefore: boolean[];
  readonly isBeyond: boolean[];
}

/** Some pieces and curves, more than most questions need; `addPiece` and `addCurve` make room for more. */
const PIECES = 256;
const CURVES = 1024;
const VERTICES = 512;
const CORNERS = 4096;

export function newWorkspace(): Workspace {
  return {
    frame: newFrame(),
    clipping: newClipping(),
    curves: newCurves(),
    pieces: {
      count: 0,
      first: new Int32Array(PIECES),
      end: new Int32Array(PIECES),
      arc: new Int32Array(PIECES),
      owner: new Int32Array(PIECES),
      role: new Uint8Array(PIECES),
    },
    gathered: {
      taken: [],
      partial: [],
      isShut: false,
      isCovered: false,
      overTarget: [],
      covers: [],
      blocksAsHides: true,
    },
    chosen: { count: 0, piece: new Int32Array(PIECES) },
    intervals: {
      low: new Float64Array(PIECES),
      high: new Float64Array(PIECES),
      lowCurve: new Int32Array(PIECES),
      highCurve: new Int32Array(PIECES),
    },
    blockedSlopes: { low: new Float64Array(PIECES), high: new Float64Array(PIECES) },
    free: { m: 0, b: 0 },
    hidden: { x: 0, y: 0 },
    counting: newCounting(),
  };
}

const newFrame = (): Frame => ({
  originX: 0,
  originY: 0,
  alongX: 1,
  alongY: 0,
  d: 0,
  rA: 0,
  rT: 0,
  steepest: 0,
  lean: 0,
  upright: 1,
  normalX: new Float64Array(SIDES),
  normalY: new Float64Array(SIDES),
  offset: new Float64Array(SIDES),
});

const newClipping = (): Clipping => ({
  owner: 0,
  role: 0,
  hole: 0,
  count: 0,
  x: new Float64Array(VERTICES),
  y: new Float64Array(VERTICES),
  isGrowing: false,
  between: { from: 0, to: 1 },
  inHole: { from: 0, to: 0 },
  inTarget: { from: 0, to: 0 },
  cuts: [],
  cutCount: 0,
});

const newCurves = (): Curves => ({
  count: 0,
  x: new Float64Array(CURVES),
  y: new Float64Array(CURVES),
  radius: new Float64Array(CURVES),
  beside: new Uint8Array(CURVES),
  startX: new Float64Array(CURVES),
  startY: new Float64Array(CURVES),
  endX: new Float64Array(CURVES),
  endY: new Float64Array(CURVES),
});

const newCounting = (): Counting => ({
  shapes: { count: 0, first: [], radius: [], hole: [], isSmoke: [], owner: [], x: [], y: [] },
  stretches: { exit: 0, count: 0, enter: [], leave: [], shape: [], crossings: [] },
  found: { smoke: 0, other: 0 },
  best: { covers: 0, m: 0, b: 0 },
  cell: {
    count: 0,
    m: new Float64Array(MOST_CORNERS),
    b: new Float64Array(MOST_CORNERS),
    mLow: 0,
    mHigh: 0,
    sLow: 0,
    sHigh: 0,
    middle: { m: 0, b: 0 },
    overLow: 0,
    overHigh: 0,
  },
  passages: {
    sure: { count: 0, enterLow: [], enterHigh: [], leaveLow: [] },
    possible: { count: 0, low: [], high: [] },
    hole: newChord(),
    target: newChord(),
    round: newChord(),
    side: [],
    crossings: { count: 0, low: [], high: [], middle: [], isBefore: [], isBeyond: [] },
    edge: { from: 0, to: 0 },
  },
  least: { smoke: 0, other: 0 },
  split: { x: 0, y: 0, worth: 0, isThin: false },
  queue: { cells: new Float64Array(CORNERS), head: 0, tail: 0 },
});

const newChord = (): Chord => ({ x: 0, y: 0, radius: 0, enterLow: 0, enterHigh: 0, leaveLow: 0, leaveHigh: 0 });

/** The workspace of all questions, one after the other: only the doors of the room take it, and hand it on. */
export const pooled = newWorkspace();
