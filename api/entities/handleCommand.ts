import { readQuery } from '@plumbline/resources/language/commands/readQuery';
import {
  type Command,
  type CommandRefusal,
  commandRefusal,
  giverOf,
  type InputOf,
  isMedia,
  type PathParams,
  takeInput,
  type Who,
} from '@plumbline/resources/language/defineCommand';
import type { IRouter, Request, RequestHandler, Response } from 'express';
import type { Api } from '../base/context/context';
import { ApiError, fail, failFields } from '../base/errors/errors';
import type { Call } from './call';
import { callOf } from './callOf';
import type { Row } from './rowMapper';

/** The handler's second argument: path parameters, and request and response for non-JSON. */
export type Asked<P> = P & { req: Request; res: Response };
/** Commands for everybody have no caller. */
export type CallFor<W> = W extends 'everybody' ? Pick<Call, 'db' | 'now'> : Call;

type Run<P extends string, I, A, W extends Who> = (
  call: CallFor<W>,
  input: I,
  asked: Asked<PathParams<P>>,
) => Promise<A>;
/** The handler of the command. */
export type Handler<C> = C extends Command<infer P, infer I, infer A, infer W> ? Run<P, I, A, W> : never;

interface Mounting {
  /** A router mounted below `under`, instead of the API itself. */
  router?: IRouter;
  under?: string;
  /** Middleware before the handler, e.g. a body parser. */
  through?: RequestHandler[];
}

/**
 * Mounts a command by its contract: checks rights, then input, and returns the handler's output. Mount before the
 * generic services.
 */
export function handleCommand<P extends string, I, A, W extends Who>(
  api: Api,
  command: Command<P, I, A, W>,
  run: Run<P, I, A, W>,
  { router = api.web, under = '', through = [] }: Mounting = {},
): void {
  noteHandled(api, command);
  const method = command.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete'; // spelt as Express does
  const path = command.path.slice(under.length).replace(/\{(\w+)\}/g, ':$1') || '/';
  router[method](path, ...through, async (req: Request, res: Response) => {
    const call = commandCall(api, command, req);
    // The input was just validated against the contract.
    const input = inputOf(command, req) as I;
    const asked = Object.assign({ req, res }, req.params) as unknown as Asked<PathParams<P>>; // by the address
    const answer = await run(call as CallFor<W>, input, asked);
    if (isMedia(command.answer)) return;
    // The handler may have set another status.
    if (res.statusCode === 200) res.status(command.status);
    res.json(answer);
  });
}

const handled = new WeakMap<object, Command[]>();

function noteHandled({ web }: Pick<Api, 'web'>, command: Command): void {
  const known = handled.get(web);
  if (known) known.push(command);
  else handled.set(web, [command]);
}

/** Every mounted command. */
export const handledCommands = ({ web }: Pick<Api, 'web'>): readonly Command[] => handled.get(web) ?? [];

function commandCall(api: Api, command: Command, req: Request): Pick<Call, 'db' | 'now'> {
  if (command.who === 'everybody') return { db: api.db, now: api.now() };
  const asked = callOf(api, req);
  const call = { ...asked, actor: giverOf(command, asked.actor) };
  const reason = commandRefusal(command, call.actor);
  if (reason) refuse(command, reason);
  return call;
}

function refuse({ who, path }: Command, reason: CommandRefusal): never {
  if (reason === 'inPerson') fail('SESSION_NEEDED');
  if (typeof who === 'object' && 'may' in who)
    fail('FORBIDDEN', { resource: who.on.name, operation: [who.may].flat()[0], reason });
  // `/api/<resource>/…`
  fail('FORBIDDEN', { resource: path.split('/')[2], reason });
}

/** The raw input of the request. */
function inputOf(command: Command, req: Request): unknown {
  if (takesQuery(command)) return checkQuery(command, req.query);
  // Unstructured input is validated by the handler.
  return command.input.type === 'json' ? req.body : checkInput(command, bodyOf(req));
}

/** Whether the input is in the query. */
export const takesQuery = ({ method, body }: Command): boolean =>
  body !== undefined || method === 'GET' || method === 'DELETE';

type Sent = Readonly<Record<string, unknown>>;

/** Validated query; BAD_QUERY names the error. */
export function checkQuery<C extends Command>(command: C, query: Sent): InputOf<C> {
  const { value, errors } = takeInput(command, readQuery(command, query));
  const [field] = Object.keys(errors);
  if (field !== undefined) throw new ApiError('BAD_QUERY', { field }, errors);
  return value as InputOf<C>; // that was just checked
}

/** Validated body; INVALID has errors by path. */
export function checkInput<C extends Command>(command: C, body: Sent): InputOf<C> {
  const { value, errors } = takeInput(command, body);
  if (Object.keys(errors).length > 0) failFields(errors);
  return value as InputOf<C>; // that was just checked
}

/** The body as an object; else BAD_REQUEST. */
function bodyOf(req: Request): Row {
  const { body } = req;
  if (body === undefined || body === null) return {};
  return typeof body === 'object' && !Array.isArray(body) ? body : fail('BAD_REQUEST', { field: 'body' });
}
