import { commandList } from '@plumbline/resources/commands/index';
import { entityList } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import {
  type JsonSchema,
  requiredOf,
  schemaOf,
  schemasOf,
} from '@plumbline/resources/language/fields/schemas';
import { productName } from '@plumbline/resources/rules/brands/brand';
import { customFieldPattern, isCustomisable } from '@plumbline/resources/rules/customFields/customFields';
import { errorList } from '../../base/errors/errors';
import { commandPaths } from './commandPaths';

/** The API as OpenAPI 3.1, derived from the definitions and the contracts of the commands. */
export function openApi(origin: string, product: string = productName): JsonSchema {
  const entities = entityList.filter(({ permissions }) =>
    Object.values(permissions).some((rights) => Object.keys(rights).length > 0),
  );
  return {
    openapi: '3.1.0',
    info: {
      title: product,
      version: '0.1.0',
      description:
        'REST in the dialect of ra-data-simple-rest. `Authorization: Bearer <token>`. The header `x-time-zone` (IANA, e.g. `Europe/Lisbon`) says where the caller is; days that the server sets go by it, without it by `Europe/Warsaw`.',
    },
    servers: [{ url: origin }],
    security: [{ bearer: [] }],
    paths: mergedPaths(...entities.map(entityPaths), commandPaths(commandList)),
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: {
        ...Object.fromEntries(entityList.map((entity) => [entity.name, recordSchema(entity)])),
        Error: errorSchema,
      },
      responses: {
        Error: { description: 'A stable code, and by field what is wrong', content: json(ref('Error')) },
      },
    },
  };
}

/** Merges operations at the same address. */
function mergedPaths(...several: JsonSchema[]): JsonSchema {
  const paths: Record<string, object> = {};
  for (const [path, operations] of several.flatMap((some) => Object.entries(some as Record<string, object>))) // paths hold operations
    paths[path] = { ...paths[path], ...operations };
  return paths;
}

const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: JsonSchema): JsonSchema => ({ 'application/json': { schema } });
const answer = (description: string, schema: JsonSchema): JsonSchema => ({
  description,
  content: json(schema),
});
const refused: JsonSchema = { $ref: '#/components/responses/Error' };
const idParameter: JsonSchema = {
  name: 'id',
  in: 'path',
  required: true,
  schema: { type: 'string', format: 'uuid' },
};
const query = (name: string, description: string, schema: JsonSchema = { type: 'string' }): JsonSchema => ({
  name,
  in: 'query',
  description,
  schema,
});

function entityPaths(entity: AnyEntity): JsonSchema {
  const tags = [entity.name];
  const one = ref(entity.name);
  const list = {
    tags,
    summary: `List ${entity.name}`,
    parameters: [
      query(
        'filter',
        'JSON object: equality, arrays (any of), null (empty), `<field>_gte`, `<field>_lte`, `<field>_below` (rows of a tree, with all below them), `q` (search)',
      ),
      query('sort', 'JSON: ["field", "ASC" | "DESC"]'),
      query('range', 'JSON: [first, last], at most 1000 rows'),
    ],
    responses: {
      200: {
        ...answer('Rows; Content-Range tells the total', { type: 'array', items: one }),
        headers: { 'Content-Range': { schema: { type: 'string' } } },
      },
      default: refused,
    },
  };
  const write = {
    requestBody: { required: true, content: json(one) },
    responses: { 200: answer('The row as it is now', one), default: refused },
  };
  const base = `/api/${entity.name}`;
  return {
    [base]: {
      get: list,
      ...(entity.commandsOnly
        ? {}
        : {
            post: {
              tags,
              summary: 'Create',
              ...write,
              responses: { 201: answer('The new row', one), default: refused },
            },
          }),
    },
    [`${base}/{id}`]: {
      parameters: [idParameter],
      get: { tags, summary: 'Read', responses: { 200: answer('The row', one), default: refused } },
      ...(entity.commandsOnly
        ? {}
        : {
            put: {
              tags,
              summary:
                'Change the fields that are sent; `version` is the base version, a stale one is refused with 409 and the current row',
              ...write,
            },
            delete: {
              tags,
              summary: 'Delete',
              parameters: [
                query('version', 'base version', { type: 'integer' }),
                ...Object.entries(entity.deletionAsks ?? {}).map(([name, field]) =>
                  query(name, 'needed where a refusal names it', schemaOf(field)),
                ),
              ],
              responses: { 200: answer('The row as it was', one), default: refused },
            },
          }),
    },
  };
}

function recordSchema(entity: AnyEntity): JsonSchema {
  return {
    type: 'object',
    required: requiredOf(entity.fields),
    properties: {
      id: { type: 'string', format: 'uuid', description: 'UUIDv7, may be made by the creator' },
      version: { type: 'integer', description: 'counts the writes; send it with a change' },
      createdAt: { type: 'string', format: 'date-time', readOnly: true },
      updatedAt: { type: 'string', format: 'date-time', readOnly: true },
      ...schemasOf(entity.fields),
    },
    ...(isCustomisable(entity)
      ? {
          patternProperties: {
            [customFieldPattern]: {
              type: ['string', 'number', 'null'],
              description:
                'A field that the account added: `custom_` and the key of its row in `customFieldDefinitions`, which ' +
                'says by `dataType` whether it is a text, a number, a day, an instant or one of its `choices`. It is ' +
                'filtered and sorted by like any other. Keys that the account has not defined are refused.',
            },
          },
        }
      : {}),
  };
}

const errorSchema: JsonSchema = {
  type: 'object',
  required: ['code'],
  properties: {
    code: { enum: Object.keys(errorList) },
    data: { type: 'object' },
    errors: {
      type: 'object',
      additionalProperties: {
        type: 'object',
        properties: { message: { type: 'string' }, args: { type: 'object' } },
      },
    },
  },
};
