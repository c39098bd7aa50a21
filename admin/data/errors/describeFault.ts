const longest = 600;
const lines = 12;

/** Message and stack of anything thrown. */
export function describeFault(error: unknown): { content: string; stack: string } {
  if (error instanceof Error) {
    const { name, message, cause } = error;
    const because = cause instanceof Error ? ` (${cause.name}: ${cause.message})` : '';
    const words = message.startsWith(name) || name === 'Error' ? message : `${name}: ${message}`;
    return { content: (words + because || name).slice(0, longest), stack: placesOf(error.stack) };
  }
  if (typeof error === 'string' && error !== '') return { content: error.slice(0, longest), stack: '' };
  // A thrown value that is no error may contain anything, so only its keys are reported.
  const name = typeof error === 'object' && error !== null ? Object.keys(error).join(', ') : String(error);
  return { content: `Thrown: ${name}`.slice(0, longest), stack: '' };
}

/** The stack lines with locations, without the repeated message. */
const placesOf = (stack = ''): string =>
  stack
    .split('\n')
    .filter((line) => /^\s*at |@/.test(line))
    .slice(0, lines)
    .map((line) => line.trim())
    .join('\n');
