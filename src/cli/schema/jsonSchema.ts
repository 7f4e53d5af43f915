import { z } from 'zod';
import { entriesOf } from './form.ts';
import { FORMS, type Kind } from './gameForm.ts';
import { houseRulesSchema } from './rulesForm.ts';

type Schema = z.core.JSONSchema.JSONSchema;

/** The JSON Schema of a kind of file, for people who write such files with an editor that checks them. */
export const jsonSchema = (kind: Kind): Schema => schemaOf(FORMS[kind]);

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
