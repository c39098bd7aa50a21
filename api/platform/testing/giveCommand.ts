import { hash } from 'node:crypto';
import { addressOf, type Command } from '@plumbline/resources/language/defineCommand';
import { newId } from '@plumbline/resources/language/ids';
import type { Actor } from '@plumbline/resources/language/permissions';
import type { Api } from '../../base/context/context';
import { takesQuery } from '../../entities/handleCommand';
import { signInState } from '../auth/signInState';
import { sampleOf } from './sampleOf';

export interface Outcome {
  status: number;
  /** Error code; empty without an error. */
  code: string;
  body: string;
}

/**
 * Sends the command by HTTP with sample input, for the row of this id or a missing one; the actor is authenticated by
 * a bearer as after a sign-in.
 */
export async function giveCommand(
  api: Api,
  command: Command,
  { actor, id = newId() }: { actor: Actor | null; id?: string | undefined },
): Promise<Outcome> {
  const values = { id, hash: '0'.repeat(64), kind: 'agb', broker: id, secret: 'x', mail: id, token: 'x' };
  const url = new URL(addressOf(command.path, values), api.config.origin);
  const input = sampleOf(command.input) as object; // every command takes an object
  if (takesQuery(command))
    for (const [name, value] of Object.entries(input))
      url.searchParams.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  const headers: Record<string, string> = { origin: api.config.origin };
  if (actor) headers.authorization = `Bearer ${await bearerOf(api, actor)}`;
  const hasBody = command.method !== 'GET' && command.method !== 'DELETE';
  if (hasBody) headers['content-type'] = command.body ? 'application/octet-stream' : 'application/json';
  const response = await fetch(url, {
    method: command.method,
    headers,
    ...(hasBody ? { body: command.body ? 'x' : JSON.stringify(input) } : {}),
  });
  const body = await response.text();
  const code = /^\{"code":"([A-Z_]+)"/.exec(body)?.[1] ?? '';
  return { status: response.status, code, body };
}

async function bearerOf(api: Api, actor: Actor): Promise<string> {
  const bearer = newId();
  const { bearers } = await signInState(api);
  await bearers.read(hash('sha256', bearer, 'base64'), async () => ({
    actor,
    by: actor.tokenScopes ? 'apiToken' : 'session',
    id: newId(),
    until: Date.now() + 60_000,
  }));
  return bearer;
}
