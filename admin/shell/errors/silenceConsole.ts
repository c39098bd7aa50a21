/**
 * Disables the console in production, where it could expose data to the next user of the device; errors are kept by the
 * error log.
 */
export function silenceConsole(
  target: Pick<Console, 'log' | 'info' | 'debug' | 'warn' | 'error'> = console,
): void {
  const nothing = (): void => {};
  for (const name of ['log', 'info', 'debug', 'warn', 'error'] as const) target[name] = nothing;
}
