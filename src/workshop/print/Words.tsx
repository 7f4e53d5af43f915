/** How wide letters are on the whole, as a share of their height. */
const USUAL = 0.56;

interface WordsProps {
  x: number;
  y: number;
  /** In mm, as all else. */
  size: number;
  children: string;
  /** No wider than this: longer ones are pressed together. */
  most?: number;
  anchor?: 'start' | 'middle' | 'end';
  bold?: boolean;
  fill?: string;
}

/** A line of words on paper. */
export function Words({ x, y, size, children, most, anchor = 'start', bold = false, fill = '#111' }: WordsProps) {
  const isTooLong = most !== undefined && widthOf(children, size, bold) > most;
  return (
    <text
      x={x}
      y={y}
      fontSize={size}
      textAnchor={anchor}
      fontWeight={bold ? 700 : 400}
      fill={fill}
      {...(isTooLong && { textLength: most, lengthAdjust: 'spacingAndGlyphs' })}
    >
      {children}
    </text>
  );
}

/** Words in lines of at most so many mm. */
export function wrapped(text: string, size: number, most: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(longer, size) > most) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line === '' ? lines : [...lines, line];
}

let brush: CanvasRenderingContext2D | null = null;

/** As the page would set it; where it cannot tell, as it usually is. */
function widthOf(text: string, size: number, bold = false): number {
  brush ??= document.createElement('canvas').getContext('2d');
  if (!brush) return text.length * size * USUAL;
  brush.font = `${bold ? 700 : 400} 100px "Public Sans Variable", sans-serif`;
  return (brush.measureText(text).width / 100) * size || text.length * size * USUAL;
}
