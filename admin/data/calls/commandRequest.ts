import {
  addressOf,
  type Command,
  type PathParams,
  type Who,
} from '@plumbline/resources/language/defineCommand';
import type { CallInit } from '../connection';

/** What a command is given: the values in its address, and its input unless it may be left out. */
export type Asked<P extends string, I> = PathParams<P> & InputPart<I>;
type InputPart<I> = Record<never, never> extends I ? { input?: I } : { input: I };
export type Given<P extends string, I> =
  Record<never, never> extends Asked<P, I>
    ? [asked?: Asked<P, I>, init?: CommandInit]
    : [asked: Asked<P, I>, init?: CommandInit];
/** The method is the contract's. */
export type CommandInit = Omit<CallInit, 'headers' | 'method'> & {
  headers?: Readonly<Record<string, string>>;
};

/** The address of a command's call and the options of its `fetch`. */
export function commandRequest<P extends string, I, A, W extends Who>(
  command: Command<P, I, A, W>,
  ...[asked, init]: Given<P, I>
): [address: string, init: CommandInit & { method: string }] {
  const { method, path, body } = command;
  const { input = {}, ...values } = { ...asked } as { input?: object }; // an input is an object, whatever its fields
  const address = addressOf(path, { ...values });
  if (body !== undefined || method === 'GET' || method === 'DELETE')
    return [`${address}${queryOf(input)}`, { ...init, method }];
  const headers = { ...init?.headers, 'content-type': 'application/json' };
  return [address, { ...init, method, headers, body: JSON.stringify(input) }];
}

/** `?…` of the values that are there; none where there is nothing to say. */
function queryOf(input: object): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input))
    for (const one of [value].flat())
      if (one !== undefined && one !== null && one !== '')
        query.append(name, typeof one === 'object' ? JSON.stringify(one) : String(one));
  return query.size > 0 ? `?${query}` : '';
}
