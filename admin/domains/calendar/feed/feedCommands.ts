import type { CalendarFeed, FeedContent } from '@plumbline/resources/rules/calendar/calendarFeed';
import { apiFetch } from '../../../data/session/session';

interface Answer {
  feed: CalendarFeed | null;
}
const address = '/api/calendarFeed';

export const readFeed = async (): Promise<Answer> => (await apiFetch(address)).json();

export const revokeFeed = async (): Promise<Answer> => (await apiFetch(address, { method: 'DELETE' })).json();

/** Makes the address, in place of the one before; the answer is the only one that tells it. */
export const makeFeed = async (content: FeedContent): Promise<Answer & { address: string }> =>
  (
    await apiFetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ content }),
    })
  ).json();
