import { documentsOf } from '@plumbline/resources/rules/reports/categoryDocuments';
import type { FileStore } from '../../platform/files/fileStore';
import type { ReportData } from './context/loadReportData';
import type { Attachment } from './engine/merge/mergeAttachments';

export type BoundDocument = Attachment & { pages: number };

/**
 * Documents bound into a report: those of the categories of its equipment, each once at its configured position, then
 * the report's own attachments.
 */
export async function bindDocuments(store: FileStore, data: ReportData): Promise<BoundDocument[]> {
  const own = (data.report.attachments ?? []).map((file) => ({
    file,
    instance: data.report.instance,
    position: 'documentEnd' as const,
  }));
  return Promise.all(
    [...documentsOf(data), ...own].map(async ({ file, instance, position }) => {
      // Lazy import: loads the PDF libraries only when needed.
      const [{ attachmentPdf }, { openPdf }] = await Promise.all([
        import('./engine/checkAttachment'),
        import('./engine/merge/openPdf'),
      ]);
      const uploaded = await store.read(instance, file.hash);
      const content = await attachmentPdf(uploaded);
      const isPicture = content !== uploaded;
      return {
        name: file.name,
        content,
        position,
        isPicture,
        pages: (await openPdf(content)).getPageCount(),
      };
    }),
  );
}
