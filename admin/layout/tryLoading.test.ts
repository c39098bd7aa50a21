import { describe, expect, it } from 'vitest';
import { tryLoading } from './tryLoading';

const noWait = () => Promise.resolve();

describe('tryLoading', () => {
  it('hands over what arrives at the third attempt', async () => {
    let tries = 0;
    const load = async () => {
      tries += 1;
      if (tries < 3) throw new Error('chunk missing');
      return 'screen';
    };
    expect(await tryLoading(load, 3, noWait)).toBe('screen');
    expect(tries).toBe(3);
  });

  it('gives up with the last error', async () => {
    let tries = 0;
    const load = () => Promise.reject(new Error(`attempt ${++tries}`));
    await expect(tryLoading(load, 3, noWait)).rejects.toThrow('attempt 3');
  });
});
