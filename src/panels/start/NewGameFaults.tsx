import { prepareSetup, type RuleId, type RulingId, type SetupFault } from '../../engine/index.ts';
import { namesOf, refusal, ruleTitle, say, type Translator, useTranslations } from '../../i18n/index.ts';
import form from '../../parts/form.module.css';
import { RuleSign } from '../../parts/RuleSign.tsx';
import { MOST_INCREMENT, MOST_MINUTES } from '../../play/clock.ts';
import { type GameChoice, startOf } from '../../play/newGame.ts';
import { LONGEST_NAME, type NewGameFault } from './newGameFaults.ts';

interface NewGameFaultsProps {
  id: string;
  choice: GameChoice;
  faults: readonly NewGameFault[];
}

/** Why the game cannot begin yet, each reason with the rule that asks for it. */
export function NewGameFaults({ id, choice, faults }: NewGameFaultsProps) {
  const t = useTranslations();
  return (
    <ul id={id} className={form.fault}>
      {faults.map((fault) => {
        const text = told(t, fault, choice);
        const rule = ruleOf(fault);
        return (
          <li key={text}>
            {text} {rule && <RuleSign rule={rule} edition={choice.edition} />}
          </li>
        );
      })}
    </ul>
  );
}

const ruleOf = (fault: NewGameFault): RuleId | RulingId | null =>
  fault.kind === 'setup' ? fault.fault.rule : fault.kind === 'goalUpstairs' ? 'R165' : null;

function told(t: Translator, fault: NewGameFault, choice: GameChoice): string {
  switch (fault.kind) {
    case 'ruling':
      return t('ui.newGame.rulings.fault', { ruling: ruleTitle(t, fault.id as RulingId, choice.edition) });
    case 'rule':
      return t('ui.houseRules.fault', { rule: ruleTitle(t, fault.id as RuleId, choice.edition) });
    case 'clash': {
      const values = { rules: fault.clash.rules.map((rule) => ruleTitle(t, rule, choice.edition)).join(', ') };
      return t('ui.houseRules.clash', { reason: say(t, { key: `files.faults.${fault.clash.fault}`, values }) });
    }
    case 'name':
      return t('ui.newGame.nameTooLong', { most: LONGEST_NAME, length: fault.name.length });
    case 'mostPoints':
      return t('ui.houseRules.mostPointsFault');
    case 'clock':
      return t('ui.hotseat.clock.fault', { minutes: MOST_MINUTES, seconds: MOST_INCREMENT });
    case 'goalUpstairs':
      return t('ui.newGame.goalUpstairs');
    case 'unsaved':
      return t('ui.library.unsaved');
    case 'setup':
      return setupText(t, fault.fault, choice);
  }
}

function setupText(t: Translator, fault: SetupFault, choice: GameChoice): string {
  const names = namesOf(prepareSetup(startOf(choice).setup), t);
  return say(t, refusal(t, fault, names, choice.edition));
}
