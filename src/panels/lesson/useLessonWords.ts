import type { LessonStep } from '../../content/index.ts';
import { awaiting, type Game } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import type { Due } from '../../play/lesson.ts';
import { useUiStore } from '../../store/ui.ts';
import { isOffered } from '../actions/index.ts';
import { useWords } from '../useWords.ts';

/** What on the board the step is about, while the sentence stands beside it; null where the decision alone has it. */
export function useLessonThing(game: Game, { step: { command, about, say } }: Due): LessonStep['about'] | null {
  const selected = useUiStore((ui) => ui.selected);
  if (say === undefined || awaiting(game).kind !== 'act') return null;
  const who = 'who' in command && typeof command.who === 'string' ? command.who : null;
  return who !== null && selected !== who ? { who } : (about ?? null);
}

/** What the visitor is to do now: pick somebody, choose an action, or what the step is about. */
export function useLessonWords(game: Game, { step: { command, say } }: Due): string {
  const t = useTranslations();
  const words = useWords(game);
  const selected = useUiStore((ui) => ui.selected);
  const tool = useUiStore((ui) => ui.tool);
  if (say === undefined) return t('ui.lesson.waits');
  if (awaiting(game).kind === 'act' && 'who' in command && typeof command.who === 'string') {
    if (selected !== command.who) return t('ui.lesson.pick', { who: words.name(command.who) });
    if (isOffered(command.type) && tool.kind !== command.type)
      return t('ui.lesson.choose', { action: t(`ui.actions.${command.type}.label`) });
  }
  return t(`ui.lesson.say.${say}` as 'ui.lesson.say.move');
}
