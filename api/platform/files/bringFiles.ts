import { definitions } from '@plumbline/resources/entities/index';
import { asSystem } from '../../entities/call';
import { hashesOfRow } from '../../entities/checkFiles';
import { createRecord } from '../../entities/createRecord';
import type { EntityHooks } from '../../entities/hooks';
import type { FileStore } from './fileStore';

/**
 * Who writes a row of another account (a broker its row in the shared catalogue, the provider an account's) has uploaded the
 * files into the own one; they follow the row, so that the person who may read it may read them. What the writer never uploaded stays
 * missing.
 */
export const bringFiles = (store: FileStore): EntityHooks => ({
  async beforeWrite({ call, entity, before, after }) {
    const from = call.actor.instance;
    const to = String(after?.instance);
    if (!after || from === to) return;
    const had = before ? hashesOfRow(entity, before) : new Set<string>();
    const named = [...hashesOfRow(entity, after)].filter((hash) => !had.has(hash));
    if (named.length === 0) return;
    const rows = await call
      .db('files')
      .where({ deletedAt: null })
      .whereIn('instance', [from, to])
      .whereIn('hash', named)
      .select('instance', 'hash', 'name', 'mimeType', 'size', 'width', 'height');
    const known = new Set(rows.filter(({ instance }) => instance === to).map(({ hash }) => hash));
    for (const { instance, ...file } of rows) {
      if (instance !== from || known.has(file.hash)) continue;
      await store.copy(from, to, file.hash);
      await createRecord(asSystem(call, to), definitions.files, file);
    }
  },
});
