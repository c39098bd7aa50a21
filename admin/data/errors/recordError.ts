import { type ErrorPlace, reportLimits } from '@plumbline/resources/rules/errors/errorReport';
import { maskAddress, maskText } from '@plumbline/resources/rules/errors/maskText';
import { describeFault } from './describeFault';
import { createErrorLog, type KeptError } from './errorLog';
import { isIgnored } from './ignoredErrors';

let who: () => string | null = () => null;

/** Sets the signed-in user, as `user.instance`: errors of one account are not reported to another. */
export function rememberWho(person: () => string | null): void {
  who = person;
}

/** The errors of this device. */
export const errorLog = createErrorLog({
  storage: {
    // Even reading the property throws if the browser denies storage.
    getItem: (key) => window.localStorage.getItem(key),
    setItem: (key, value) => window.localStorage.setItem(key, value),
  },
  now: () => Date.now(),
  who: () => who(),
});

/** Records an error outside of calls to the server; undefined if it is ignored. Never throws. */
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
    // An error while recording an error is swallowed: otherwise it would recurse.
    return undefined;
  }
}
