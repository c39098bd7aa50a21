import type { Readable } from 'node:stream';
import type { Actor } from '@plumbline/resources/language/permissions';
import type { ReportKind } from '@plumbline/resources/rules/reports/contexts/contexts';
import type { Api } from '../../../base/context/context';
import { fail } from '../../../base/errors/errors';
import { takeQuota } from '../../../platform/quotas';
import { templateSandbox } from '../engine/renderReport';
import { templateLimits } from '../engine/template/templateLimits';
import { findProblems, type TemplateVerdict, verdictOn } from './readVerdict';

interface Upload {
  content: Readable;
  declaredBytes: number | null;
  kind: ReportKind;
}

/**
 * Validates an uploaded template without storing it. Errors: FORBIDDEN, TEMPLATES_NEED_SANDBOX, TEMPLATE_TOO_LARGE, and
 * QUOTA_USED if the account has no previews left (a check costs about as much as a preview).
 */
export async function checkTemplate(
  api: Pick<Api, 'db' | 'config'>,
  actor: Actor,
  { content, declaredBytes, kind }: Upload,
): Promise<TemplateVerdict> {
  if (!mayCheck(actor)) fail('FORBIDDEN', { resource: 'reportTemplates', reason: 'role' });
  if ((await templateSandbox()) === 'none') fail('TEMPLATES_NEED_SANDBOX');
  if (declaredBytes !== null && declaredBytes > templateLimits.packed) tooLarge();
  const seconds = await takeQuota(api, 'previews', { instance: actor.instance });
  if (seconds !== null) fail('QUOTA_USED', { quota: 'previews', seconds });
  return verdictOn(await findProblems(await collect(content), kind), actor.language);
}

/**
 * Salespeople make templates for their broker's customers; in other account types they have no access, as
 * `reportTemplates` says of the rows.
 */
function mayCheck({ role, instanceType }: Actor): boolean {
  return role !== 'SalesForce' || instanceType === 'BROKER';
}

async function collect(content: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of content) {
    size += chunk.length;
    // The rest is read and discarded: closing the connection early would keep the browser from receiving the answer.
    if (size <= templateLimits.packed) chunks.push(chunk);
    else chunks.length = 0;
  }
  return size > templateLimits.packed ? tooLarge() : Buffer.concat(chunks);
}

const tooLarge = (): never => fail('TEMPLATE_TOO_LARGE', { part: 'file', limit: templateLimits.packed });
