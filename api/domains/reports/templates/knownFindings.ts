import type { ReportKind } from '@plumbline/resources/rules/reports/contexts/contexts';
import type { Api } from '../../../base/context/context';
import { fail } from '../../../base/errors/errors';
import type { FileStore } from '../../../platform/files/fileStore';
import { takeQuota } from '../../../platform/quotas';
import { templateSandbox } from '../engine/renderReport';
import { findProblems, type TemplateFindings } from './readVerdict';

/** Findings that are remembered; they follow from content and kind of document alone. */
const mostKnown = 200;
const known = new Map<string, TemplateFindings>();

export interface StoredTemplate {
  instance: string;
  hash: string;
  kind: ReportKind;
}

/**
 * What is wrong with a stored template, checked once per content, kind and process. Errors: TEMPLATES_NEED_SANDBOX, and
 * QUOTA_USED for a new content if the account has no previews left.
 */
export async function findingsOf(
  api: Pick<Api, 'db' | 'config'>,
  store: FileStore,
  { instance, hash, kind }: StoredTemplate,
): Promise<TemplateFindings> {
  if ((await templateSandbox()) === 'none') fail('TEMPLATES_NEED_SANDBOX');
  const key = `${hash} ${kind}`;
  const before = known.get(key);
  if (before) return before;
  await takePreviews(api, instance);
  const findings = await findProblems(await store.read(instance, hash), kind);
  if (known.size >= mostKnown) known.delete(known.keys().next().value ?? '');
  known.set(key, findings);
  return findings;
}

/** Takes an amount of the account's previews or throws QUOTA_USED. */
export async function takePreviews(
  api: Pick<Api, 'db' | 'config'>,
  instance: string,
  amount = 1,
): Promise<void> {
  const seconds = await takeQuota(api, 'previews', { instance, amount });
  if (seconds !== null) fail('QUOTA_USED', { quota: 'previews', seconds });
}
