import { afterEach, expect, it, vi } from 'vitest';
import { muteRuntimeWarning, nodeNotice } from './nodeVersion';

afterEach(() => vi.restoreAllMocks());

it('tells of a line of Node whose maintenance is over, and of no other', () => {
  const day = (text: string) => new Date(`${text}T12:00:00Z`);
  expect(nodeNotice('v20.19.1', day('2026-11-23'))).toMatch(/^Node 20 .* 2026-04-30/);
  expect(nodeNotice('v20.19.1', day('2026-04-30'))).toBeUndefined();
  expect(nodeNotice('v24.1.0', day('2026-11-23'))).toBeUndefined();
  expect(nodeNotice('v31.0.0', day('2040-01-01'))).toBeUndefined();
});

it('mutes that one warning alone', () => {
  const { console: output } = globalThis;
  const warn = vi.spyOn(output, 'warn').mockImplementation(() => {});
  muteRuntimeWarning();
  output.warn('oidc-provider WARNING: Unsupported runtime. Use Node.js v22.x LTS, or a later LTS release.');
  expect(warn).not.toHaveBeenCalled();
  output.warn('something else');
  expect(warn).toHaveBeenCalledWith('something else');
});
