import { schemaOfPart, schemaOfParts } from '@plumbline/resources/language/commands/partSchemas';
import {
  type Command,
  isMedia,
  isPart,
  type Media,
  type Who,
} from '@plumbline/resources/language/defineCommand';
import type { JsonSchema } from '@plumbline/resources/language/fields/schemas';
import { errorList } from '../../base/errors/errors';
import { takesQuery } from '../../entities/handleCommand';

/** Paths of the commands, by address and method, for the OpenAPI document. */
export function commandPaths(commands: readonly Command[]): JsonSchema {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const command of commands)
    paths[command.path] = { ...paths[command.path], [command.method.toLowerCase()]: operation(command) };
  return paths;
}

function operation(command: Command): JsonSchema {
  const { path, input, body, answer, status, errors, summary, who } = command;
  const isQuery = takesQuery(command);
  return {
    // `/api/<tag>/…`
    tags: [path.split('/')[2] || path.split('/')[1]],
    operationId: operationId(command),
    summary,
    description: whoMay(who),
    ...(who === 'everybody' ? { security: [{}] } : {}),
    parameters: [
      ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
        name,
        in: 'path',
        required: true,
        schema: { type: 'string' },
      })),
      ...(isQuery ? queryParameters(command) : []),
    ],
    ...(body ? { requestBody: { required: true, content: contentOf(body) } } : {}),
    ...(isQuery || Object.keys(input).length === 0 ? {} : { requestBody: jsonBody(command) }),
    responses: {
      [status]: {
        description: 'Done',
        content: isMedia(answer)
          ? contentOf(answer)
          : json(isPart(answer) ? schemaOfPart(answer) : schemaOfParts(answer)),
      },
      ...refusals(errors),
      default: { $ref: '#/components/responses/Error' },
    },
  };
}

/** `POST /api/auditPlannings/{id}/finish` is `auditPlannings_finish`, `GET /api/imports/{id}` is `imports_id_get`. */
function operationId({ path, method }: Command): string {
  const words = path
    .split('/')
    .slice(2)
    .filter((word, index, all) => word !== '{id}' || index === all.length - 1)
    .map((word) => word.replace(/\W+/g, '_').replace(/^_|_$/g, ''));
  return method === 'POST' ? words.join('_') : [...words, method.toLowerCase()].join('_');
}

const json = (schema: JsonSchema): JsonSchema => ({ 'application/json': { schema } });
const contentOf = ({ mimeTypes }: Media): JsonSchema =>
  Object.fromEntries(mimeTypes.map((type) => [type, {}]));

function jsonBody({ input }: Command): JsonSchema {
  const schema = isPart(input) ? schemaOfPart(input) : schemaOfParts(input);
  return { required: schema.required !== undefined, content: json(schema) };
}

function queryParameters({ input }: Command): JsonSchema[] {
  if (isPart(input)) return [];
  return Object.entries(input).map(([name, part]) => {
    const { description, ...schema } = schemaOfPart(part);
    return {
      name,
      in: 'query',
      required: !part.isOptional,
      ...(description === undefined ? {} : { description }),
      schema,
    };
  });
}

/** The documented errors, by HTTP status. */
function refusals(codes: Command['errors']): JsonSchema {
  const statuses = [...new Set(codes.map((code) => errorList[code]))];
  return Object.fromEntries(
    statuses.map((status) => {
      const some = codes.filter((code) => errorList[code] === status);
      const schema = {
        allOf: [{ $ref: '#/components/schemas/Error' }, { properties: { code: { enum: some } } }],
      };
      return [status, { description: some.join(', '), content: json(schema) }];
    }),
  );
}

function whoMay(who: Who): string {
  if (who === 'everybody') return 'Needs no sign-in.';
  if (who === 'signedIn') return 'For everybody who is signed in.';
  if (who === 'person')
    return 'For people who are signed in in person; an API token is refused with SESSION_NEEDED.';
  if ('roles' in who) return `For these roles: ${who.roles.join(', ')}.`;
  return `For those who may ${[who.may].flat().join(' or ')} ${who.on.name}.`;
}
