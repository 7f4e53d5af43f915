import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { SHEET, type Sheet } from './layout.ts';
import styles from './Print.module.css';
import { type Correction, SheetDrawing } from './SheetDrawing.tsx';

/** What browsers call the sizes of paper. */
export const PAPERS = ['A4', 'letter'] as const;
export type PaperSize = (typeof PAPERS)[number];

/** In mm. */
const WIDTHS: Readonly<Record<PaperSize, number>> = { A4: 210, letter: 215.9 };

interface PaperProps {
  sheets: readonly Sheet[];
  title: string;
  size: PaperSize;
  correction: Correction;
}

/** A whole number of CSS pixels, or a browser makes it smaller: at least 8 mm. */
const MARGIN = '8.21mm';

/** What it comes to: 31 CSS pixels, in mm. */
const MARGIN_LEFT = (31 / 96) * 25.4;

/** What the browser prints instead of the page: a side of paper for each sheet. */
export function Paper({ sheets, title, size, correction }: PaperProps) {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`@page { size: ${size} portrait; margin: ${MARGIN} }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    document.body.classList.add(styles.printing ?? '');
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
      document.body.classList.remove(styles.printing ?? '');
    };
  }, [size]);
  // to the middle of the paper, so that both sides of it lie behind one another; a box of its own would be moved to a whole pixel
  const left = (WIDTHS[size] - SHEET.width * correction.across) / 2 - MARGIN_LEFT;
  return createPortal(
    <div className={styles.paper} aria-hidden="true">
      {sheets.map((sheet, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sheets never change their order
        <div key={i} className={styles.side}>
          <SheetDrawing
            sheet={sheet}
            number={i + 1}
            of={sheets.length}
            title={title}
            correction={correction}
            left={left}
          />
        </div>
      ))}
    </div>,
    document.body,
  );
}
