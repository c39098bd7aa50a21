import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { hashesIn } from '@plumbline/resources/language/fields/hashesIn';
import { isOfficeType } from '@plumbline/resources/language/fields/types/file';
import { fail, failFields } from '../base/errors/errors';
import type { TransactionCall } from './hooks';
import type { Row } from './rowMapper';

/**
 * Each referenced hash must have been uploaded by the account; else FILE_MISSING names it. Office documents are taken
 * only by fields for templates, and those take nothing else.
 */
export async function checkFiles(
  call: TransactionCall,
  entity: AnyEntity,
  after: Row,
  changed: readonly string[],
): Promise<void> {
  const hashes = new Set(
    changed.flatMap((name) => (entity.fields[name] ? hashesIn(after[name], entity.fields[name]) : [])),
  );
  if (hashes.size === 0) return;
  const rows: { hash: string; mimeType: string }[] = await call
    .db('files')
    .where({ instance: after.instance, deletedAt: null })
    .whereIn('hash', [...hashes])
    .select('hash', 'mimeType');
  const known = new Set(rows.map((row) => row.hash));
  refuseOtherTypes(entity, after, { changed, types: new Map(rows.map((row) => [row.hash, row.mimeType])) });
  const missing = [...hashes].filter((hash) => !known.has(hash));
  const lost = missing.length === 0 ? [] : await takeOutOfBin(call, String(after.instance), missing);
  if (lost.length > 0) fail('FILE_MISSING', { hashes: lost });
}

function refuseOtherTypes(
  entity: AnyEntity,
  after: Row,
  { changed, types }: { changed: readonly string[]; types: ReadonlyMap<string, string> },
): void {
  const refused = changed.filter((name) => {
    const field = entity.fields[name];
    if (!field) return false;
    const isForTemplates = 'accept' in field && field.accept === 'template';
    return hashesIn(after[name], field).some((hash) => {
      const type = types.get(hash);
      return type !== undefined && isOfficeType(type) !== isForTemplates;
    });
  });
  if (refused.length > 0)
    failFields(Object.fromEntries(refused.map((name) => [name, { message: 'validation.fileType' }])));
}

/** Restores files that were removed but are referenced again, e.g. by an offline device; returns the missing ones. */
async function takeOutOfBin(call: TransactionCall, instance: string, hashes: string[]): Promise<string[]> {
  const binned: { id: string; hash: string }[] = await call
    .db('files')
    .where({ instance })
    .whereNotNull('deletedAt')
    .whereIn('hash', hashes)
    .select('id', 'hash');
  const back = new Map(binned.map(({ id, hash }) => [hash, id]));
  if (back.size > 0)
    await call
      .db('files')
      .whereIn('id', [...back.values()])
      .update({ deletedAt: null });
  return hashes.filter((hash) => !back.has(hash));
}

/** All hashes in a row: its readers may read these files. */
export const hashesOfRow = (entity: AnyEntity, row: Row): Set<string> =>
  new Set(Object.entries(entity.fields).flatMap(([name, field]) => hashesIn(row[name], field)));
