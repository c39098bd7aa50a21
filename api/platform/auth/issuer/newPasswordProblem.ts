import { brokenPasswordRules } from '@plumbline/resources/rules/auth/passwordRules';
import { text } from './form';
import type { PasswordProblem } from './pages/newPassword';

/** What is wrong with a new password and its repetition; undefined if valid. */
export function newPasswordProblem(form: Readonly<Record<string, unknown>>): PasswordProblem | undefined {
  const password = text(form.password);
  if (password !== text(form.repeat)) return 'mismatch';
  const broken = brokenPasswordRules(password);
  return broken.length > 0 ? broken : undefined;
}
