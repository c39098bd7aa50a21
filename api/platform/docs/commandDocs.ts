import { entityList } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { JsonSchema } from '@plumbline/resources/language/fields/schemas';

/** What a command does, by method and path (`POST /api/auditPlannings/{id}/finish`). */
export type CommandDocs = Record<`${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /api/${string}`, string>;

/** What a definition alone brings: its steps, and the locks of its fields. */
function derived({ name, fields, steps = {} }: AnyEntity): CommandDocs {
  const docs: CommandDocs = {};
  for (const step of Object.keys(steps))
    docs[`POST /api/${name}/{id}/${step}`] =
      'From state to state: {date?}; answers the row, unchanged where it was there already';
  if (Object.values(fields).some((field) => field.lockedWhen))
    docs[`GET /api/${name}/{id}/locks`] =
      'Fields that cannot change now, with why and the rows that are in the way';
  return docs;
}

/** Paths of what is not CRUD, for the OpenAPI document. */
export function commandDocPaths(documented: readonly CommandDocs[]): JsonSchema {
  const paths: Record<string, Record<string, unknown>> = {};
  const docs = [...documented, ...entityList.map(derived)];
  for (const [command, summary] of docs.flatMap(Object.entries<string>)) {
    const [method = '', path = ''] = command.split(' ');
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(method, path, summary) };
  }
  return paths;
}

function operation(method: string, path: string, summary: string): JsonSchema {
  const takesBody = method === 'POST' || method === 'PATCH';
  return {
    // `/api/<tag>/…`
    tags: [path.split('/')[2]],
    summary,
    parameters: [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    })),
    ...(takesBody
      ? { requestBody: { content: { 'application/json': { schema: { type: 'object' } } } } }
      : {}),
    responses: { 200: { description: 'Done' }, default: { $ref: '#/components/responses/Error' } },
  };
}
