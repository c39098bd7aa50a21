import { hashOf } from '@plumbline/resources/language/fields/types/file';
import { failFields } from '../../base/errors/errors';
import type { EntityHooks, Write } from '../../entities/hooks';
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
    if (!after || !isOtherDrawing(write)) return;
    await enqueue(call.db, {
      instance: String(after.instance),
      kind: preparePlanKind,
      subject: String(after.id),
      payload: { hash: hashOf(after.file), page: after.page ?? null },
      now: call.now,
    });
  },
};

export const preparePlanKind = 'prepareFloorPlan';

// A restored plan has its tiles.
const isOtherDrawing = ({ operation, before, after }: Write): boolean =>
  operation === 'create' ||
  (operation === 'update' && (hashOf(before?.file) !== hashOf(after?.file) || before?.page !== after?.page));

function isDrawing(file: unknown): boolean {
  const type = typeof file === 'object' && file !== null && 'mimeType' in file ? String(file.mimeType) : '';
  return isImage(type) || type === 'application/pdf';
}
