import { isTimeZone, timeZoneHeader } from '@plumbline/resources/language/timeZones';
import type { Request } from 'express';

/** Where the device says it is; nothing hangs on it but days, so a zone that nobody here knows is as good as none. */
export function zoneIn(req: Request): { zone?: string } {
  const told = req.get(timeZoneHeader);
  return told !== undefined && isTimeZone(told) ? { zone: told } : {};
}
