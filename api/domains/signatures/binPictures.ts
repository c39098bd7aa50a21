import { definitions } from '@plumbline/resources/entities/index';
import { asSystem } from '../../entities/call';
import { deleteRecord } from '../../entities/deleteRecord';
import type { EntityHooks } from '../../entities/hooks';
import type { Row } from '../../entities/rowMapper';

/** Where signatures are given. */
const signed = ['auditPlannings', 'auditReports'] as const;

/**
 * The picture of a signature that was dropped goes into the bin, from which it is emptied for good: it is of a person's hand,
 * and nothing shows it any more. What another appointment or report of the account bears stays.
 */
export const binPictures: EntityHooks = {
  async afterWrite({ call, before, after }) {
    if (!before || !after) return;
    const left = new Set(picturesIn(after.signatures));
    const instance = String(after.instance);
    for (const hash of picturesIn(before.signatures)) {
      if (left.has(hash) || (await isBorne(call.db, instance, hash))) continue;
      const file: Row | undefined = await call
        .db('files')
        .where({ instance, hash, deletedAt: null })
        .first('id');
      const system = { ...asSystem(call, instance), db: call.db };
      if (file) await deleteRecord(system, definitions.files, String(file.id));
    }
  },
};

// Also by rows that are in the bin: they may come back.
async function isBorne(db: Db, instance: string, hash: string): Promise<boolean> {
  for (const table of signed)
    if (await db(table).where({ instance }).where('signatures', 'like', `%${hash}%`).first('id')) return true;
  return false;
}
type Db = Parameters<NonNullable<EntityHooks['afterWrite']>>[0]['call']['db'];

function picturesIn(value: unknown): string[] {
  const rows: Row[] = Array.isArray(value) ? value : [];
  return rows.flatMap(({ image }) =>
    typeof image === 'object' && image !== null && 'hash' in image ? [String(image.hash)] : [],
  );
}
