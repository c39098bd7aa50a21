import {
  addressOf,
  type Command,
  type PathParams,
  type Who,
} from '@plumbline/resources/language/defineCommand';
import type { CallInit } from '../connection';

/** A command's path parameters, and its input unless that is optional. */
export type Asked<P extends string, I> = PathParams<P> & InputPart<I>;
type InputPart<I> = Record<never, never> extends I ? { input?: I } : { input: I };
export type Given<P extends string, I> =
  Record<never, never> extends Asked<P, I>
    ? [asked?: Asked<P, I>, init?: CommandInit]
    : [asked: Asked<P, I>, init?: CommandInit];
export type CommandInit = Omit<CallInit, 'headers' | 'method'> & {
  headers?: Readonly<Record<string, string>>;
};

/** URL and `fetch` options of a command's call. */
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

/** The query string of the values present; empty if there are none. */
function queryOf(input: object): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input))
    for (const one of [value].flat())
      if (one !== undefined && one !== null && one !== '')
        query.append(name, typeof one === 'object' ? JSON.stringify(one) : String(one));
  return query.size > 0 ? `?${query}` : '';
}
