export const isString = (value: unknown): value is string => typeof value === 'string';

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a text filter may compare with it. */
export const isWords = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';

/** An ASCII word without spaces, such as an id. */
export const isWord = (value: unknown): boolean => typeof value === 'string' && /^[\x21-\x7e]*$/.test(value);

export const isNumeric = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value));
