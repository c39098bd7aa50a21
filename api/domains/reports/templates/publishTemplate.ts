import { definitions } from '@plumbline/resources/entities/index';
import type { ReportTemplateVersion } from '@plumbline/resources/entities/reportTemplateVersions';
import type { FileValue } from '@plumbline/resources/language/fields/field';
import type { Api } from '../../../base/context/context';
import { fail, failFields } from '../../../base/errors/errors';
import { asSystem, type Call, inTransaction } from '../../../entities/call';
import { createRecord } from '../../../entities/createRecord';
import type { TransactionCall } from '../../../entities/hooks';
import { nameOfActor } from '../../../entities/nameOfActor';
import { getTyped, listTyped, typed } from '../../../entities/typedRecords';
import { lockRow, updateRecord } from '../../../entities/updateRecord';
import type { FileStore } from '../../../platform/files/fileStore';
import { templateSandbox } from '../engine/renderReport';
import { tryTemplate } from '../engine/tryTemplate';
import { findingsOf, takePreviews } from './knownFindings';
import { refuseProblems } from './templateHooks';

type Server = Pick<Api, 'db' | 'config'>;

/**
 * Publishes the draft of a template as its next version, after a check and trials with sample and empty data. Errors:
 * INVALID at the draft, TEMPLATE_UNCHANGED if it is published already, STALE_VERSION if it was replaced meanwhile or is
 * not the one that was meant, TEMPLATES_NEED_SANDBOX, QUOTA_USED.
 */
export async function publishTemplate(
  api: Server,
  store: FileStore,
  { call, id, note, meant }: { call: Call; id: string; note: string | null; meant?: string },
): Promise<ReportTemplateVersion> {
  const current = await getTyped(call, 'reportTemplates', id);
  const { draft, instance, language, kind } = current;
  if (meant !== undefined && draft?.hash !== meant)
    fail('STALE_VERSION', { resource: 'reportTemplates', id, current: { ...current } });
  if (!draft) return failFields({ draft: { message: 'validation.required' } });
  if ((await templateSandbox()) === 'none') fail('TEMPLATES_NEED_SANDBOX');
  // Asked before the trial, which takes seconds, and once more when the row is locked.
  await refuseUnchanged(call, id, draft);
  await takePreviews(api, instance, 2);
  const trial = await tryTemplate(await store.read(instance, draft.hash), {
    kind,
    language: language ?? call.actor.language,
  });
  refuseProblems(trial, call.actor.language);
  return keepVersion(call, id, { file: draft, note });
}

/**
 * Publishes the file of an earlier version as a new one, after a check by today's rules. Errors: NOT_FOUND,
 * TEMPLATE_UNCHANGED, INVALID, TEMPLATES_NEED_SANDBOX, QUOTA_USED.
 */
export async function rollBackTemplate(
  api: Server,
  store: FileStore,
  { call, id, number }: { call: Call; id: string; number: number },
): Promise<ReportTemplateVersion> {
  const { instance, kind } = await getTyped(call, 'reportTemplates', id);
  const { file } = await versionOf(call, id, number);
  refuseProblems(await findingsOf(api, store, { instance, hash: file.hash, kind }), call.actor.language);
  return keepVersion(call, id, { file, repeats: number });
}

/** The version with this number; NOT_FOUND also if the caller may not read it. */
export async function versionOf(
  call: Call,
  template: string,
  number: number,
): Promise<ReportTemplateVersion> {
  const [version] = await listTyped(call, 'reportTemplateVersions', { filter: { template, number } });
  return version ?? fail('NOT_FOUND', { resource: 'reportTemplateVersions', number });
}

interface NewVersion {
  file: FileValue;
  note?: string | null;
  /** The version rolled back to; absent: the file is the draft, which must still be the same. */
  repeats?: number;
}

/** The row is locked, so numbers are consecutive and each is given once. */
function keepVersion(
  call: Call,
  id: string,
  { file, note = null, repeats }: NewVersion,
): Promise<ReportTemplateVersion> {
  return inTransaction(call, async (inner) => {
    const current = await lockRow(inner, definitions.reportTemplates, id, 'update');
    const template = typed('reportTemplates', current);
    if (repeats === undefined && template.draft?.hash !== file.hash)
      fail('STALE_VERSION', { resource: 'reportTemplates', id, current });
    await refuseUnchanged(inner, id, file);
    const number = (template.publishedVersion ?? 0) + 1;
    const published = { publishedAt: inner.now.toISOString(), publishedBy: await nameOfActor(inner) };
    const system = systemIn(inner, template.instance);
    const version = await createRecord(system, definitions.reportTemplateVersions, {
      template: id,
      number,
      file,
      note,
      repeats: repeats ?? null,
      ...published,
    });
    await updateRecord(system, definitions.reportTemplates, id, { publishedVersion: number, ...published });
    return typed('reportTemplateVersions', version);
  });
}

const systemIn = (call: TransactionCall, instance: string): TransactionCall => ({
  ...asSystem(call, instance),
  db: call.db,
});

async function refuseUnchanged(call: Call, id: string, { hash }: FileValue): Promise<void> {
  const { publishedVersion } = await getTyped(call, 'reportTemplates', id);
  if (publishedVersion === null) return;
  const { file } = await versionOf(call, id, publishedVersion);
  if (file.hash === hash) fail('TEMPLATE_UNCHANGED', { resource: 'reportTemplates', id });
}
