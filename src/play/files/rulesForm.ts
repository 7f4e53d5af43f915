import { z } from 'zod';
import { optionsOf, SWITCH_IDS } from '../../editions/index.ts';

const choices = () => z.record(z.string().max(40), z.union([z.string().max(40), z.number()]));

/** Rulings by option letter, R39 by a number. Which of them an edition has is for rulesChecks.ts to say. */
export const rulingsForm = choices().default({});

/** House rules by option or number; likewise. */
const chosenRules = choices();
export const houseRulesForm = chosenRules.default({});

type Schema = z.core.JSONSchema.BaseSchema;

/** Each house rule with its options and bounds, for the JSON Schema; null for any other form. */
export const houseRulesSchema = (form: z.core.$ZodType): Readonly<Record<string, Schema>> | null =>
  form === chosenRules ? Object.fromEntries(SWITCH_IDS.map((id) => [id, schemaOf(id)])) : null;

function schemaOf(id: (typeof SWITCH_IDS)[number]): Schema {
  const { words, bounds } = optionsOf(id);
  const number: Schema | null = bounds && { type: 'integer', minimum: bounds.least, maximum: bounds.most };
  if (!number) return { enum: [...words] };
  return words.length > 0 ? { anyOf: [{ enum: [...words] }, number] } : number;
}
