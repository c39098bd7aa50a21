import { describe, expect, it } from 'vitest';
import { errorMessage } from './errorMessage';
import { blockersOf, readError } from './readError';

describe('readError', () => {
  it('takes code, data and field errors out of the body of an answer', () => {
    const error = {
      status: 422,
      message: 'INVALID',
      body: { code: 'INVALID', data: {}, errors: { name: { message: 'validation.required' } } },
    };
    expect(readError(error)).toEqual({
      status: 422,
      code: 'INVALID',
      data: {},
      errors: { name: { message: 'validation.required' } },
    });
  });

  it('takes an error that carries code and data itself', () => {
    const error = Object.assign(new Error('STALE_VERSION'), {
      status: 409,
      code: 'STALE_VERSION',
      data: { current: { version: 3 } },
    });
    expect(readError(error)).toMatchObject({
      status: 409,
      code: 'STALE_VERSION',
      data: { current: { version: 3 } },
    });
  });

  it('calls an unreachable server by its name', () => {
    expect(readError(new TypeError('Failed to fetch')).code).toBe('NETWORK');
  });

  it('does not mistake a fault of the program for the network', () => {
    expect(readError(new TypeError('x is not a function')).code).toBe('UNKNOWN');
    expect(readError('boom').code).toBe('UNKNOWN');
  });

  it('lists what stands in the way and drops what is malformed', () => {
    const blockers = [{ resource: 'audits', count: 2 }, { resource: 4 }];
    expect(blockersOf({ code: 'IN_USE', data: { blockers } })).toEqual([{ resource: 'audits', count: 2 }]);
  });
});

describe('errorMessage', () => {
  it('translates the code with the data that stands in its text', () => {
    const translate = (key: string, options?: Record<string, unknown>) =>
      `${key} ${JSON.stringify(options ?? {})}`;
    expect(
      errorMessage({ body: { code: 'FILE_MISSING', data: { hash: 'abc', rows: [1] } } }, translate),
    ).toBe('errors.FILE_MISSING {"hash":"abc","_":"errors.UNKNOWN {}"}');
  });
});
