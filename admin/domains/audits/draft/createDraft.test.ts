import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDraft } from './createDraft';

interface Note {
  text: string;
  mark: number;
}

/** A disk whose writes end when the test says so. */
function slowDisk() {
  const writes: { patch: Partial<Note>; done: () => void; fail: (reason: Error) => void }[] = [];
  const write = (patch: Partial<Note>) =>
    new Promise<void>((done, fail) => {
      writes.push({ patch, done, fail });
    });
  return { writes, write };
}
const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('createDraft', () => {
  it('says saved only when the disk has it', async () => {
    const disk = slowDisk();
    const draft = createDraft<Note>(disk);
    expect(draft.view().state).toBe('saved');
    draft.change({ mark: 1 });
    expect(draft.view()).toMatchObject({ state: 'saving', pending: { mark: 1 } });
    disk.writes[0]!.done();
    await settled();
    expect(draft.view()).toEqual({ state: 'saved', pending: {}, failure: null });
  });

  it('waits for typing to rest, and stores at once when asked to', async () => {
    const disk = slowDisk();
    const draft = createDraft<Note>({ ...disk, delay: 600 });
    draft.change({ text: 'a' }, 'soon');
    await vi.advanceTimersByTimeAsync(500);
    draft.change({ text: 'ab' }, 'soon');
    await vi.advanceTimersByTimeAsync(599);
    expect([disk.writes.length, draft.view().state]).toEqual([0, 'unsaved']);
    await vi.advanceTimersByTimeAsync(1);
    expect(disk.writes.map((one) => one.patch)).toEqual([{ text: 'ab' }]);
    disk.writes[0]!.done();
    await settled();
    draft.change({ text: 'abc' }, 'soon');
    void draft.flush();
    expect(disk.writes.map((one) => one.patch)).toEqual([{ text: 'ab' }, { text: 'abc' }]);
  });

  it('keeps what was changed during a write and stores it next, one write at a time', async () => {
    const disk = slowDisk();
    const draft = createDraft<Note>(disk);
    draft.change({ mark: 1, text: 'x' });
    draft.change({ mark: 2 });
    expect(disk.writes).toHaveLength(1);
    disk.writes[0]!.done();
    await settled();
    expect(draft.view()).toMatchObject({ state: 'saving', pending: { mark: 2 } });
    expect(disk.writes[1]!.patch).toEqual({ mark: 2 });
    disk.writes[1]!.done();
    await settled();
    expect(draft.view().state).toBe('saved');
  });

  it('keeps everything when the disk is full, and stores it at the next attempt', async () => {
    const disk = slowDisk();
    const draft = createDraft<Note>(disk);
    draft.change({ mark: 1 });
    disk.writes[0]!.fail(new Error('QuotaExceededError'));
    await settled();
    expect(draft.view()).toMatchObject({
      state: 'failed',
      pending: { mark: 1 },
      failure: new Error('QuotaExceededError'),
    });
    draft.change({ text: 'more' });
    expect(disk.writes[1]!.patch).toEqual({ mark: 1, text: 'more' });
    disk.writes[1]!.done();
    await settled();
    expect(draft.view()).toMatchObject({ state: 'saved', failure: null });
  });

  it('holds back what must not be stored as it is, until it may', async () => {
    const disk = slowDisk();
    const draft = createDraft<Note>({ ...disk, maySave: (pending) => pending.text !== '' });
    draft.change({ text: '' });
    await settled();
    expect([disk.writes.length, draft.view().state]).toEqual([0, 'held']);
    draft.change({ text: 'whole' });
    expect(disk.writes.map((one) => one.patch)).toEqual([{ text: 'whole' }]);
  });

  it('flush resolves when all is through, and says whether it is on the disk', async () => {
    const disk = slowDisk();
    const draft = createDraft<Note>(disk);
    draft.change({ mark: 1 }, 'soon');
    let answer: boolean | undefined;
    const flushed = draft.flush().then((isStored) => {
      answer = isStored;
    });
    await settled();
    expect(answer).toBeUndefined();
    disk.writes[0]!.done();
    await flushed;
    expect(answer).toBe(true);
    draft.change({ mark: 2 }, 'soon');
    const failing = draft.flush();
    disk.writes[1]!.fail(new Error('full'));
    expect(await failing).toBe(false);
  });

  it('tells its listeners of every step until they leave', () => {
    const disk = slowDisk();
    const draft = createDraft<Note>(disk);
    const states: string[] = [];
    const leave = draft.subscribe(() => {
      states.push(draft.view().state);
    });
    draft.change({ mark: 1 });
    leave();
    draft.change({ mark: 2 });
    expect(states).toEqual(['unsaved', 'saving']);
  });
});
