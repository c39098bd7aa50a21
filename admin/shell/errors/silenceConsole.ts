/** In production nothing is written to the console, where it would lie open to the person who sits there next; errors are kept by the error log. */
export function silenceConsole(
  target: Pick<Console, 'log' | 'info' | 'debug' | 'warn' | 'error'> = console,
): void {
  const nothing = (): void => {};
  for (const name of ['log', 'info', 'debug', 'warn', 'error'] as const) target[name] = nothing;
}
