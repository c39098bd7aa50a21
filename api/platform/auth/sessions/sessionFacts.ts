import type { Actor } from '@plumbline/resources/language/permissions';
import type { SessionSummary } from '@plumbline/resources/rules/auth/session';
import type { Api } from '../../../base/context/context';

/** Further session data that a domain adds; read with each access token. */
type SessionFacts = (api: Pick<Api, 'db' | 'now'>, actor: Actor) => Promise<Partial<SessionSummary>>;

const registered = new Set<SessionFacts>();

export const registerSessionFacts = (facts: SessionFacts): void => void registered.add(facts);

export async function sessionFacts(
  api: Pick<Api, 'db' | 'now'>,
  actor: Actor,
): Promise<Partial<SessionSummary>> {
  const found = await Promise.all([...registered].map((facts) => facts(api, actor)));
  return Object.assign({}, ...found);
}
