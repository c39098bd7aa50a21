import { beforeEach, expect, it } from 'vitest';
import type { Session } from '../signIn/sessionParts';
import type { SessionState } from '../signIn/sessionStatus';
import { forgetWithSession } from './forgetWithSession';

const kept = () => localStorage.getItem('plumbline.lastScreen');

function watched() {
  let tell = () => {};
  let changeActor = () => {};
  const now = { state: 'signedIn' as SessionState, isLocked: false };
  forgetWithSession({
    status: () => ({ state: now.state, actor: null, code: null }),
    isLocked: () => now.isLocked,
    subscribe: (listener) => {
      tell = listener;
      return () => {};
    },
    onActorChanged: (listener) => {
      changeActor = () => listener(...([{}, {}] as unknown as Parameters<typeof listener>)); // it looks at neither
      return () => {};
    },
  } satisfies Pick<Session, 'status' | 'subscribe' | 'isLocked' | 'onActorChanged'>);
  return {
    becomes: (change: Partial<typeof now>) => {
      Object.assign(now, change);
      tell();
    },
    changeActor: () => changeActor(),
  };
}

beforeEach(() => localStorage.setItem('plumbline.lastScreen', '{}'));

it.each([{ state: 'signedOut' }, { state: 'ended' }, { isLocked: true }] as const)(
  'keeps nothing of a screen once the session is %o',
  (change) => {
    watched().becomes(change);
    expect(kept()).toBeNull();
  },
);

it('keeps nothing of a screen once the person sees other things', () => {
  watched().changeActor();
  expect(kept()).toBeNull();
});

it('keeps it while the same person works on', () => {
  watched().becomes({ state: 'offline' });
  expect(kept()).toBe('{}');
});
