import type { checkTemplate as contract } from '@plumbline/resources/commands/reportTemplates';
import type { AnswerOf } from '@plumbline/resources/language/defineCommand';
import { defaultLanguage, type Language } from '@plumbline/resources/language/languages';
import { contextOfKind, type ReportKind } from '@plumbline/resources/rules/reports/contexts/contexts';
import { ApiError } from '../../../base/errors/errors';
import { readTemplateApart } from '../engine/renderReport';
import type { TemplateProblem } from '../engine/template/templateProblem';
import { textProblems } from '../engine/textProblems';
import { problemOf } from '../engine/tryTemplate';
import { problemMessage } from './problemMessage';

export type TemplateVerdict = AnswerOf<typeof contract>;

/** What is wrong with a template (`problems`), what is left out of it (`warnings`), and the tags it uses. */
export interface TemplateFindings {
  tags: string[];
  problems: TemplateProblem[];
  warnings: TemplateProblem[];
}

/** Reads a template in a worker; a file that cannot be opened is reported as a problem of the template. */
export async function findProblems(template: Uint8Array, kind: ReportKind): Promise<TemplateFindings> {
  try {
    const { tags, problems, warnings } = await readTemplateApart(template, contextOfKind[kind]);
    if (problems.length > 0) return { tags, problems, warnings };
    return { tags, problems: await problemsOfText(template, kind), warnings };
  } catch (error) {
    if (!(error instanceof ApiError && unopened.has(error.code))) throw error;
    const { part = '', found } = error.data;
    const code = error.code as TemplateProblem['code']; // one of `unopened`
    return {
      tags: [],
      problems: [{ code, place: { part: String(part) }, ...(found ? { found: String(found) } : {}) }],
      warnings: [],
    };
  }
}

/** They hardly depend on the language, which a template for all languages does not have. */
async function problemsOfText(template: Uint8Array, kind: ReportKind): Promise<TemplateProblem[]> {
  try {
    return await textProblems(template, { kind, language: defaultLanguage });
  } catch (error) {
    const problem = problemOf(error);
    if (!problem) throw error;
    return [problem];
  }
}

const unopened: ReadonlySet<string> = new Set([
  'TEMPLATE_NOT_A_DOCUMENT',
  'TEMPLATE_BROKEN',
  'TEMPLATE_TOO_LARGE',
]);

/** The findings as commands answer them, in the caller's language. */
export function verdictOn({ problems, warnings }: TemplateFindings, language: Language): TemplateVerdict {
  const said = (severity: 'error' | 'warning') => (problem: TemplateProblem) =>
    tellProblem(problem, severity, language);
  return {
    accepted: problems.length === 0,
    problems: [...problems.map(said('error')), ...warnings.map(said('warning'))],
  };
}

function tellProblem(problem: TemplateProblem, severity: 'error' | 'warning', language: Language) {
  const { part, paragraph, near = '' } = problem.place;
  return {
    code: problem.code,
    severity,
    part,
    place: paragraph === undefined ? null : { paragraph, near },
    message: problemMessage(problem, language),
  };
}
