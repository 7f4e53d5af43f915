import type { MeasureEnd, MeasurePreview } from '../../pointing/index.ts';
import { type Description, length, type Speech } from './speech.ts';

export function describeMeasure({ from, to, distance, range }: MeasurePreview, speech: Speech): Description {
  const { t } = speech;
  return {
    title: t('board.measure', { length: length(speech, distance) }),
    lines: [
      t('board.measured.between', { from: endWords(from, speech), to: endWords(to, speech) }),
      ...(range ? [t(`terms.range.${range}`)] : []),
    ],
  };
}

function endWords(end: MeasureEnd, { t, names }: Speech): string {
  switch (end.what) {
    case 'character':
    case 'element':
      return names.thing(end.id);
    case 'marker':
      return t('board.measured.marker');
    case 'edge':
      return t('board.measured.edge', { edge: end.edge });
    case 'spot':
      return t('board.measured.spot');
  }
}
