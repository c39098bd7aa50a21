import type { makeExcerpt as contract } from '@plumbline/resources/commands/reportTemplates';
import type { InputOf } from '@plumbline/resources/language/defineCommand';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { dayOf } from '@plumbline/resources/rules/audits/dayOf';
import type { Api } from '../../../base/context/context';
import { asSystem, type Call } from '../../../entities/call';
import { getTyped } from '../../../entities/typedRecords';
import type { FileStore } from '../../../platform/files/fileStore';
import { buildReportContext } from '../context/buildReportContext';
import { loadReportData } from '../context/loadReportData';
import { reportImages } from '../reportImages';
import { takePreviews } from './knownFindings';
import { renderWith, templateOfReport } from './templateOfReport';

/**
 * A list of a report as a PDF, by the template that applies to such lists. Errors: NOT_FOUND, QUOTA_USED if the
 * account has no previews left, and those of `renderReport`.
 */
export async function makeExcerpt(
  api: Pick<Api, 'db' | 'config'>,
  store: FileStore,
  { call, id, wish: { kind, language } }: { call: Call; id: string; wish: InputOf<typeof contract> },
): Promise<Buffer> {
  const read = await getTyped(call, 'auditReports', id);
  const report = { ...read, language: language ?? read.language };
  await takePreviews(api, report.instance);
  const system = asSystem(call, report.instance);
  const data = await loadReportData(system, report);
  const isPreview = report.state !== 'finished';
  const context = buildReportContext(data, {
    isPreview,
    today: dayOf(call.now),
    attachments: [],
    verify: null,
  });
  const request = {
    context,
    language: report.language,
    // Logos of brokers are stored with the catalogue.
    images: reportImages(store, [report.instance, CATALOGUE_ID], null),
    accent: data.brand?.accent ?? null,
    ...(isPreview ? { watermark: context.labels.preview } : {}),
  };
  const used = await templateOfReport(system, store, { about: report, kind });
  const { pdf } = await renderWith(used, request, { isLastTry: true });
  return pdf;
}
