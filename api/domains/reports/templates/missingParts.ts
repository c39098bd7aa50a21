import type { ReportKind } from '../engine/defaultTemplate';
import type { TemplateProblem } from '../engine/template/templateProblem';
import type { TemplateFindings } from './readVerdict';

/** What an inspection report should show: one tag of each group. */
const wanted = [
  { code: 'TEMPLATE_WITHOUT_SIGNATURES', tag: /^d\.signatures\./ },
  { code: 'TEMPLATE_WITHOUT_HASH', tag: /^d\.report\.(hash|verifyAddress|verifyCode)\b/ },
] as const;

/** Warnings of what a template of this kind should show and does not; lists are neither signed nor verified. */
export function missingParts({ tags, problems }: TemplateFindings, kind: ReportKind): TemplateProblem[] {
  if (kind !== 'AUDIT_REPORT' || problems.length > 0) return [];
  return wanted
    .filter(({ tag }) => !tags.some((source) => tag.test(source)))
    .map(({ code }) => ({ code, place: { part: '' } }));
}
