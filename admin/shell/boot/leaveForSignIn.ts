import { session, signIn } from '../../data/session/session';
import { i18nProvider } from '../../data/words/i18nProvider';
import { informationAt } from '../../domains/informations/informationAt';

let hasLeft = false;

/** Redirects to the sign-in page, unless a redirect is in progress. */
export function leaveForSignIn(): void {
  if (hasLeft) return;
  hasLeft = true;
  void signIn(i18nProvider.getLocale()).then((isLeaving) => {
    hasLeft = isLeaving;
  });
}

/** Redirects as soon as the session is known to be signed out, before a screen is rendered. */
export async function leaveWhereNobodyIs(pathname: string): Promise<void> {
  const { state } = await session.start();
  const canStay = pathname.startsWith('/index.html/') || informationAt(pathname) !== null;
  if (state === 'signedOut' && navigator.onLine && !canStay) leaveForSignIn();
}
