import type { FieldError } from '../field';

/** What is wrong with a value, by its key in the locales under `validation`. */
export const wrong = (message: string, args?: FieldError['args']): FieldError =>
  args ? { message: `validation.${message}`, args } : { message: `validation.${message}` };
