import { type Awaiting, type Game, headShotSixes, sum } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { useWords } from '../useWords.ts';
import { shotSizes } from './shotSizes.ts';

interface RollWords {
  readonly title: string;
  readonly text: string;
  /** Which of the dice is which, to those who type them. */
  readonly order: string | undefined;
}

/** What is rolled for, and what the dice will mean in this edition. */
export function useRollWords(game: Game, { about, dice, by }: Extract<Awaiting, { kind: 'roll' }>): RollWords {
  const t = useTranslations('ui.prompt.roll');
  const words = useWords(game);
  const { a, b } = game.setup.sides;
  const { fire, grenades } = game.setup.ruleset;
  return { title: titleOf(), text: textOf(), order: orderOf() };

  function titleOf(): string {
    switch (about.what) {
      case 'shot':
        return t('shot.title', { who: words.name(about.who), at: words.name(about.at) });
      case 'closeCombat':
        return t('closeCombat.title', { who: words.name(about.who), against: words.name(about.against) });
      case 'scatter':
      case 'burst':
        return t(`${about.what}.title`, { who: words.name(about.who) });
      case 'shockTest': {
        const because = about.because === null ? 'none' : words.name(about.because);
        return t('shockTest.title', { who: words.name(about.who), because });
      }
      case 'free':
        return t('free.title');
      default:
        return t(`${about.what}.title`);
    }
  }

  function textOf(): string {
    switch (about.what) {
      case 'shot':
        return shotSizes(about).length > 1
          ? t(`shot.together.${fire.headShotIn}`, { sixes: headShotSixes(game, about) ?? 0 })
          : t('shot.text', { dice, need: words.need(sum(about.need)), sixes: headShotSixes(game, about) ?? 0 });
      case 'closeCombat':
        return t('closeCombat.text', { dice, need: words.need(sum(about.need)) });
      case 'burst': {
        const values = { dice, need: words.need(sum(about.need)) };
        if (grenades.wounds === 'each-hit-once') {
          const { hidden } = about;
          return t('burst.once', {
            ...values,
            hidden: hidden ? hidden.who.map(words.name).join(', ') : 'none',
            hard: hidden ? words.need(sum(hidden.need)) : '',
            eliminates: String(grenades.hitEliminates),
          });
        }
        return grenades.wounds === 'by-sixes'
          ? t('burst.bySixes', { ...values, single: grenades.single })
          : t('burst.text', values);
      }
      case 'scatter':
        return scatterText(grenades.scatter);
      case 'suppression':
        return t('suppression.text', { dice });
      case 'shockTest': {
        const [own, help] = [about.most[0]?.add ?? 0, about.most[1]?.add ?? 0];
        return t('shockTest.text', { most: own + help, own, help, recovering: String(about.because === null) });
      }
      case 'initiative':
        return t('initiative.text', { a: a.name, b: b.name, bidA: about.bids.a, bidB: about.bids.b });
      case 'free':
        return about.note === '' ? t('free.text') : about.note;
      default:
        return t(`${about.what}.text`);
    }
  }

  /** GREN-5: each distance with the dice that lead to it, the shortest first. */
  function scatterText(table: readonly number[]): string {
    const distances = [...new Set(table)].sort((p, q) => p - q);
    return distances
      .map((distance) => {
        const faces = table.flatMap((u, i) => (u === distance ? [i + 1] : []));
        const [from, to, count] = [faces[0] ?? 0, faces.at(-1) ?? 0, faces.length];
        return distance === 0
          ? t('scatter.sure', { from, to, count })
          : t('scatter.away', { from, to, count, distance, drift: grenades.drift });
      })
      .join(' ');
  }

  function orderOf(): string | undefined {
    if (by === 'both') return t('order', { a: a.name, b: b.name });
    const sizes = about.what === 'shot' ? shotSizes(about) : [];
    return sizes.length > 1 ? t('orderOfShots', { sizes: sizes.join(', ') }) : undefined;
  }
}
