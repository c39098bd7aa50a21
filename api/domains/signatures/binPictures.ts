import { definitions } from '@plumbline/resources/entities/index';
import { asSystem } from '../../entities/call';
import { deleteRecord } from '../../entities/deleteRecord';
import type { EntityHooks } from '../../entities/hooks';
import type { Row } from '../../entities/rowMapper';

/** Entities with signatures. */
const signed = ['auditPlannings', 'auditReports'] as const;

/**
 * Moves the picture of a removed signature to the bin, which is emptied later: it shows a person's handwriting and is
 * no longer displayed. A picture used by another appointment or report of the account is kept.
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

// Includes rows in the bin, which may be restored.
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
