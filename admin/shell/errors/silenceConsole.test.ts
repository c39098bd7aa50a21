import { expect, it, vi } from 'vitest';
import { silenceConsole } from './silenceConsole';

const names = ['log', 'info', 'debug', 'warn', 'error'] as const;

it('discards all console output', () => {
  const written = vi.fn();
  const target = { log: written, info: written, debug: written, warn: written, error: written };
  silenceConsole(target);
  for (const name of names) target[name]('Anna Kowalska', { token: 'secret' });
  expect(written).not.toHaveBeenCalled();
});

it('applies to the global console by default', () => {
  const written = vi.fn();
  const target = Object.fromEntries(names.map((name) => [name, written]));
  vi.stubGlobal('console', target);
  try {
    silenceConsole();
  } finally {
    vi.unstubAllGlobals();
  }
  for (const name of names) target[name]?.('Anna Kowalska');
  expect(written).not.toHaveBeenCalled();
});
