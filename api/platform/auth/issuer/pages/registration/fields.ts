import type { Language } from '@plumbline/resources/language/languages';
import type { FieldProblem, RegistrationField } from '@plumbline/resources/rules/auth/registration';
import { html, type Markup } from '../../../../../base/pages/html';
import { brokenRulesText } from '../newPassword';
import { registrationTexts } from './registrationTexts';

/** What is wrong with a field, in words. */
export function fieldProblemText(problem: FieldProblem, language: Language): string {
  return typeof problem === 'string'
    ? registrationTexts(language).errors[problem]
    : brokenRulesText(problem, language);
}

interface TextField {
  name: RegistrationField;
  label: string;
  value: string;
  /** Words under the field, if any. */
  error: string | undefined;
  hint?: string;
  attributes: Markup;
}

/** A labelled input; the place for what is wrong with it is always there, for a script fills it, too. */
export function textField({ name, label, value, error, hint, attributes }: TextField): Markup {
  const described = `${name}-error${hint ? ` ${name}-hint` : ''}`;
  return html`<div><label for="${name}">${label}</label>
<input id="${name}" name="${name}" value="${value}" required aria-describedby="${described}"${invalid(error)} ${attributes}>
${hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : ''}${errorOf(name, error)}</div>`;
}

export const invalid = (error: string | undefined): Markup | '' => (error ? html` aria-invalid="true"` : '');

export const errorOf = (name: RegistrationField, error: string | undefined): Markup =>
  html`<p class="error" id="${name}-error"${error ? '' : html` hidden`}>${error}</p>`;
