import type { EditionId } from '../../editions/index.ts';
import type { Game } from '../../engine/index.ts';
import { ruleTitle, useTranslations } from '../../i18n/index.ts';
import type { Fact } from '../../play/difference.ts';
import { useCommandWords } from '../compare/useCommandWords.ts';
import { useFactWords } from '../lines/factWords.tsx';
import { useWords } from '../useWords.ts';
import type { Row, Said } from './rows.ts';
import { useFieldWords } from './useFieldWords.ts';

/** A row in the players' words where there are any, otherwise in those of the file. */
export function useSaid(
  game: Game,
  edition: EditionId,
): {
  readonly thing: (row: Row) => string;
  readonly said: (row: Row, said: Said) => string;
} {
  const all = useTranslations();
  const t = useTranslations('ui.caseRoom');
  const words = useWords(game);
  const tell = useFactWords();
  const command = useCommandWords(game);
  const field = useFieldWords(words);
  const outcome = useTranslations('ui.lines.about')('outcome');
  return {
    thing: ({ path, command: about, event, rule }) => {
      if (about) return command(about);
      if (event !== undefined) return field.event(event);
      if (rule) return ruleTitle(all, rule, edition);
      const [part = '', name = ''] = path;
      if (part === 'characters' && isWorded(path)) return words.name(name);
      if (part === 'outcome' && name === 'winner') return outcome;
      if (part === 'tokens' && (name === 'a' || name === 'b')) return words.names.side(name);
      return field.thing(path);
    },
    said: ({ path }, said) => {
      switch (said.as) {
        case 'refused':
          return `${t('refused')}${said.rule.startsWith('FLOW-') ? '' : ` (${said.rule})`}`;
        case 'value': {
          const fact = factOf(game, path, said.value);
          return fact ? tell(fact, words) : field.value(path, said.value);
        }
        default:
          return t(said.as);
      }
    },
  };
}

const isWorded = (path: readonly string[]): boolean =>
  ['wounded', 'inCover', 'shock', 'panicking', 'spent', 'out'].includes(path[2] ?? '');

/** A value of a position as the fact it is, where there are words for it. */
function factOf({ state }: Game, [part, who = '', what]: readonly string[], is: unknown): Fact | null {
  if (part === 'outcome' && who === 'winner' && (is === 'a' || is === 'b' || !state.outcome))
    return { about: 'outcome', is: is === 'a' || is === 'b' ? { winner: is, how: 'losses', rule: 'WIN-1' } : null };
  if (part === 'tokens' && (who === 'a' || who === 'b') && typeof is === 'number')
    return { about: 'side', side: who, what: 'tokens', is };
  if (part !== 'characters') return null;
  const about = { about: 'character', who } as const;
  if (what === 'out') {
    const isWounded = state.characters.some(({ id, wounded }) => id === who && wounded);
    return { ...about, what: 'fate', is: is === true ? 'eliminated' : isWounded ? 'wounded' : 'unhurt' };
  }
  if (what === 'wounded') return { ...about, what: 'fate', is: is === true ? 'wounded' : 'unhurt' };
  if ((what === 'inCover' || what === 'shock' || what === 'panicking') && typeof is === 'boolean')
    return { ...about, what, is };
  return what === 'spent' && typeof is === 'number' ? { ...about, what, is } : null;
}
