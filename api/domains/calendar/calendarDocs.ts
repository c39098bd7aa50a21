import type { CommandDocs } from '../../platform/docs/commandDocs';

export const calendarDocs: CommandDocs = {
  'GET /api/calendar':
    'What falls on the days `from` to `to` (at most 62): appointments one by one, inspections due counted by day and location, by type, with the number of locked pieces; `show`, `filter` (owner, location, auditor)',
  'GET /api/calendar/overdue':
    'What should have been done before `today`; inspections due counted by location with the oldest day',
  'GET /api/calendar/{secret}.ics':
    'A person’s calendar for other programs (RFC 5545), by its secret address, with the rights of the moment',
  'GET /api/calendarFeed': 'Whether there is such an address, and since when',
  'POST /api/calendarFeed': 'Make it, in place of the one before; told once: {content: "all" | "mine"}',
  'DELETE /api/calendarFeed': 'Revoke it',
};
