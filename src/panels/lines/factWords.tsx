import { useTranslations } from '../../i18n/index.ts';
import type { At, Fact } from '../../play/difference.ts';
import { SideMark } from '../cards/symbols.tsx';
import type { Words } from '../useWords.ts';

/** What a fact is about. */
export function Thing({ fact, words }: { fact: Fact; words: Words }) {
  const t = useTranslations();
  switch (fact.about) {
    case 'character':
      return words.name(fact.who);
    case 'side':
      return (
        <>
          <SideMark side={fact.side} size={14} /> {words.names.side(fact.side)}
        </>
      );
    case 'marker':
      return <OfMarker fact={fact} words={words} />;
    default:
      return t(`ui.lines.about.${fact.about}`);
  }
}

function OfMarker({ fact: { kind, owner }, words }: { fact: Extract<Fact, { about: 'marker' }>; words: Words }) {
  const t = useTranslations('board.marker');
  switch (kind) {
    case 'smoke':
    case 'objective':
      return t(kind, { side: words.names.side(owner === 'a' ? 'a' : 'b') });
    case 'grenade':
      return t('dropped', { grenade: owner });
    default:
      return t(kind, { who: words.name(owner) });
  }
}

/** What is known of a thing, in a few words. */
export function useFactWords(): (fact: Fact, words: Words) => string {
  const t = useTranslations('ui.lines.fact');
  const placed = (place: At | null): string =>
    place === null ? t('nowhere') : t('place', { x: place.at[0], y: place.at[1], level: place.level });
  return (fact, words) => {
    switch (fact.about) {
      case 'character':
        switch (fact.what) {
          case 'fate':
            return t(`fate.${fact.is}`);
          case 'place':
            return placed(fact.is);
          case 'inCover':
          case 'shock':
          case 'panicking':
            return t(`${fact.what}.${fact.is ? 'yes' : 'no'}`);
          default:
            return t(fact.what, { count: fact.is });
        }
      case 'side':
        return t(fact.what, { count: fact.is });
      case 'marker':
        return fact.is === null ? t('none') : placed(fact.is);
      case 'turn':
        return t('turn', { number: fact.is.number, name: words.names.side(fact.is.side) });
      case 'decides':
        return fact.is === 'both' || fact.is === 'nobody' ? t(`decides.${fact.is}`) : words.names.side(fact.is);
      case 'outcome':
        return fact.is === null
          ? t('goesOn')
          : fact.is.winner === null
            ? t('draw')
            : t('wins', { name: words.names.side(fact.is.winner) });
    }
  };
}
