import type { Api } from '../../../base/context/context';
import type { Call } from '../../../entities/call';
import { getTyped } from '../../../entities/typedRecords';
import type { FileStore } from '../../../platform/files/fileStore';
import { findingsOf } from './knownFindings';
import { missingParts } from './missingParts';
import { type TemplateVerdict, verdictOn } from './readVerdict';

/**
 * What is wrong with the draft of a template, and what its kind of document should show besides; nothing without a
 * draft. Errors: NOT_FOUND, TEMPLATES_NEED_SANDBOX, QUOTA_USED.
 */
export async function draftProblems(
  api: Pick<Api, 'db' | 'config'>,
  store: FileStore,
  { call, id }: { call: Call; id: string },
): Promise<TemplateVerdict> {
  const { draft, instance, kind } = await getTyped(call, 'reportTemplates', id);
  if (!draft) return { accepted: true, problems: [] };
  const findings = await findingsOf(api, store, { instance, hash: draft.hash, kind });
  const warnings = [...findings.warnings, ...missingParts(findings, kind)];
  return verdictOn({ ...findings, warnings }, call.actor.language);
}
