const longest = 600;
const lines = 12;

/** Whatever was thrown, as words and the places it came from. */
export function describeFault(error: unknown): { content: string; stack: string } {
  if (error instanceof Error) {
    const { name, message, cause } = error;
    const because = cause instanceof Error ? ` (${cause.name}: ${cause.message})` : '';
    const words = message.startsWith(name) || name === 'Error' ? message : `${name}: ${message}`;
    return { content: (words + because || name).slice(0, longest), stack: placesOf(error.stack) };
  }
  if (typeof error === 'string' && error !== '') return { content: error.slice(0, longest), stack: '' };
  // Something thrown that is no error may hold anything; its shape must do.
  const name = typeof error === 'object' && error !== null ? Object.keys(error).join(', ') : String(error);
  return { content: `Thrown: ${name}`.slice(0, longest), stack: '' };
}

/** The lines of a stack that say where, without those that repeat what. */
const placesOf = (stack = ''): string =>
  stack
    .split('\n')
    .filter((line) => /^\s*at |@/.test(line))
    .slice(0, lines)
    .map((line) => line.trim())
    .join('\n');
