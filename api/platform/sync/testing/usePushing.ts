import { setTimeout } from 'node:timers/promises';
import { newId } from '@plumbline/resources/language/ids';
import type { Actor } from '@plumbline/resources/language/permissions';
import { type Command, SCHEMA_VERSION } from '@plumbline/resources/rules/sync/protocol';
import { beforeEach } from 'vitest';
import { useTestDatabase } from '../../testing/database';
import { actorOf, buildAccount, callAs, noon } from '../../testing/factories';
import { pushCommands, settledCommands } from '../pushCommands';

/** Pushing commands, their receipts and effects, with a new account for each test. */
export function usePushing() {
  const database = useTestDatabase();
  const fresh = { account: '', owner: actorOf('') };
  beforeEach(async () => {
    fresh.account = await buildAccount(database.db);
    fresh.owner = actorOf(fresh.account);
  });
  return {
    database,
    fresh,
    push: (commands: Command[], actor: Actor = fresh.owner, onFailure?: (cause: unknown) => void) =>
      pushCommands(
        callAs(database.db, actor),
        { user: actor.user, instance: actor.instance, commands },
        onFailure,
      ),
    settled: (commands: Command[], { user, instance, ...actor }: Actor = fresh.owner) =>
      settledCommands(callAs(database.db, { user, instance, ...actor }), {
        user,
        instance,
        commands: commands.map(({ id }) => id),
      }),
    command: (values: Partial<Command> & Pick<Command, 'recordId'>): Command => ({
      id: newId(),
      resource: 'textModules',
      operation: 'update',
      baseVersion: null,
      patch: {},
      madeAt: noon.toISOString(),
      schemaVersion: SCHEMA_VERSION,
      ...values,
    }),
    /** Waits for a condition; fails if `work` ends before. */
    until: async (isSo: () => Promise<boolean>, work: Promise<unknown>): Promise<void> => {
      let end: unknown;
      const note = (outcome: unknown) => {
        end = outcome ?? 'nothing';
      };
      work.then(note, note);
      while (!(await isSo())) {
        if (end !== undefined) throw new Error('It ended and waited for nobody.', { cause: end });
        // A pause, so that polling leaves the CPU to the awaited work.
        await setTimeout(5);
      }
    },
    history: async (recordId: string): Promise<string[]> => {
      const rows: { operation: string }[] = await database
        .db('history')
        .where({ recordId })
        .orderBy('changeNumber')
        .select('operation');
      return rows.map(({ operation }) => operation);
    },
  };
}
