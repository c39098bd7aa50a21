import { afterEach, expect, it } from 'vitest';
import { findPending, keepPending, recoveredPatch } from './pendingChanges';

const place = { user: 'anna', audit: 'one' };
const answer = (checkpoint: string, given: 'OKAY' | 'NOT_OKAY') => ({
  id: `answer-${checkpoint}`,
  checkpoint,
  answer: given,
});
const pending = { patch: { comment: 'half a sen' }, answersBefore: null, correction: null };

afterEach(() => localStorage.clear());

it('finds what one user left, and deletes what another did', () => {
  keepPending(place, pending);
  expect(findPending(place)).toEqual(pending);
  expect(findPending({ ...place, audit: 'two' })).toBeNull();
  expect(findPending({ ...place, user: 'tomasz' })).toBeNull();
  expect(findPending(place)).toBeNull();
});

it('forgets it once it is stored, and takes damaged content for nothing', () => {
  keepPending(place, pending);
  keepPending(place, null);
  expect(localStorage.length).toBe(0);
  localStorage.setItem('plumbline.audit.pending.anna.one', '{"patch":');
  expect(findPending(place)).toBeNull();
});

it('replaces only the answers that were changed, not those given elsewhere since', () => {
  const before = [answer('a', 'OKAY'), answer('b', 'OKAY')];
  const left = {
    patch: { answers: [answer('a', 'OKAY'), answer('b', 'NOT_OKAY')] },
    answersBefore: before,
    correction: null,
  };
  const now = [answer('a', 'NOT_OKAY'), answer('b', 'OKAY'), answer('c', 'OKAY')];
  expect(recoveredPatch(left, { answers: now }).answers).toEqual([
    answer('a', 'NOT_OKAY'),
    answer('c', 'OKAY'),
    answer('b', 'NOT_OKAY'),
  ]);
});
