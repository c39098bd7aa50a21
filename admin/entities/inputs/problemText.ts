type Translate = (key: string, options?: Record<string, unknown>) => string;

/**
 * The text of a form's error. react-admin puts a FieldError (`{message, args}`) where react-hook-form expects a
 * string; errors of a whole list are under `root`.
 */
export function problemText(error: unknown, translate: Translate): string | undefined {
  if (!isObject(error)) return undefined;
  const { message, root } = error;
  if (typeof message === 'string' && message !== '') return translate(message);
  if (isObject(message) && typeof message.message === 'string')
    return translate(message.message, isObject(message.args) ? message.args : {});
  return root ? problemText(root, translate) : undefined;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
