import type { Identifier } from 'ra-core';
import { readError } from '../errors';
import { changes, type Values } from './changes';

interface Calls<Row> {
  post: (resource: string, made: Values) => Promise<Row>;
  read: (resource: string, id: Identifier) => Promise<Row>;
  put: (resource: string, id: Identifier, data: Values) => Promise<Row>;
}

/**
 * Makes a row once, however often the answer is lost and it is made again under the same id: refused as there already, it is
 * what the earlier attempt made, and what was typed or emptied since then is saved on top, unless somebody else has changed
 * it meanwhile: then the server refuses that as a change of an old version.
 */
export function createOnce<Row extends Values>({ post, read, put }: Calls<Row>) {
  /** All that attempts without an answer may have stored, by the row's id. */
  const tried = new Map<Identifier, Values>();
  return async (resource: string, made: Values & { id: Identifier }): Promise<Row> => {
    const { id } = made;
    const whole = { ...emptied(tried.get(id)), ...made };
    tried.set(id, whole);
    const row = await post(resource, made).catch(async (error: unknown) => {
      if (readError(error).code !== 'DUPLICATE_ID') throw error;
      const there = await read(resource, id).catch(() => Promise.reject(error));
      const since = changes(whole, there);
      return Object.keys(since).length === 0 ? there : put(resource, id, { ...since, version: asMade });
    });
    tried.delete(id);
    return row;
  };
}

/** The version of a row that nobody has changed yet. */
const asMade = 1;

const emptied = (values: Values = {}): Values =>
  Object.fromEntries(Object.keys(values).map((name) => [name, null]));
