export const isString = (value: unknown): value is string => typeof value === 'string';

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a filter of texts may compare with it. */
export const isWords = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';

/** A word without spaces and letters beyond ASCII, such as an id. */
export const isWord = (value: unknown): boolean => typeof value === 'string' && /^[\x21-\x7e]*$/.test(value);

export const isNumeric = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value));
