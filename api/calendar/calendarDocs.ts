import type { CommandDocs } from '../docs/commandDocs';

export const calendarDocs: CommandDocs = {
  'GET /api/calendar':
    'What falls on the days `from` to `to` (at most 62): appointments one by one, due equipment counted by day and location; `show`, `filter` (owner, location, auditor)',
  'GET /api/calendar/overdue':
    'What should have been done before `today`; equipment counted by location with the oldest day',
  'GET /api/calendar/{secret}.ics':
    'A person’s calendar for other programs (RFC 5545), by its secret address, with the rights of the moment',
  'GET /api/calendarFeed': 'Whether there is such an address, and since when',
  'POST /api/calendarFeed': 'Make it, in place of the one before; told once: {content: "all" | "mine"}',
  'DELETE /api/calendarFeed': 'Revoke it',
};
