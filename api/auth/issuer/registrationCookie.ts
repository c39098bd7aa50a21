import type { Request } from 'express';
import { markedRegistration } from '../../registration/registrationLink';
import type { Sealer } from '../keys/sealer';

/** Tells the browser in which somebody registered. */
export const registrationCookie = 'plumbline-registration';

/** Id of the registration this browser was used for last. */
export function registrationOf(req: Request, sealer: Sealer): string | null {
  const mark = (req.headers.cookie ?? '').match(/(?:^|;\s*)plumbline-registration=([\w.-]+)/)?.[1];
  return mark ? markedRegistration(sealer, mark) : null;
}
