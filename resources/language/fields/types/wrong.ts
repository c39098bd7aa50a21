import type { FieldError } from '../field';

/** A validation error, by its locale key under `validation`. */
export const wrong = (message: string, args?: FieldError['args']): FieldError =>
  args ? { message: `validation.${message}`, args } : { message: `validation.${message}` };
