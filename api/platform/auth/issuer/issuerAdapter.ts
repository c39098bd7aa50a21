import { isId } from '@plumbline/resources/language/ids';
import type { Knex } from 'knex';
import { type Adapter, type AdapterPayload, errors } from 'oidc-provider';
import { asApiError } from '../../../base/errors/handleErrors';

interface Row {
  payload: AdapterPayload;
  consumedAt: Date | null;
}

/** Stores the issuer's records in one table, shared by all processes. */
export function issuerAdapter(db: Knex, now: () => Date, model: string): Adapter {
  const records = () => db('issuerRecords');
  const read = async (which: { id: string } | { uid: string }): Promise<AdapterPayload | undefined> => {
    const row: Row | undefined = await records()
      .where({ model, ...which })
      .first('payload', 'consumedAt');
    return (
      row && {
        ...row.payload,
        ...(row.consumedAt ? { consumed: Math.floor(row.consumedAt.getTime() / 1000) } : {}),
      }
    );
  };
  return tellingFaults({
    async upsert(id, payload, expiresIn) {
      const expiresAt = expiresIn ? new Date(now().getTime() + expiresIn * 1000) : null;
      const row = {
        model,
        id,
        payload: JSON.stringify(payload),
        grantId: payload.grantId ?? null,
        uid: payload.uid ?? null,
        user: userOf(payload),
        expiresAt,
      };
      await records().insert(row).onConflict(['model', 'id']).merge();
    },
    find: (id) => read({ id }),
    findByUid: (uid) => read({ uid }),
    // The device flow is disabled, so there are no user codes.
    findByUserCode: async () => undefined,
    async consume(id) {
      const changed = await records().where({ model, id, consumedAt: null }).update({ consumedAt: now() });
      // Of two concurrent redemptions that both read it as unused, only one succeeds.
      if (changed === 0) throw new errors.InvalidGrant('already consumed');
    },
    async destroy(id) {
      await records().where({ model, id }).delete();
    },
    async revokeByGrantId(grantId) {
      await records().where({ grantId }).delete();
    },
  });
}

/** User of a record; for a pending interaction the one who entered the password. */
function userOf({ accountId, result, session }: AdapterPayload): string | null {
  const user: unknown = accountId ?? result?.login?.accountId ?? session?.accountId;
  return isId(user) ? user : null;
}

/** If its records cannot be read, the issuer responds with the matching status (503, 507). */
function tellingFaults(adapter: Adapter): Adapter {
  return new Proxy(adapter, {
    get(target, name: keyof Adapter) {
      const method = target[name];
      return async (...given: never[]) =>
        Reflect.apply(method as () => Promise<unknown>, target, given).catch((error: unknown) => {
          const { status } = asApiError(error);
          const isFault = status === 503 || status === 507;
          throw isFault && error instanceof Error ? Object.assign(error, { statusCode: status }) : error;
        });
    },
  });
}
