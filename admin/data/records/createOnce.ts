import type { Identifier } from 'ra-core';
import { readError } from '../errors';
import { changes, type Values } from './changes';

interface Calls<Row> {
  post: (resource: string, made: Values) => Promise<Row>;
  read: (resource: string, id: Identifier) => Promise<Row>;
  put: (resource: string, id: Identifier, data: Values) => Promise<Row>;
}

/**
 * Creates a row once, even if a response is lost and the form is sent again under the same id: DUPLICATE_ID means that
 * an earlier attempt succeeded, and what was changed in the form since then is saved by an update, unless somebody
 * else has changed the row meanwhile: then the server refuses the old version.
 */
export function createOnce<Row extends Values>({ post, read, put }: Calls<Row>) {
  /** Values that attempts without a response may have stored, by the row's id. */
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

/** Version of a row nobody has changed yet. */
const asMade = 1;

const emptied = (values: Values = {}): Values =>
  Object.fromEntries(Object.keys(values).map((name) => [name, null]));
