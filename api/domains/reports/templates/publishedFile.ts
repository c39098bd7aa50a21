import type { ReportTemplateVersion } from '@plumbline/resources/entities/reportTemplateVersions';
import { asSystem, type Call } from '../../../entities/call';
import { listTyped } from '../../../entities/typedRecords';
import type { FileStore } from '../../../platform/files/fileStore';
import type { Candidate } from './loadCandidates';

/** The published version of a template with its content; undefined if the file is missing. */
export async function publishedFile(
  call: Call,
  store: FileStore,
  { id, instance, publishedVersion }: Candidate,
): Promise<{ version: ReportTemplateVersion; content: Buffer } | undefined> {
  const [version] = await listTyped(asSystem(call, instance), 'reportTemplateVersions', {
    filter: { template: id, number: publishedVersion },
  });
  if (!version || !(await store.has(instance, version.file.hash))) return undefined;
  return { version, content: await store.read(instance, version.file.hash) };
}
