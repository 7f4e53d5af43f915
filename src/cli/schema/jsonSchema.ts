import { z } from 'zod';
import { EDITIONS } from '../../editions/index.ts';
import { COMMAND_FIELDS, RULE_IDS } from '../../engine/index.ts';
import { ruleTitle } from '../../i18n/index.ts';
import { cardForm, profileForm, weaponForm } from '../../play/files/cardForm.ts';
import { otherSideForm, toldExpectation } from '../../play/files/caseForm.ts';
import { actionForm, filedCommandForm } from '../../play/files/commandForm.ts';
import { entriesOf, formOf, place, point } from '../../play/files/form.ts';
import { frameForm } from '../../play/files/frameForm.ts';
import { FORMS, gameInCaseForm, KINDS, type Kind, setupForm, sideForm } from '../../play/files/gameForm.ts';
import { versionOf } from '../../play/files/migrations.ts';
import { characterForm, markerForm, objectiveForm, outcomeForm, positionForm } from '../../play/files/positionForm.ts';
import { houseRulesForm, houseRulesSchema } from '../../play/files/rulesForm.ts';
import { elementForm, shapeForm, tableForm } from '../../play/files/sceneryForm.ts';
import { conditionForm, victoryForm } from '../../play/files/victoryForm.ts';
import { t } from '../faultText.ts';
import { meaningOf } from './meanings.ts';

type Schema = z.core.JSONSchema.JSONSchema;

/** What a schema has under `$defs` where it has such a thing; later ones consist of earlier ones. */
const NAMED: Readonly<Record<string, z.ZodType>> = {
  point,
  place,
  weapon: weaponForm,
  profile: profileForm,
  card: cardForm,
  shape: shapeForm,
  element: elementForm,
  table: tableForm,
  condition: conditionForm,
  victory: victoryForm,
  houseRules: houseRulesForm,
  side: sideForm,
  setup: setupForm,
  action: actionForm,
  command: filedCommandForm,
  correction: formOf(COMMAND_FIELDS.umpire.events.of),
  character: characterForm,
  marker: markerForm,
  objective: objectiveForm,
  frame: frameForm,
  outcome: outcomeForm,
  position: positionForm,
  otherSide: otherSideForm,
  expectation: toldExpectation,
  gameInCase: gameInCaseForm,
  ...Object.fromEntries(KINDS.map((kind) => [`${kind}File`, FORMS[kind]])),
};

/**
 * The JSON Schema of a kind of file, for people who write such files with an editor that checks them: every field with what it
 * means, things that occur more than once by name.
 */
export function jsonSchema(kind: Kind): Schema {
  const { $schema, ...whole } = schemaOf(FORMS[kind]);
  const named = new Naming();
  const body = named.within(whole, `${kind}File`) as Schema;
  return {
    ...($schema ? { $schema } : {}),
    $id: `urn:take-cover:${kind}:${versionOf(kind)}`,
    title: `take-cover/${kind}`,
    description: meaningOf(`${kind}File`),
    ...body,
    $defs: named.defs(),
  };
}

/** Gives whatever of a schema has a name by reference, and each field its meaning. */
class Naming {
  readonly #names = namesOfSchemas();
  readonly #defs = new Map<string, Schema>();

  defs(): Readonly<Record<string, Schema>> {
    return Object.fromEntries([...this.#defs].sort(([p], [q]) => (p < q ? -1 : 1)));
  }

  /** `of`: what the schema describes. */
  within(schema: Schema, of: string): Schema {
    return Object.fromEntries(
      Object.entries(schema).map(([key, value]) => [
        key,
        key === 'properties' ? this.#fields(value as Readonly<Record<string, Schema>>, of) : this.#part(value, of),
      ]),
    );
  }

  #part(part: unknown, of: string): unknown {
    if (Array.isArray(part)) return part.map((each) => this.#part(each, of));
    if (typeof part !== 'object' || part === null) return part;
    const { default: left, ...schema } = part as Schema;
    const name = this.#names.get(textOf(schema));
    if (name === undefined) return this.within(part as Schema, of);
    if (!this.#defs.has(name)) {
      this.#defs.set(name, {}); // its place, should it be asked for meanwhile
      this.#defs.set(name, { description: meaningOf(name), ...this.within(schema, name) });
    }
    return { $ref: `#/$defs/${name}`, ...(left === undefined ? {} : { default: left }) };
  }

  #fields(fields: Readonly<Record<string, Schema>>, of: string): Readonly<Record<string, Schema>> {
    const kind = Object.values(fields).find((field) => field.const !== undefined)?.const;
    return Object.fromEntries(
      Object.entries(fields).map(([name, field]) => {
        const rule = RULE_IDS.find((id) => id === name);
        const description = rule ? ruleTitle(t, rule, EDITIONS[0]) : meaningOf(name, of, String(kind ?? ''));
        return [name, { description, ...(this.#part(field, name) as Schema) }];
      }),
    );
  }
}

let names: ReadonlyMap<string, string> | null = null;

/** What each schema that has a name is called, by its text. */
function namesOfSchemas(): ReadonlyMap<string, string> {
  names ??= new Map(Object.entries(NAMED).map(([name, form]) => [textOf(bare(schemaOf(form))), name]));
  return names;
}

/** As it is where it may not be left out. */
function bare({ $schema: _, default: __, ...schema }: Schema): Schema {
  return schema;
}

const textOf = (schema: Schema): string => JSON.stringify(schema);

const schemaOf = (form: z.ZodType): Schema =>
  z.toJSONSchema(form, {
    io: 'input',
    override({ zodSchema, jsonSchema }) {
      const entry = entriesOf(zodSchema);
      if (entry) jsonSchema.items = entrySchema(entry);
      const rules = houseRulesSchema(zodSchema);
      if (rules)
        Object.assign(jsonSchema, { properties: rules, additionalProperties: false, propertyNames: undefined });
      if (rules || jsonSchema.type !== 'object' || !jsonSchema.properties) return;
      jsonSchema.additionalProperties = false;
      jsonSchema.patternProperties = { '^x-': {} };
    },
  });

/** A schema inside another does not name its dialect again. */
function entrySchema(form: z.ZodType): Schema {
  const { $schema: _, ...schema } = schemaOf(form);
  return schema;
}
