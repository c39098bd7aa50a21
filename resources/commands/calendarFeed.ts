import { described, nullable, object, string, word } from '../language/commands/parts';
import { defineCommand, media } from '../language/defineCommand';
import { datetime } from '../language/fields/builders';
import { feedContents } from '../rules/calendar/calendarFeed';

const content = described(
  word(...feedContents),
  'all that the person may see, or what names him or her as inspector',
);
const feed = nullable(object({ content, createdAt: datetime(), lastUsedAt: nullable(datetime()) }));

export const readFeed = defineCommand('/api/calendarFeed', {
  method: 'GET',
  who: 'person',
  answer: { feed },
  summary: 'Whether there is a calendar address, and since when',
});

export const makeFeed = defineCommand('/api/calendarFeed', {
  who: 'person',
  input: { content },
  answer: { feed, address: string() },
  status: 201,
  summary: 'Make it, in place of the one before; the address is told once',
});

export const revokeFeed = defineCommand('/api/calendarFeed', {
  method: 'DELETE',
  who: 'person',
  answer: { feed },
  summary: 'Revoke it',
});

export const openFeed = defineCommand('/api/calendar/{secret}.ics', {
  method: 'GET',
  who: 'everybody',
  answer: media('text/calendar'),
  errors: ['TOO_MANY_REQUESTS'],
  summary:
    'A person’s calendar for other programs (RFC 5545), by its secret address, with the rights of the moment',
});
