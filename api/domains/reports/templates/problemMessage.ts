import type { Language } from '@plumbline/resources/language/languages';
import { readLocale } from '@plumbline/resources/locales/readLocale';
import { textsOf } from '@plumbline/resources/locales/textsOf';
import { problemData, type TemplateProblem } from '../engine/template/templateProblem';

/** Message for a problem of a template, with what was probably meant. */
export function problemMessage(problem: TemplateProblem, language: Language): string {
  const texts = textsOf(readLocale(language));
  const { code, found, suggestion } = problem;
  const filled = (key: string, data: Readonly<Record<string, unknown>>) =>
    (texts.get(key) ?? code).replace(/%\{(\w+)\}/g, (_, name: string) => String(data[name] ?? ''));
  const message = filled(`errors.${code}`, { reason: found, ...problemData(problem) });
  return suggestion ? `${message} ${filled('templates.problems.suggestion', { suggestion })}` : message;
}
