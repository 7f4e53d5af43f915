import { z } from 'zod';
import { EDITIONS, type EditionId } from '../../editions/index.ts';
import { type Command, type Id, SETUP_RULES, type SetupRule } from '../../engine/index.ts';
import { filedCommandForm, split } from './commandForm.ts';
import { count, grenade, id, list, open, text } from './form.ts';
import { sceneryForm, tableForm } from './sceneryForm.ts';

/** The form of what a case expects. Which of the kinds an expectation is, the one of these names in it says. */

/** Part of what there is: what is not named does not count. */
const partForm = z.record(z.string().max(60), z.unknown());
export type Part = Readonly<Record<string, unknown>>;

const command = filedCommandForm.transform((filed) => split(filed).command);
const commands = list(command, 1000);
/** An event by its name, or with some of its fields. */
const eventForm = z.union([z.string().max(60), partForm]);
/** A rule that refuses, or the reason where no rule does. */
const reason = z.string().max(60);

export const otherSideForm = open({
  force: list(id, 100, 1).exactOptional(),
  grenades: list(grenade, 100).exactOptional(),
});

/** What a set-up has otherwise than that of the game. Its cards are those of the game. */
const otherSetupForm = open({
  table: tableForm.exactOptional(),
  scenery: sceneryForm.exactOptional(),
  sides: open({ a: otherSideForm.exactOptional(), b: otherSideForm.exactOptional() }).exactOptional(),
  mostPoints: count.exactOptional(),
});
export type OtherSetup = z.output<typeof otherSetupForm>;

const setupRules = list(z.enum(SETUP_RULES), SETUP_RULES.length).default([]);

const underForm = z.union([z.enum(['own', 'all']), list(z.enum(EDITIONS), EDITIONS.length, 1)]);
export type Under = 'own' | 'all' | readonly EditionId[];

const anyKind = { under: underForm.exactOptional() };

const KINDS = {
  refuses: open({ refuses: command, rule: reason, ...anyKind }),
  allows: open({ allows: command, ...anyKind }),
  sight: open({ sight: z.tuple([id, id]), is: partForm, ...anyKind }),
  odds: open({
    odds: command.nullable(),
    answers: list(partForm, 20).default([]),
    who: id,
    is: partForm,
    within: z.number().min(0).max(0.1).default(1e-4),
    ...anyKind,
  }),
  after: open({ after: commands, is: partForm, ...anyKind }),
  events: open({
    events: commands,
    in: list(eventForm, 100).default([]),
    not: list(eventForm, 100).default([]),
    ...anyKind,
  }),
  setup: open({ setup: otherSetupForm, breaks: setupRules, keeps: setupRules, ...anyKind }),
} as const;

type ExpectationKind = keyof typeof KINDS;
export type Expectation = (
  | { readonly refuses: Command; readonly rule: string }
  | { readonly allows: Command }
  | { readonly sight: readonly [Id, Id]; readonly is: Part }
  /** `answers` are those given before the first dice, in order; chances may differ by `within`. */
  | {
      readonly odds: Command | null;
      readonly answers: readonly Part[];
      readonly who: Id;
      readonly is: Part;
      readonly within: number;
    }
  | { readonly after: readonly Command[]; readonly is: Part }
  /** `in` come in this order, whatever comes in between; `not` come nowhere. */
  | {
      readonly events: readonly Command[];
      readonly in: readonly (string | Part)[];
      readonly not: readonly (string | Part)[];
    }
  /** What is said of a set-up before anybody plays: the rules it does not keep, and such as it keeps. */
  | { readonly setup: OtherSetup; readonly breaks: readonly SetupRule[]; readonly keeps: readonly SetupRule[] }
) & { readonly under?: Under };

const kindOf = (value: Part): ExpectationKind | undefined =>
  (Object.keys(KINDS) as ExpectationKind[]).find((kind) => Object.hasOwn(value, kind));

const expectationForm = z.looseObject({}).transform((value, { issues }): Expectation => {
  const kind = kindOf(value);
  if (kind === undefined) {
    issues.push({ code: 'invalid_value', values: Object.keys(KINDS), path: [], input: value });
    return z.NEVER;
  }
  const result = (KINDS[kind] as unknown as z.ZodType<Expectation>).safeParse(value);
  if (result.success) return result.data;
  for (const issue of result.error.issues) issues.push(issue as z.core.$ZodRawIssue);
  return z.NEVER;
});

/** The same for its JSON Schema. */
export const toldExpectation = z.union(Object.values(KINDS) as unknown as [z.ZodType, z.ZodType]);

/** What a case says besides its game: what is expected of it, under which rules, and what is still open. */
export const caseFields = {
  expect: list(expectationForm, 200, 0, toldExpectation).default([]),
  under: underForm.default('own'),
  open: text.exactOptional(),
} as const;
