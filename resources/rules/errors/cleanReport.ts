import { isId } from '../../language/ids';
import { type ErrorReport, LARGEST_COUNT, reportLimits } from './errorReport';
import { maskAddress, maskText } from './maskText';
import { outlineOf } from './outlineOf';
import { personalNames } from './personalNames';

const oldest = 30 * 24 * 60 * 60_000;

/** Sanitises an error report; undefined if invalid. Masked again, because the sender is not trusted. */
export function cleanReport(sent: unknown, now: number): ErrorReport | undefined {
  if (typeof sent !== 'object' || sent === null) return undefined;
  const { id, date, content, count, url, payload, cacheId, httpMethod } = sent as Record<string, unknown>; // checked below
  if (!isId(id) || typeof content !== 'string' || content.trim() === '') return undefined;
  const moment = typeof date === 'string' ? Date.parse(date) : Number.NaN;
  const at = Number.isNaN(moment) ? now : Math.min(now, Math.max(now - oldest, moment));
  return {
    id,
    date: new Date(at).toISOString(),
    content: cut(maskText(cut(content, 2 * reportLimits.content)), reportLimits.content),
    count: typeof count === 'number' && count >= 1 ? Math.min(Math.floor(count), LARGEST_COUNT) : 1,
    url: typeof url === 'string' ? cut(addressOf(url), reportLimits.url) : '',
    payload: typeof payload === 'string' ? cut(cleanPayload(payload), reportLimits.payload) : null,
    cacheId: isId(cacheId) ? cacheId : null,
    httpMethod: typeof httpMethod === 'string' && /^[A-Z-]{1,20}$/.test(httpMethod) ? httpMethod : 'INTERNAL',
  };
}

/** Does not cut surrogate pairs. */
export const cut = (text: string, longest: number): string => text.slice(0, longest).toWellFormed();

/** JSON as an outline; other texts (a stack) as text. */
function cleanPayload(payload: string): string {
  try {
    return JSON.stringify(outlineOf(JSON.parse(payload), personalNames()));
  } catch {
    return maskText(cut(payload, 2 * reportLimits.payload));
  }
}

function addressOf(url: string): string {
  try {
    return maskAddress(cut(url, 4 * reportLimits.url));
  } catch {
    return '';
  }
}
