import { describe, expect, test } from 'vitest';
import { type CallInit, timeouts } from '../connection/timeouts';
import { fetchWithTimeout, type Send } from './fetchWithTimeout';
import { NoAnswer } from './NoAnswer';

const { read, write, long } = timeouts;

/** A call on a clock that stands until it is moved. */
function call(send: Send<string>, { isSlow = false, ...init }: CallInit & { isSlow?: boolean } = {}) {
  let clock = 0;
  const timers = new Set<{ at: number; work: () => void }>();
  const later = (milliseconds: number, work: () => void) => {
    const timer = { at: clock + milliseconds, work };
    timers.add(timer);
    return () => void timers.delete(timer);
  };
  let outcome: 'pending' | 'answered' | Error = 'pending';
  const answer = fetchWithTimeout<string>({ send, later, now: () => clock, isSlow: () => isSlow })(
    '/api/x',
    init,
  );
  const settled = answer.then(
    () => {
      outcome = 'answered';
    },
    (error: Error) => {
      outcome = error;
    },
  );
  return {
    answer,
    settled,
    outcome: () => outcome,
    timers,
    async elapse(milliseconds: number) {
      clock += milliseconds;
      for (const timer of [...timers]) {
        if (timer.at > clock) continue;
        timers.delete(timer);
        timer.work();
      }
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}
const silent: Send<string> = () => new Promise(() => {});

/** An answer whose body comes in pieces, when the test says so. */
function streamed() {
  let out: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      out = controller;
    },
  });
  return {
    send: async () => new Response(body, { status: 201, headers: { 'x-total': '3' } }),
    piece: (text: string) => out?.enqueue(new TextEncoder().encode(text)),
    end: () => out?.close(),
  };
}

describe('a server that takes a call and never answers', () => {
  test.each([
    ['a question', {}, read.stable, 'NETWORK'],
    ['a write', { method: 'POST' }, write.stable, 'NO_ANSWER'],
    ['a question on a slow line', { isSlow: true }, read.slow, 'NETWORK'],
    ['a write on a slow line', { method: 'PUT', isSlow: true }, write.slow, 'NO_ANSWER'],
    ['a question that is posted', { method: 'POST', timeout: 'read' }, read.stable, 'NETWORK'],
    ['what is known to take long', { method: 'POST', timeout: 'long' }, long.stable, 'NO_ANSWER'],
  ] as const)('%s is given up after its time, not before', async (_what, init, limit, code) => {
    const { elapse, outcome } = call(silent, init);
    await elapse(limit - 1);
    expect(outcome()).toBe('pending');
    await elapse(1);
    expect(outcome()).toBeInstanceOf(NoAnswer);
    expect(outcome()).toMatchObject({ code });
  });

  test('after a sleep of the device it has its time once more, for the answer may be here', async () => {
    const { elapse, outcome } = call(silent, { method: 'PUT' });
    await elapse(write.stable + 3_600_000);
    expect(outcome()).toBe('pending');
    await elapse(write.stable);
    expect(outcome()).toMatchObject({ code: 'NO_ANSWER' });
  });

  test('the person who sends hears of it, so that the line is free again', async () => {
    let signal: AbortSignal | null | undefined;
    const { elapse } = call((_address, init) => {
      signal = init.signal;
      return new Promise(() => {});
    });
    expect(signal?.aborted).toBe(false);
    await elapse(read.stable);
    expect(signal?.aborted).toBe(true);
  });
});

describe('what goes on, goes on', () => {
  test('a large body may take for ever to go out, as long as it does', async () => {
    let progress = () => {};
    let finish = (_response: Response) => {};
    const upload = call(
      (_address, _init, onProgress) => {
        progress = onProgress;
        return new Promise((resolve) => {
          finish = resolve;
        });
      },
      { method: 'PUT' },
    );
    for (let count = 0; count < 20; count += 1) {
      await upload.elapse(write.stable - 1);
      progress();
    }
    expect(upload.outcome()).toBe('pending');
    finish(Response.json({ ok: true }));
    expect(await (await upload.answer).json()).toEqual({ ok: true });
    expect(upload.timers.size).toBe(0);
  });

  test('and one that stands still on the way is given up', async () => {
    let progress = () => {};
    const upload = call(
      (_address, _init, onProgress) => {
        progress = onProgress;
        return new Promise(() => {});
      },
      { method: 'PUT' },
    );
    await upload.elapse(write.stable - 1);
    progress();
    await upload.elapse(write.stable);
    expect(upload.outcome()).toMatchObject({ code: 'NO_ANSWER' });
  });

  test('a long list may take for ever to come, piece by piece', async () => {
    const list = streamed();
    const { answer, elapse, timers } = call(list.send);
    const response = await answer;
    expect([response.status, response.headers.get('x-total')]).toEqual([201, '3']);
    const text = response.text();
    for (const piece of ['a', 'b', 'c']) {
      await elapse(read.stable - 1);
      list.piece(piece);
      await elapse(0);
    }
    list.end();
    expect(await text).toBe('abc');
    expect(timers.size).toBe(0);
  });

  test('one that breaks off in the middle without a word ends with an error, never as a whole one', async () => {
    const list = streamed();
    const { answer, elapse } = call(list.send);
    const text = (await answer).text();
    const refused = expect(text).rejects.toBeInstanceOf(NoAnswer);
    list.piece('half');
    await elapse(0);
    await elapse(read.stable);
    await refused;
  });
});

describe('beside that it is a fetch as any other', () => {
  test('a failure is handed on as it is, and nothing rings afterwards', async () => {
    const failure = new TypeError('Failed to fetch');
    const { settled, outcome, timers } = call(() => Promise.reject(failure));
    await settled;
    expect(outcome()).toBe(failure);
    expect(timers.size).toBe(0);
  });

  test('an answer without content is one', async () => {
    const { answer, timers } = call(async () => new Response(null, { status: 204 }));
    expect((await answer).status).toBe(204);
    expect(timers.size).toBe(0);
  });

  test('the person who asked can call it off', async () => {
    const control = new AbortController();
    const { settled, outcome } = call(silent, { signal: control.signal });
    control.abort(new DOMException('not wanted any more', 'AbortError'));
    await settled;
    expect(outcome()).toMatchObject({ name: 'AbortError' });
  });
});
