import { expect, it, vi } from 'vitest';
import { createOverlay, showsAfter } from './createOverlay';

function open() {
  let due: (() => void) | null = null;
  const later = vi.fn((_milliseconds: number, work: () => void) => {
    due = work;
    return () => {
      due = null;
    };
  });
  const overlay = createOverlay(later);
  const heard: string[] = [];
  overlay.subscribe(() => heard.push(overlay.state()));
  return { overlay, later, heard, passTime: () => due?.() };
}
function action() {
  let end = () => {};
  let fail = (_error: Error) => {};
  const work = () =>
    new Promise<void>((resolve, reject) => {
      end = resolve;
      fail = reject;
    });
  return { work, end: () => end(), fail: (error: Error) => fail(error) };
}

it('catches touches at once, says after a moment that it waits, and goes with the action', async () => {
  const { overlay, later, heard, passTime } = open();
  const { work, end } = action();
  const running = overlay.during(work);
  expect(overlay.state()).toBe('transparent');
  expect(later).toHaveBeenCalledWith(showsAfter, expect.any(Function));
  passTime();
  expect(overlay.state()).toBe('waiting');
  end();
  await running;
  expect(heard).toEqual(['transparent', 'waiting', 'none']);
});

it('does not darken the screen for what is over soon', async () => {
  const { overlay, heard, passTime } = open();
  expect(await overlay.during(async () => 'done')).toBe('done');
  passTime();
  expect(heard).toEqual(['transparent', 'none']);
});

it('goes with an action that failed, and hands its error on', async () => {
  const { overlay } = open();
  const { work, fail } = action();
  const running = overlay.during(work);
  fail(new Error('away'));
  await expect(running).rejects.toThrow('away');
  expect(overlay.state()).toBe('none');
});

it('stays for the last of several', async () => {
  const { overlay } = open();
  const [one, other] = [action(), action()];
  const first = overlay.during(one.work);
  const second = overlay.during(other.work);
  one.end();
  await first;
  expect(overlay.state()).toBe('transparent');
  other.end();
  await second;
  expect(overlay.state()).toBe('none');
});

it('once lifted, is not brought into disorder by what it was there for', async () => {
  const { overlay } = open();
  const [old, young] = [action(), action()];
  const gone = overlay.during(old.work);
  overlay.lift();
  expect(overlay.state()).toBe('none');
  const running = overlay.during(young.work);
  old.end();
  await gone;
  expect(overlay.state()).toBe('transparent');
  young.end();
  await running;
  expect(overlay.state()).toBe('none');
});
