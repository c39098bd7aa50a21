import type { previewTemplate as contract } from '@plumbline/resources/commands/reportTemplates';
import type { InputOf } from '@plumbline/resources/language/defineCommand';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import type { Language } from '@plumbline/resources/language/languages';
import { dayOf } from '@plumbline/resources/rules/audits/dayOf';
import {
  type Contents,
  contextOfKind,
  type ReportKind,
} from '@plumbline/resources/rules/reports/contexts/contexts';
import type { Api } from '../../../base/context/context';
import { fail, failFields } from '../../../base/errors/errors';
import { asSystem, type Call } from '../../../entities/call';
import { getTyped } from '../../../entities/typedRecords';
import type { FileStore } from '../../../platform/files/fileStore';
import { bindDocuments } from '../bindDocuments';
import { buildReportContext } from '../context/buildReportContext';
import { loadReportBrand } from '../context/loadReportBrand';
import { loadReportData } from '../context/loadReportData';
import { type ReportRequest, renderReport, templateSandbox } from '../engine/renderReport';
import { samplePicture } from '../engine/sample/samplePicture';
import { reportImages } from '../reportImages';
import { takePreviews } from './knownFindings';
import { onePreview } from './onePreview';
import { madeUpContents } from './previewContext';
import { versionOf } from './publishTemplate';

type Wish = InputOf<typeof contract>;

/**
 * The PDF that a template makes of sample data or of a report the caller may read. Errors: INVALID if a report is
 * wanted and none is named or there is no draft, NOT_FOUND, TEMPLATES_NEED_SANDBOX, QUOTA_USED, PREVIEW_REPLACED, and
 * those of `renderReport`.
 */
export async function previewTemplate(
  api: Pick<Api, 'db' | 'config'>,
  store: FileStore,
  { call, id, wish }: { call: Call; id: string; wish: Wish },
): Promise<Buffer> {
  const { draft, instance, kind } = await getTyped(call, 'reportTemplates', id);
  const file = wish.number === undefined ? draft : (await versionOf(call, id, wish.number)).file;
  if (!file) return failFields({ draft: { message: 'validation.required' } });
  const language = wish.language ?? call.actor.language;
  const data = await dataFor(store, call, { wish, language, kind });
  if ((await templateSandbox()) === 'none') fail('TEMPLATES_NEED_SANDBOX');
  const template = await store.read(instance, file.hash);
  const { pdf } = await onePreview(api.db, instance, async () => {
    await takePreviews(api, instance);
    return renderReport({ template, language, watermark: data.context.labels.preview, ...data });
  });
  return pdf;
}

type Data = Contents & Pick<ReportRequest, 'images' | 'attachments' | 'accent'>;

async function dataFor(
  store: FileStore,
  call: Call,
  { wish: { by, report: id }, language, kind }: { wish: Wish; language: Language; kind: ReportKind },
): Promise<Data> {
  if (by !== 'report') {
    const accent = (await loadReportBrand(call, call.actor.instance))?.accent ?? null;
    return { ...madeUpContents[by](kind, language), images: samplePicture, accent };
  }
  if (contextOfKind[kind] !== 'report') return failFields({ by: { message: 'validation.onlySampleData' } });
  if (!id) return failFields({ report: { message: 'validation.required' } });
  const report = await getTyped(call, 'auditReports', id);
  const data = await loadReportData(asSystem(call, report.instance), { ...report, language });
  const attachments = await bindDocuments(store, data);
  const options = { isPreview: true, today: dayOf(call.now), attachments, verify: null };
  return {
    context: buildReportContext(data, options),
    images: reportImages(store, [report.instance, CATALOGUE_ID], null),
    attachments,
    accent: data.brand?.accent ?? null,
  };
}
