import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { type Rulings, rulesetOf, rulingOptions, rulingsOf } from '../../../src/editions/index.ts';
import { RULING_IDS, type Ruleset, type RulingId } from '../../../src/engine/index.ts';
import { translator } from '../../../src/i18n/everyLanguage.ts';
import { ruleText, rulingOption } from '../../../src/i18n/index.ts';
import { entriesOf } from '../../../src/panels/reference/entries.ts';
import { RulingChoices } from '../../../src/panels/start/RulingChoices.tsx';
import { RULING_GROUPS, type RulingGroup } from '../../../src/panels/start/rulingGroups.ts';
import { readGame } from '../../../src/play/files/readGame.ts';
import { gameText } from '../../../src/play/files/writeGame.ts';
import { newHistory, readyStart } from '../../play/playing.ts';
import { unfold } from '../../support/page/folded.ts';
import { show } from '../../support/page/page.tsx';

/** The rulings on storeys: looked up, chosen before a game, kept in its file, and played by once that is opened. */

const B = 'tactic-2.0-beta';
const t = translator('en');
const OF_LEVELS = RULING_IDS.filter((id) => id.length === 4 && id >= 'R142' && id <= 'R166');
const OPEN = OF_LEVELS.flatMap((id) => (rulingOptions(B).get(id) ?? []).map((option) => [id, option] as const));

/** Where each of them is settled: a part of the rules, and what it is there. */
const SETTLED: Readonly<Partial<Record<RulingId, (rules: Ruleset) => unknown>>> = {
  R142: ({ levels }) => levels.reach,
  R143: ({ levels }) => levels.total,
  R144: ({ levels }) => levels.partial,
  R148: ({ levels }) => levels.measured,
  R150: ({ levels }) => levels.areas,
  R153: ({ movement }) => movement.paidPassages,
  R157: ({ grenades }) => grenades.overEdge,
  R158: ({ grenades }) => grenades.roofs?.sight,
  R159: ({ grenades }) => grenades.smokeRises,
  R162: ({ levels }) => levels.deployment,
};

test('[R142 B] to [R166 B]: each is to be looked up, with its options', () => {
  expect(OF_LEVELS).toHaveLength(25);
  expect(OF_LEVELS.filter((id) => !rulingsOf(B).includes(id))).toEqual(['R165']); // it is about the other editions
  const entries = entriesOf(t, B);
  for (const id of OF_LEVELS) {
    const entry = entries.find((each) => each.id === id);
    expect(entry?.text, id).toContain(ruleText(t, id, B));
    for (const option of rulingOptions(B).get(id) ?? []) expect(entry?.text).toContain(rulingOption(t, id, option));
  }
  expect(Object.keys(SETTLED)).toEqual([...new Set(OPEN.map(([id]) => id))]);
});

function Choosing({ onChosen }: { onChosen: (rulings: Rulings) => void }) {
  const [rulings, setRulings] = useState<Rulings>({});
  const choose = (next: Rulings): void => {
    setRulings(next);
    onChosen(next);
  };
  return <RulingChoices edition={B} rulings={rulings} onChange={choose} />;
}

describe('a ruling on storeys that the players change', () => {
  test.each(OPEN)('[%s=%s B] is shown, chosen, kept in the file and played by', async (id, option) => {
    const onChosen = vi.fn<(rulings: Rulings) => void>();
    show(<Choosing onChosen={onChosen} />);
    const group = (Object.keys(RULING_GROUPS) as RulingGroup[]).find((each) =>
      RULING_GROUPS[each].some((of) => of === id),
    );
    await unfold('Where the rules are silent', t(`ui.newGame.rulings.group.${group ?? 'setup'}`));
    const ruling = screen.getByRole('group', { name: new RegExp(`· ${id}$`) });
    const [ours, theirs] = within(ruling).getAllByRole('radio');
    expect(ours).toBeChecked();
    expect(ours).toHaveAccessibleName(ruleText(t, id, B));
    expect(theirs).toHaveAccessibleName(rulingOption(t, id, option));
    await userEvent.click(theirs as HTMLElement);
    const chosen = { [id]: option };
    expect(onChosen).toHaveBeenLastCalledWith(chosen);
    expect(theirs).toBeChecked();

    const start = readyStart({ edition: B, rulings: chosen });
    const read = readGame(gameText(start, newHistory(start)));
    const opened = read.ok ? read.value.start : null;
    expect(opened?.rulings).toEqual(chosen);
    expect(SETTLED[id]?.(opened?.setup.ruleset ?? rulesetOf(B))).not.toEqual(SETTLED[id]?.(rulesetOf(B)));
    expect(opened?.setup.ruleset).toEqual(rulesetOf(B, chosen));
  });
});
