import type { RuleId } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import type { SomeKey } from '../../i18n/translator.ts';
import type { Words } from '../useWords.ts';
import type { Row } from './rows.ts';

/** What the fields of a case and of what is found are called, and what they say: of those that have no words, as the file has it. */
export function useFieldWords(words: Words): {
  readonly thing: (path: readonly string[]) => string;
  readonly value: (path: readonly string[], value: unknown) => string;
  readonly event: (event: NonNullable<Row['event']>) => string;
} {
  const t = useTranslations();
  const one = useTranslations('ui.caseFields');
  const known = (group: Group, name: string): string | null =>
    Object.hasOwn(t.raw(`ui.caseFields.${group}` as SomeKey), name)
      ? t(`ui.caseFields.${group}.${name}` as SomeKey)
      : null;
  const field = (group: Group, name: string): string => known(group, name) ?? name;

  const thing = (path: readonly string[]): string => {
    const [part = '', name = '', ...rest] = path;
    const last = rest.at(-1) ?? name;
    switch (part) {
      case 'characters':
        return one('of', {
          name: words.name(name),
          field: [field('character', rest[0] ?? ''), ...rest.slice(1).map((id) => words.weapon({ id }))].join(', '),
        });
      case 'markers':
        return rest.length === 0 ? one('markers') : one('ofMarker', { field: field('marker', last) });
      case 'awaiting':
        return field('awaiting', last);
      case 'turn':
        return field('turn', name);
      case 'outcome':
        return name === '' ? t('ui.lines.about.outcome') : field('outcome', name);
      case 'objectives':
      case 'edges':
        if (name !== 'a' && name !== 'b') return path.join('.');
        return one(part === 'edges' ? 'edge' : 'objective', { name: words.names.side(name) });
      default:
        return known('sight', part) ?? known('odds', part) ?? path.join('.');
    }
  };

  const plain = (is: unknown): string => {
    if (is === null) return one('value.none');
    if (typeof is === 'boolean') return one(is ? 'value.yes' : 'value.no');
    if (typeof is === 'number') return t('ui.caseFields.number', { is });
    if (is === 'a' || is === 'b') return words.names.side(is);
    if (typeof is === 'string') return known('value', is) ?? words.name(is);
    if (Array.isArray(is)) return is.length === 0 ? one('value.none') : is.map(plain).join(', ');
    const { rule, from, kind, at, level } = is as Readonly<Record<string, unknown>>;
    if (typeof rule === 'string') return typeof from === 'string' ? `${rule} (${words.name(from)})` : (rule as RuleId);
    if (typeof kind === 'string' && Array.isArray(at))
      return `${plain(kind)} ${placed([at[0], at[1], typeof level === 'number' ? level : 0])}`;
    return JSON.stringify(is);
  };
  const placed = ([x = 0, y = 0, level = 0]: readonly number[]): string => t('ui.lines.fact.place', { x, y, level });

  return {
    thing,
    value: (path, is) => {
      const last = path.at(-1);
      const own = OTHERWISE[`${last} ${String(is)}`];
      if (own) return one(`value.${own}`);
      if (path.length === 1 && last === 'cover' && (is === 'open' || is === 'partial' || is === 'total'))
        return t(`board.sight.${is}`);
      if (path.length === 1 && last === 'need') return words.need(typeof is === 'number' ? is : HOPELESS);
      if (path.length === 1 && last === 'distance' && typeof is === 'number') return t('ui.caseFields.length', { is });
      if (last === 'inHand' && typeof is === 'string') return words.weapon({ id: is });
      if (path.length === 1 && known('odds', last ?? '') && typeof is === 'number')
        return t('ui.caseFields.percent', { is });
      if (last === 'at' && Array.isArray(is)) return placed(is as number[]);
      if (path.length === 1 && last === 'outcome' && is === null) return t('ui.lines.fact.goesOn');
      return plain(is);
    },
    event: (event) => {
      if (typeof event === 'string') return field('event', event);
      const { event: name, caught, sheltered, who } = event;
      const what = field('event', String(name));
      const names = (ids: unknown): string => (Array.isArray(ids) ? ids : [ids]).map((id) => words.name(id)).join(', ');
      const hit = Array.isArray(caught)
        ? caught.length === 0
          ? one('event.caughtNobody', { what })
          : one('event.caught', { what, who: names(caught) })
        : typeof who === 'string'
          ? one('event.caught', { what, who: words.name(who) })
          : what;
      return Array.isArray(sheltered) ? one('event.sheltered', { what: hit, who: names(sheltered) }) : hit;
    },
  };
}

/** What says something else under this name than elsewhere. */
const OTHERWISE: Readonly<Record<string, 'reached' | 'screen' | 'nothing'>> = {
  'how objective': 'reached',
  'kind smoke': 'screen',
  'seen none': 'nothing',
};
/** No die shows so much. */
const HOPELESS = 7;

type Group = 'sight' | 'odds' | 'character' | 'awaiting' | 'turn' | 'marker' | 'outcome' | 'value' | 'event';
