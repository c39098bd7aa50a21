import { definitions } from '../../entities/index';
import { instanceType } from '../../language/choices/choices';
import { checkField } from '../../language/fields/checkField';
import { brokenPasswordRules, type PasswordRule } from './passwordRules';

/** Errors of a registration as a whole, named as in the specification (section 8). */
export const registrationProblems = [
  'DuplicateUserName',
  'DuplicateEmail',
  'SendConfirmEmailFailed',
  'IdentityServerUnreachable',
  'UnconfirmedDuplicateEmail',
  'NoSuchUnconfirmedUser',
  'UserIdEmailMismatch',
] as const;
export type RegistrationProblem = (typeof registrationProblems)[number];

/** The fields of each of the three steps, in order. */
export const registrationSteps = [
  ['accountType', 'companyName'],
  ['firstName', 'lastName', 'email', 'phone'],
  ['password', 'repeat', 'terms', 'privacy'],
] as const;
export type RegistrationField = (typeof registrationSteps)[number][number];
export type RegistrationForm = Record<RegistrationField, string>;

/** Validates one field; for the password, the broken rules. */
export type FieldProblem =
  | 'required'
  | 'maxLength'
  | 'personName'
  | 'email'
  | 'phoneSpace'
  | 'phoneShort'
  | 'phone'
  | 'accountType'
  | 'mismatch'
  | 'guessable'
  | 'terms'
  | 'privacy'
  | PasswordRule[];
export type RegistrationErrors = Partial<Record<RegistrationField, FieldProblem>>;

/** Validates the fields of the given steps (0 to 2; default: all); empty: valid. */
export function checkRegistration(
  form: RegistrationForm,
  steps: readonly number[] = [0, 1, 2],
): RegistrationErrors {
  const errors: RegistrationErrors = {};
  for (const name of steps.flatMap((step) => registrationSteps[step] ?? [])) {
    const problem = checks[name](form[name], form);
    if (problem) errors[name] = problem;
  }
  return errors;
}

/** The first step (0 to 2) with an error. */
export const firstWrongStep = (errors: RegistrationErrors): number =>
  Math.max(
    0,
    registrationSteps.findIndex((fields) => fields.some((name) => name in errors)),
  );

type Check = (value: string, form: RegistrationForm) => FieldProblem | null;
const { instances, contacts, users } = definitions;

const checks: Record<RegistrationField, Check> = {
  accountType: (value) => (instanceType.values.some((type) => type === value) ? null : 'accountType'),
  companyName: (value) => byDefinition(value, instances.fields.companyName),
  firstName: (value) => byDefinition(value, contacts.fields.firstName),
  lastName: (value) => byDefinition(value, contacts.fields.lastName),
  email: (value) => byDefinition(value.trim(), users.fields.email),
  phone: checkPhone,
  password(value) {
    if (value === '') return 'required';
    const broken = brokenPasswordRules(value);
    return broken.length > 0 ? broken : null;
  },
  repeat: (value, { password }) => (value === password ? null : 'mismatch'),
  terms: (value) => (value ? null : 'terms'),
  privacy: (value) => (value ? null : 'privacy'),
};

const byDefinition = (value: string, field: Parameters<typeof checkField>[1]): FieldProblem | null => {
  const message = checkField(value, field)?.message.replace('validation.', '');
  if (message === undefined) return null;
  return message === 'maxLength' || message === 'personName' || message === 'email' ? message : 'required';
};

/** Not empty, no leading space, at least seven characters, valid number (specification, section 5). */
function checkPhone(value: string): FieldProblem | null {
  if (value.trim() === '') return 'required';
  if (value.startsWith(' ')) return 'phoneSpace';
  if (value.length < 7) return 'phoneShort';
  return checkField(value, users.fields.phone) ? 'phone' : null;
}
