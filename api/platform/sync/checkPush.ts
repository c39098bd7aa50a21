import { isEntityName } from '@plumbline/resources/entities/index';
import { isId } from '@plumbline/resources/language/ids';
import { isTimeZone } from '@plumbline/resources/language/timeZones';
import {
  type Command,
  operationsOfCommands,
  type PushRequest,
  type ReceiptsRequest,
} from '@plumbline/resources/rules/sync/protocol';
import { fail } from '../../base/errors/errors';
import { checkOwner } from './checkOwner';

type Body = Readonly<Record<string, unknown>>;
const most = 200;

/** The validated request, or BAD_REQUEST with the invalid part; then no command was applied. */
export function checkPush(body: Body): PushRequest {
  return { ...checkOwner(body), commands: listed(body).map(command) };
}

export function checkReceiptsRequest(body: Body): ReceiptsRequest {
  const commands = listed(body).map((id, index) =>
    isId(id) ? id : fail('BAD_REQUEST', { field: `commands[${index}]` }),
  );
  return { ...checkOwner(body), commands };
}

function listed({ commands }: Body): unknown[] {
  if (!Array.isArray(commands)) return fail('BAD_REQUEST', { field: 'commands' });
  return commands.length > most ? fail('TOO_LARGE', { max: most }) : commands;
}

// The range of DATETIME.
const isInstant = (text: string): boolean => {
  const year = new Date(text).getUTCFullYear();
  return year >= 1000 && year <= 9999;
};

const isBody = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function command(value: unknown, index: number): Command {
  const wrong = (field: string): never => fail('BAD_REQUEST', { field: `commands[${index}].${field}` });
  if (!isBody(value)) return wrong('');
  const {
    id,
    resource,
    recordId,
    operation: sentOperation,
    name,
    baseVersion,
    after,
    patch,
    madeAt,
    zone,
    schemaVersion,
  } = value;
  const operation = operationsOfCommands.find((one) => one === sentOperation);
  if (!isId(id)) return wrong('id');
  if (typeof resource !== 'string' || !isEntityName(resource)) return wrong('resource');
  if (!isId(recordId)) return wrong('recordId');
  if (!operation) return wrong('operation');
  if (operation === 'command' ? typeof name !== 'string' : name !== undefined) return wrong('name');
  if (baseVersion !== null && (typeof baseVersion !== 'number' || !Number.isSafeInteger(baseVersion)))
    return wrong('baseVersion');
  if (after !== undefined && !isId(after)) return wrong('after');
  if (!isBody(patch)) return wrong('patch');
  if (typeof madeAt !== 'string' || !isInstant(madeAt)) return wrong('madeAt');
  if (typeof schemaVersion !== 'number' || !Number.isSafeInteger(schemaVersion))
    return wrong('schemaVersion');
  return {
    id,
    resource,
    recordId,
    operation,
    baseVersion,
    patch,
    madeAt,
    schemaVersion,
    ...(typeof name === 'string' ? { name } : {}),
    ...(after === undefined ? {} : { after }),
    // A time zone unknown to this server is ignored rather than refused.
    ...(typeof zone === 'string' && isTimeZone(zone) ? { zone } : {}),
  };
}
