import { hashOf } from '@plumbline/resources/language/fields/types/file';
import { failFields } from '../../base/errors/errors';
import type { EntityHooks, TransactionCall, Write } from '../../entities/hooks';
import type { Row } from '../../entities/rowMapper';
import { isImage } from '../../platform/files';
import { enqueue } from '../../platform/jobs/jobs';

/** Another file or page is prepared anew by a job. */
export const planHooks: EntityHooks = {
  beforeWrite(write) {
    const { after } = write;
    if (!after || !isOtherDrawing(write)) return;
    // An absent file is refused as a required field.
    if (after.file && !isDrawing(after.file)) failFields({ file: { message: 'validation.planType' } });
    Object.assign(after, { state: 'waiting', failure: null, pack: null, width: null, height: null });
  },
  async afterWrite(write) {
    const { call, after } = write;
    if (after && isOtherDrawing(write)) await orderPreparation(call, after);
  },
};

export const preparePlanKind = 'prepareFloorPlan';

/** Orders the job for the plan's present file and page. */
export const orderPreparation = (
  { db, now }: TransactionCall,
  { id, instance, file, page }: Row,
): Promise<string> =>
  enqueue(db, {
    instance: String(instance),
    kind: preparePlanKind,
    subject: String(id),
    payload: { hash: hashOf(file), page: page ?? null },
    now,
  });

// A restored plan has its tiles.
const isOtherDrawing = ({ operation, before, after }: Write): boolean =>
  operation === 'create' ||
  (operation === 'update' && (hashOf(before?.file) !== hashOf(after?.file) || before?.page !== after?.page));

function isDrawing(file: unknown): boolean {
  const type = typeof file === 'object' && file !== null && 'mimeType' in file ? String(file.mimeType) : '';
  return isImage(type) || type === 'application/pdf';
}
