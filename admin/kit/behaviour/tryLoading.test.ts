import { describe, expect, it, vi } from 'vitest';
import { tryLoading } from './tryLoading';

const noWait = () => Promise.resolve();

describe('tryLoading', () => {
  it('hands over what arrives at the third retry', async () => {
    let tries = 0;
    const load = async () => {
      tries += 1;
      if (tries < 4) throw new Error('chunk missing');
      return 'screen';
    };
    expect(await tryLoading(load, 3, noWait)).toBe('screen');
    expect(tries).toBe(4);
  });

  it('tries three times more, a second apart, unless told otherwise', async () => {
    vi.useFakeTimers({ now: 0 });
    const tried: number[] = [];
    const load = () => Promise.reject(new Error(`at ${tried.push(Date.now())}`));
    const ended = expect(tryLoading(load)).rejects.toThrow('at 4');
    await vi.runAllTimersAsync();
    await ended;
    expect(tried).toEqual([0, 1000, 2000, 3000]);
    vi.useRealTimers();
  });

  it('gives up with the last error', async () => {
    let tries = 0;
    const load = () => Promise.reject(new Error(`attempt ${++tries}`));
    await expect(tryLoading(load, 3, noWait)).rejects.toThrow('attempt 4');
  });
});
