import type { Language } from '@plumbline/resources/language/languages';
import type { FieldProblem, RegistrationField } from '@plumbline/resources/rules/auth/registration';
import { html, type Markup } from '../../../../../base/pages/html';
import { brokenRulesText } from '../newPassword';
import { registrationTexts } from './registrationTexts';

/** The error text of a field. */
export function fieldProblemText(problem: FieldProblem, language: Language): string {
  return typeof problem === 'string'
    ? registrationTexts(language).errors[problem]
    : brokenRulesText(problem, language);
}

interface TextField {
  name: RegistrationField;
  label: string;
  value: string;
  /** Error text under the field, if any. */
  error: string | undefined;
  hint?: string;
  attributes: Markup;
}

/** A labelled input; its error element is always present, as a script fills it as well. */
export function textField({ name, label, value, error, hint, attributes }: TextField): Markup {
  const described = `${name}-error${hint ? ` ${name}-hint` : ''}`;
  return html`<div><label for="${name}">${label}</label>
<input id="${name}" name="${name}" value="${value}" required aria-describedby="${described}"${invalid(error)} ${attributes}>
${hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : ''}${errorOf(name, error)}</div>`;
}

export const invalid = (error: string | undefined): Markup | '' => (error ? html` aria-invalid="true"` : '');

export const errorOf = (name: RegistrationField, error: string | undefined): Markup =>
  html`<p class="error" id="${name}-error"${error ? '' : html` hidden`}>${error}</p>`;
