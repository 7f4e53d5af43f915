import { z } from 'zod';
import { FORMS, type Kind } from './gameForm.ts';

/** The JSON Schema of a kind of file, for people who write such files with an editor that checks them. */
export function jsonSchema(kind: Kind): Record<string, unknown> {
  return z.toJSONSchema(FORMS[kind], {
    io: 'input',
    override({ jsonSchema }) {
      if (jsonSchema.type !== 'object' || !jsonSchema.properties) return;
      jsonSchema.additionalProperties = false;
      jsonSchema.patternProperties = { '^x-': {} };
    },
  });
}
