import { type ErrorPlace, reportLimits } from '@plumbline/resources/rules/errors/errorReport';
import { maskAddress, maskText } from '@plumbline/resources/rules/errors/maskText';
import { describeFault } from './describeFault';
import { createErrorLog, type KeptError } from './errorLog';
import { isIgnored } from './ignoredErrors';

let who: () => string | null = () => null;

/** Says who works, as `user.instance`: what went wrong in one account is told to no other. */
export function rememberWho(person: () => string | null): void {
  who = person;
}

/** What went wrong on this device. */
export const errorLog = createErrorLog({
  storage: {
    // Reading the property alone throws where a browser refuses storage.
    getItem: (key) => window.localStorage.getItem(key),
    setItem: (key, value) => window.localStorage.setItem(key, value),
  },
  now: () => Date.now(),
  who: () => who(),
});

/** Keeps an error that no call to the server brought; undefined: one of those that are passed over. Never throws. */
export function recordError(
  error: unknown,
  place: ErrorPlace = 'INTERNAL',
  more = '',
): KeptError | undefined {
  try {
    const { content, stack } = describeFault(error);
    if (place === 'INTERNAL' && isIgnored(content)) return undefined;
    return errorLog.add({
      content: maskText(content).slice(0, reportLimits.content),
      url: maskAddress(window.location.pathname).slice(0, reportLimits.url),
      payload: maskText([stack, more].filter(Boolean).join('\n')).slice(0, reportLimits.payload) || null,
      httpMethod: place,
    });
  } catch {
    // Anyone who tells of a fault must not be the next one.
    return undefined;
  }
}
