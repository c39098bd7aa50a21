import { documentsOf } from '@plumbline/resources/rules/reports/categoryDocuments';
import type { FileStore } from '../../platform/files/fileStore';
import type { ReportData } from './context/loadReportData';
import type { Attachment } from './engine/merge/mergeAttachments';

export type BoundDocument = Attachment & { pages: number };

/**
 * What is bound into a report: the documents of the categories it speaks of, each where its category wants it and once
 * only, then what its people attached.
 */
export async function bindDocuments(store: FileStore, data: ReportData): Promise<BoundDocument[]> {
  const own = (data.report.attachments ?? []).map((file) => ({
    file,
    instance: data.report.instance,
    position: 'documentEnd' as const,
  }));
  return Promise.all(
    [...documentsOf(data), ...own].map(async ({ file, instance, position }) => {
      // Loaded when first needed.
      const [{ attachmentPdf }, { openPdf }] = await Promise.all([
        import('./engine/checkAttachment'),
        import('./engine/merge/openPdf'),
      ]);
      const content = await attachmentPdf(await store.read(instance, file.hash));
      return { name: file.name, content, position, pages: (await openPdf(content)).getPageCount() };
    }),
  );
}
