import type { Readable } from 'node:stream';
import type { checkTemplate as contract } from '@plumbline/resources/commands/reportTemplateCheck';
import type { AnswerOf } from '@plumbline/resources/language/defineCommand';
import type { Actor } from '@plumbline/resources/language/permissions';
import type { Api } from '../../base/context/context';
import { ApiError, fail } from '../../base/errors/errors';
import { takeQuota } from '../../platform/quotas';
import { readTemplateApart, templateSandbox } from './engine/renderReport';
import { templateLimits } from './engine/template/templateLimits';
import type { TemplateProblem } from './engine/template/templateProblem';
import { problemMessage } from './problemMessage';

export type TemplateVerdict = AnswerOf<typeof contract>;

interface Upload {
  content: Readable;
  declaredBytes: number | null;
}

/**
 * Validates an uploaded template without storing it. Errors: FORBIDDEN, TEMPLATES_NEED_SANDBOX, TEMPLATE_TOO_LARGE, and
 * QUOTA_USED if the account has no previews left (a check costs about as much as a preview).
 */
export async function checkTemplate(
  api: Pick<Api, 'db' | 'config'>,
  actor: Actor,
  { content, declaredBytes }: Upload,
): Promise<TemplateVerdict> {
  if (!mayCheck(actor)) fail('FORBIDDEN', { resource: 'reportTemplates', reason: 'role' });
  if ((await templateSandbox()) === 'none') fail('TEMPLATES_NEED_SANDBOX');
  if (declaredBytes !== null && declaredBytes > templateLimits.packed) tooLarge();
  const seconds = await takeQuota(api, 'previews', { instance: actor.instance });
  if (seconds !== null) fail('QUOTA_USED', { quota: 'previews', seconds });
  const { problems, warnings } = await readingOf(await collect(content));
  const said = (severity: 'error' | 'warning') => (problem: TemplateProblem) =>
    tellProblem(problem, severity, actor);
  return {
    accepted: problems.length === 0,
    problems: [...problems.map(said('error')), ...warnings.map(said('warning'))],
  };
}

/** Salespeople make templates for their broker's customers; in other account types they have no access. */
function mayCheck({ role, instanceType }: Actor): boolean {
  return role !== 'SalesForce' || instanceType === 'BROKER';
}

/** A file that cannot be opened is reported as a problem of the template. */
async function readingOf(template: Uint8Array): Promise<{
  problems: TemplateProblem[];
  warnings: TemplateProblem[];
}> {
  try {
    return await readTemplateApart(template);
  } catch (error) {
    if (!(error instanceof ApiError && unopened.has(error.code))) throw error;
    const { part = '', found } = error.data;
    const code = error.code as TemplateProblem['code']; // one of `unopened`
    return {
      problems: [{ code, place: { part: String(part) }, ...(found ? { found: String(found) } : {}) }],
      warnings: [],
    };
  }
}

const unopened: ReadonlySet<string> = new Set([
  'TEMPLATE_NOT_A_DOCUMENT',
  'TEMPLATE_BROKEN',
  'TEMPLATE_TOO_LARGE',
]);

function tellProblem(problem: TemplateProblem, severity: 'error' | 'warning', { language }: Actor) {
  const { part, paragraph, near = '' } = problem.place;
  return {
    code: problem.code,
    severity,
    part,
    place: paragraph === undefined ? null : { paragraph, near },
    message: problemMessage(problem, language),
  };
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
