import { definitions, entityList } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { mayEver } from '@plumbline/resources/language/permissions';
import { severalOf } from '@plumbline/resources/language/severalOf';
import { readLocale } from '@plumbline/resources/locales/readLocale';
import { textsOf } from '@plumbline/resources/locales/textsOf';
import { exportColumns } from '@plumbline/resources/rules/export/exportColumns';
import { exportStyles } from '@plumbline/resources/rules/export/exportStyle';
import { isExported } from '@plumbline/resources/rules/export/isExported';
import { fail } from '../../../base/errors/errors';
import { accountEntity } from '../../../entities/accountEntity';
import { asSystem, type Call, inTransaction } from '../../../entities/call';
import { getRecord } from '../../../entities/getRecord';
import { type Row, rowMapper } from '../../../entities/rowMapper';
import { scopeOf } from '../../../entities/scope';
import { selectRows } from '../../../entities/selectRows';
import { today } from '../../../entities/today';
import { csvLines } from '../../../platform/export/csvLines';
import { exportList } from '../../../platform/export/exportList';
import type { FileStore } from '../../../platform/files';
import { keepRecord } from '../keepRecord';
import type { Archive } from '../personArchive';

type Pieces = AsyncGenerator<string | Uint8Array>;

/**
 * Exports all data of an account for the users who manage it, and records that: each entity as JSON and, if it has a
 * list, as a CSV table in the user's language, the history, and all files. FORBIDDEN for support staff in the account,
 * NOT_FOUND for another account.
 */
export async function exportAccount(call: Call, store: FileStore, id: string): Promise<Archive> {
  if (call.actor.mirroring) fail('FORBIDDEN', { resource: 'instances' });
  if (id !== call.actor.instance) fail('NOT_FOUND', { resource: 'instances', id });
  const row = await getRecord(call, definitions.instances, id);
  await inTransaction(call, (inner) =>
    keepRecord(inner, { kind: 'EXPORT', entity: definitions.instances, row, reason: null }),
  );
  const texts = textsOf(readLocale(call.actor.language));
  const word = (key: string) => texts.get(key) ?? key;
  const readable = entityList.filter(
    (entity) => entity.scope !== 'person' && mayEver(entity, 'read', call.actor),
  );
  return {
    name: `${word('termination.export.name')} ${today(call)}`,
    async *files() {
      for (const definition of readable) {
        const entity = await accountEntity(call, definition);
        const rows = readOwn(call, entity);
        const first = await rows.next();
        // Empty entities produce no file.
        if (first.done) continue;
        yield { path: `data/${entity.name}.json`, content: asJson(first.value, rows) };
        if (entity.scope !== 'instance' || !isExported(entity)) continue;
        const title = severalOf(word(`resources.${entity.name}.name`));
        yield { path: `${plain(title)}.csv`, content: asTable(call, entity) };
      }
      yield { path: 'data/history.json', content: asJson([], readHistory(call)) };
      const names = new Set<string>();
      for await (const page of readOwn(asSystem(call, id), definitions.files))
        for (const { hash, name } of page) {
          const path = `files/${String(hash).slice(0, 12)} ${plain(String(name))}`;
          if (names.has(path) || !(await store.has(id, String(hash)))) continue;
          names.add(path);
          yield { path, content: contentOf(store, id, String(hash)) };
        }
    },
  };
}

// Replaces path separators and control characters, so that an uploaded file's name cannot escape the target folder when
// unpacked.
const plain = (name: string): string => name.replace(/[\\/:*?"<>|\p{Cc}]+/gu, '_');

async function* contentOf(store: FileStore, instance: string, hash: string): Pieces {
  for await (const piece of store.stream(instance, hash)) yield piece as Uint8Array; // a stream of bytes
}

async function* asJson(first: readonly Row[], rest: AsyncGenerator<Row[]>): Pieces {
  let isBegun = false;
  const write = (page: readonly Row[]) => {
    const text = page.map((row) => JSON.stringify(row)).join(',\n');
    const gap = isBegun && text ? ',\n' : '';
    isBegun ||= text !== '';
    return gap + text;
  };
  yield `[${write(first)}`;
  for await (const page of rest) yield write(page);
  yield ']\n';
}

function asTable(call: Call, entity: AnyEntity): Pieces {
  const { language, instanceType } = call.actor;
  return exportList(
    call,
    entity,
    { query: {}, columns: exportColumns(entity, [], instanceType) ?? [], language },
    csvLines(exportStyles[language], call.zone ?? 'UTC'),
  );
}

const pageSize = 1000;

/** The account's own rows that are not deleted and that the caller may read, without the shared catalogue. */
async function* readOwn(call: Call, entity: AnyEntity): AsyncGenerator<Row[]> {
  const { columns, read } = rowMapper(entity);
  const scope = scopeOf(entity, 'read', call);
  const named = columns.map((name) => `t.\`${name}\``).join(', ');
  for (let after = ''; ; ) {
    const rows = await selectRows(
      call.db,
      `select ${named} from \`${entity.name}\` t where t.instance = ? and t.deletedAt is null and t.id > ? and ${scope.sql} order by t.id limit ${pageSize}`,
      [call.actor.instance, after, ...scope.bindings],
    );
    if (rows.length > 0) yield rows.map(read);
    if (rows.length < pageSize) return;
    after = String(rows.at(-1)?.id);
  }
}

async function* readHistory({ db, actor }: Call): AsyncGenerator<Row[]> {
  for (let after = 0; ; ) {
    const rows = await selectRows(
      db,
      `select changeNumber, resource, recordId, operation, version, at, contact, \`before\`, \`after\` from history where instance = ? and changeNumber > ? order by changeNumber limit ${pageSize}`,
      [actor.instance, after],
    );
    if (rows.length > 0)
      yield rows.map((row) => ({ ...row, before: parsed(row.before), after: parsed(row.after) }));
    if (rows.length < pageSize) return;
    after = Number(rows.at(-1)?.changeNumber);
  }
}

// MySQL returns JSON parsed, MariaDB as text.
const parsed = (value: unknown): unknown => (typeof value === 'string' ? JSON.parse(value) : (value ?? null));
