import { type Taken, takePart, takeParts } from './commands/checkParts';
import type { Part, Parts, ShapeOf, ValueOfPart } from './commands/parts';
import type { ErrorCode } from './errorList';
import {
  type Actor,
  decideRight,
  type Operation,
  type Permissions,
  type RightRefusal,
  type Role,
} from './permissions';
import { maySetAll, type Step, type Stepping } from './steps';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may call a command: `everybody`, also without sign-in; `signedIn`, also with an API token; `person`, signed in
 * interactively; everyone with the operation on the entity; or roles. The scope decides which rows.
 */
export type Who =
  | 'everybody'
  | 'signedIn'
  | 'person'
  | { may: Operation | readonly Operation[]; on: Guarded; step?: Step; inPerson?: boolean }
  | { roles: readonly Role[]; writes?: boolean; inPerson?: boolean };
interface Guarded extends Stepping {
  name: string;
  permissions: Permissions;
}

/** The response is not JSON; the handler writes it. */
export type Media = { type: 'media'; mimeTypes: readonly string[]; description?: string };
/** Empty, with status 204. */
export const nothing: Media = { type: 'media', mimeTypes: [] };
export const media = (...mimeTypes: readonly [string, ...string[]]): Media => ({ type: 'media', mimeTypes });

/** The parts by name, or a single part for the whole response. */
export type Whole = Parts | Part;
export type Answer = Whole | Media;

interface Contract<I extends Whole, A extends Answer, W extends Who> {
  method?: Method;
  who: W;
  /** The JSON body; for GET and DELETE, and beside a raw `body`, the query. */
  input?: I;
  /** A body that is not JSON. */
  body?: Media;
  answer: A;
  /** Default: 200. */
  status?: 201 | 202 | 204;
  /** Errors that callers should handle; INVALID, NOT_FOUND and the like are always possible. */
  errors?: readonly ErrorCode[];
  /** Read-only, whatever its method: allowed to support while mirroring. */
  isReading?: true;
  /** Allowed in a terminated account although it writes: the law requires it, or it ends the termination. */
  isPossibleWhenTerminated?: true;
  /** Description for the documentation. */
  summary: string;
}

/** The contract of an endpoint outside CRUD: route, rights, handler, typed client and documentation derive from it. */
export interface Command<P extends string = string, I = unknown, A = unknown, W extends Who = Who> {
  method: Method;
  /** `/api/auditPlannings/{id}/finish` */
  path: P;
  who: W;
  input: Whole;
  body?: Media;
  answer: Answer;
  status: 200 | 201 | 202 | 204;
  errors: readonly ErrorCode[];
  isReading: boolean;
  isPossibleWhenTerminated?: true | undefined;
  summary: string;
  /** Phantom property: carries the types of input and output. */
  readonly types?: { input: I; answer: A };
}

type Named = { name: string };
type OfRecord<N extends string, C extends string> = `/api/${N}/{id}/${C}`;

/** A command on one row: `POST /api/<entity>/{id}/<name>`. */
export function recordCommand<
  const E extends Named,
  const C extends string,
  const A extends Answer,
  const W extends Who,
  const I extends Whole = Record<never, never>,
>(
  entity: E,
  name: C,
  contract: Contract<I, A, W>,
): Command<OfRecord<E['name'], C>, ValueOfWhole<I>, ValueOfAnswer<A>, W> {
  return defineCommand(`/api/${entity.name}/{id}/${name}` as OfRecord<E['name'], C>, contract); // TypeScript widens templates
}

/** A command at an address of its own. */
export function defineCommand<
  const P extends `/${string}`,
  const A extends Answer,
  const W extends Who,
  const I extends Whole = Record<never, never>,
>(path: P, contract: Contract<I, A, W>): Command<P, ValueOfWhole<I>, ValueOfAnswer<A>, W> {
  const {
    method = 'POST',
    status = 200,
    errors = [],
    isReading = method === 'GET',
    input = {},
    ...rest
  } = contract;
  return { ...rest, path, method, status, errors, isReading, input };
}

type ValueOfWhole<W> = W extends { type: string } ? ValueOfPart<W> : W extends Parts ? ShapeOf<W> : never;
type ValueOfAnswer<A> = A extends Media ? undefined : ValueOfWhole<A>;
/** A command's validated input. */
export type InputOf<C> = C extends { types?: { input: infer I } } ? I : never;
/** A command's output; void if the handler writes the response. */
export type AnswerOf<C> = C extends { types?: { answer: infer A } } ? A : never;
/** Path parameters. */
export type PathParams<P extends string> = P extends `${string}{${infer N}}${infer Rest}`
  ? { [K in N]: string } & PathParams<Rest>
  : unknown;

export const isMedia = (answer: Answer): answer is Media => answer.type === 'media';
export const isPart = (whole: Whole): whole is Part => typeof whole.type === 'string';

/** The actor, for whom a terminated account does not block what is allowed after termination. */
export const giverOf = (
  { isPossibleWhenTerminated }: Pick<Command, 'isPossibleWhenTerminated'>,
  actor: Actor,
): Actor => (isPossibleWhenTerminated ? { ...actor, termination: undefined } : actor);

/** Why somebody may not call a command: a missing right, or it is for people only, or for other accounts. */
export type CommandRefusal = RightRefusal | 'signedOut' | 'inPerson' | 'notYourRole';

/** Why the actor may not call the command at all; null: not signed in; undefined: allowed. */
export function commandRefusal(
  { who, isPossibleWhenTerminated }: Pick<Command, 'who' | 'isPossibleWhenTerminated'>,
  giver: Actor | null,
): CommandRefusal | undefined {
  if (who === 'everybody') return undefined;
  if (giver === null) return 'signedOut';
  const actor = giverOf({ isPossibleWhenTerminated }, giver);
  if (who === 'signedIn') return undefined;
  const isInPerson = who === 'person' || who.inPerson;
  if (isInPerson && actor.tokenScopes !== undefined) return 'inPerson';
  if (who === 'person') return undefined;
  if ('roles' in who) {
    if (!who.roles.includes(actor.role)) return 'role';
    return who.writes ? writingRefusal(actor) : undefined;
  }
  if (who.step && !maySetAll(who.on, who.step, actor)) return 'notYourRole';
  const refusals = [who.may].flat().map((operation) => decideRight(who.on, operation, actor).refusal);
  return refusals.includes(undefined) ? undefined : refusals[0];
}

/** Whether the actor may call the command at all; null: not signed in. */
export const mayGive = (
  command: Pick<Command, 'who' | 'isPossibleWhenTerminated'>,
  giver: Actor | null,
): boolean => commandRefusal(command, giver) === undefined;

const writingRefusal = ({ tokenScopes, termination }: Actor): CommandRefusal | undefined => {
  if (termination) return 'terminated';
  return tokenScopes && !tokenScopes.includes('write') ? 'tokenReads' : undefined;
};

/** Parses and validates a command's input; errors by path. */
export const takeInput = (
  { input }: Pick<Command, 'input'>,
  sent: Readonly<Record<string, unknown>>,
): Taken => (isPart(input) ? takePart(sent, input, '') : takeParts(sent, input));

/** The path with its parameters replaced. */
export const addressOf = (path: string, values: Readonly<Record<string, unknown>>): string =>
  path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(String(values[name])));
