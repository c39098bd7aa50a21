import type { ReportContext } from '@plumbline/resources/rules/reports/ReportContext';
import type { OpenTemplate } from '../template/openTemplate';
import { hasOwnCover } from './coverSection';
import type { Attachment } from './mergeAttachments';
import { openPdf } from './openPdf';

export interface AttachmentPlan {
  attachments: (Attachment & { pages: number })[];
  /** Pages inserted after the cover. */
  afterCover: number;
  pages: number;
  warnings: { code: 'COVER_NOT_SEPARATE' }[];
}

/**
 * Orders the attachments. If the cover is not a separate section of the template, numbering cannot continue after it,
 * so all attachments go to the end, with a warning.
 */
export async function planAttachments(wanted: Attachment[], template: OpenTemplate): Promise<AttachmentPlan> {
  const isCoverApart = hasOwnCover(template);
  const attachments: AttachmentPlan['attachments'] = [];
  for (const attachment of wanted) {
    const pages = (await openPdf(attachment.content)).getPageCount();
    attachments.push({ ...attachment, position: isCoverApart ? attachment.position : 'documentEnd', pages });
  }
  const afterCover = attachments.filter(({ position }) => position === 'afterCoverPage');
  const isMoved = !isCoverApart && wanted.some(({ position }) => position === 'afterCoverPage');
  return {
    attachments: [...afterCover, ...attachments.filter(({ position }) => position === 'documentEnd')],
    afterCover: afterCover.reduce((sum, { pages }) => sum + pages, 0),
    pages: attachments.reduce((sum, { pages }) => sum + pages, 0),
    warnings: isMoved ? [{ code: 'COVER_NOT_SEPARATE' }] : [],
  };
}

/** The context with the list of attachments that the report prints. */
export function listAttachments(context: ReportContext, { attachments }: AttachmentPlan): ReportContext {
  return {
    ...context,
    attachments: attachments.map(({ name, pages }, index) => ({
      number: String(index + 1),
      name,
      pages: String(pages),
    })),
    totals: { ...context.totals, attachments: attachments.length > 0 ? String(attachments.length) : '' },
  };
}
