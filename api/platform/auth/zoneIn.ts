import { isTimeZone, timeZoneHeader } from '@plumbline/resources/language/timeZones';
import type { Request } from 'express';

/** The device's time zone, if valid; only dates depend on it, so an unknown one is ignored. */
export function zoneIn(req: Request): { zone?: string } {
  const told = req.get(timeZoneHeader);
  return told !== undefined && isTimeZone(told) ? { zone: told } : {};
}
