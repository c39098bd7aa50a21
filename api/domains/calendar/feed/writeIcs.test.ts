import { describe, expect, it } from 'vitest';
import { readIcs } from '../testing/readIcs';
import { type IcsEvent, writeIcs } from './writeIcs';

const event = (more: Partial<IcsEvent>): IcsEvent => ({
  uid: 'e-1@plumbline',
  start: '2026-12-31',
  summary: 'Inspection',
  sequence: 3,
  stamp: '2026-11-17T12:00:00.250Z',
  ...more,
});
const one = (more: Partial<IcsEvent>) =>
  readIcs(writeIcs({ name: 'Plumbline', events: [event(more)] })).events[0] ?? {};

describe('a calendar for other programs', () => {
  it('gives a whole day as a day and an instant in UTC', () => {
    const day = one({});
    expect([day.DTSTART, day.DTEND]).toEqual([
      { value: '20261231', parameters: 'VALUE=DATE' },
      { value: '20270101', parameters: 'VALUE=DATE' },
    ]);
    expect([day.DTSTAMP?.value, day.SEQUENCE?.value]).toEqual(['20261117T120000Z', '3']);
    const hour = one({ start: '2026-11-20T09:30:00+01:00', end: '2026-11-20T11:00:00+01:00' });
    expect([hour.DTSTART, hour.DTEND?.value]).toEqual([
      { value: '20261120T083000Z', parameters: '' },
      '20261120T100000Z',
    ]);
  });

  it('gives an event of several days to the day after the last', () => {
    expect(one({ end: '2027-01-02' }).DTEND?.value).toBe('20270103');
  });

  it('invites one person, whatever the names hold', () => {
    const invitation = {
      method: 'REQUEST' as const,
      organizer: { name: 'Prüf "Süd"; a:b\r\nATTENDEE:x', address: 'no-reply@firma.example' },
      attendee: { name: 'Anna Nowak', address: 'anna@hall.example\r\nX:y' },
    };
    const { calendar, events } = readIcs(writeIcs({ name: 'x', invitation, events: [event({})] }));
    expect(calendar.METHOD?.value).toBe('REQUEST');
    expect(events[0]?.ORGANIZER).toEqual({
      value: 'mailto:no-reply@firma.example',
      parameters: 'CN="Prüf  Süd ; a:b  ATTENDEE:x"',
    });
    expect(events[0]?.ATTENDEE?.value).toBe('mailto:anna@hall.exampleXy');
  });

  it('folds long lines without cutting a letter, and escapes what would be read as something else', () => {
    const summary = `Zażółć gęślą jaźń; Halle „Süd“, Őr\\utca ${'łódź🏗️'.repeat(30)}`;
    const written = one({ summary, description: 'a\nb\r\nc\u0007' });
    expect(written.SUMMARY?.value).toBe(summary);
    expect(written.DESCRIPTION?.value).toBe('a\nb\nc');
  });

  it('lets no text begin a line of its own', () => {
    const forged = one({ summary: 'x\r\nEND:VEVENT\r\nBEGIN:VEVENT', location: 'y\nSTATUS:CANCELLED' });
    expect([forged.STATUS?.value, forged.SUMMARY?.value]).toEqual([
      'CONFIRMED',
      'x\nEND:VEVENT\nBEGIN:VEVENT',
    ]);
  });
});
