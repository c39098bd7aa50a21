import type { Language } from '@plumbline/resources/language/languages';
import { readLocale } from '@plumbline/resources/locales/readLocale';
import { textsOf } from '@plumbline/resources/locales/textsOf';
import { problemData, type TemplateProblem } from '../engine/template/templateProblem';

const known = new Map<Language, Map<string, string>>();

/** Message for a problem of a template. */
export function problemMessage(problem: TemplateProblem, language: Language): string {
  const texts = known.get(language) ?? textsOf(readLocale(language));
  known.set(language, texts);
  const data: Readonly<Record<string, unknown>> = { reason: problem.found, ...problemData(problem) };
  return (texts.get(`errors.${problem.code}`) ?? problem.code).replace(/%\{(\w+)\}/g, (_, name: string) =>
    String(data[name] ?? ''),
  );
}
