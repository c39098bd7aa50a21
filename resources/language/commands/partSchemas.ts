import { type JsonSchema, schemaOf } from '../fields/schemas';
import { isCommandPart } from './checkParts';
import type { CommandPart, CommandPartOf, CommandPartType, Part, Parts } from './parts';

type Schemas = { [T in CommandPartType]: (part: CommandPartOf<T>) => JsonSchema };

/** The JSON Schema (2020-12) of each kind of part. */
const schemas: Schemas = {
  string: () => ({ type: 'string' }),
  word: ({ words }) => ({ type: 'string', enum: [...words] }),
  object: ({ parts }) => schemaOfParts(parts),
  many: ({ of, min, max }) => ({
    type: 'array',
    items: schemaOfPart(of),
    ...(min === undefined ? {} : { minItems: min }),
    ...(max === undefined ? {} : { maxItems: max }),
  }),
  map: ({ of }) => ({ type: 'object', additionalProperties: schemaOfPart(of) }),
  row: ({ of }) => ({ $ref: `#/components/schemas/${of.name}` }),
  draft: ({ of }) => ({
    type: 'object',
    description: `the fields of ${of.name} that are to be set, and the account's own as \`custom_<key>\``,
  }),
  either: ({ forms }) => ({ anyOf: forms.map(schemaOfPart) }),
  json: () => ({}),
};

export function schemaOfPart(part: Part): JsonSchema {
  const schema = isCommandPart(part)
    ? // The table is exhaustive by type, but TypeScript cannot pair a union's member with its own line.
      (schemas[part.type] as (part: CommandPart) => JsonSchema)(part)
    : schemaOf(part);
  const told = part.description === undefined ? schema : { ...schema, description: part.description };
  return part.isNullable ? orNull(told) : told;
}

export const schemaOfParts = (parts: Parts): JsonSchema => {
  const required = Object.keys(parts).filter((name) => !parts[name]?.isOptional);
  return {
    type: 'object',
    ...(required.length > 0 ? { required } : {}),
    properties: Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, schemaOfPart(part)])),
  };
};

function orNull(schema: JsonSchema): JsonSchema {
  if (schema.$ref !== undefined) return { anyOf: [schema, { type: 'null' }] };
  if (schema.anyOf !== undefined) return { ...schema, anyOf: [...[schema.anyOf].flat(), { type: 'null' }] };
  if (typeof schema.type !== 'string') return schema;
  return {
    ...schema,
    type: [schema.type, 'null'],
    ...(Array.isArray(schema.enum) ? { enum: [...schema.enum, null] } : {}),
  };
}
