import { session, signIn } from '../../data/session/session';
import { i18nProvider } from '../../data/words/i18nProvider';
import { informationAt } from '../../domains/informations/informationAt';

let hasLeft = false;

/** Sends the browser to the sign-in page, unless it is on its way there already. */
export function leaveForSignIn(): void {
  if (hasLeft) return;
  hasLeft = true;
  void signIn(i18nProvider.getLocale()).then((isLeaving) => {
    hasLeft = isLeaving;
  });
}

/** Where nobody is signed in the browser sets out at once, not only when a screen is drawn that could say so. */
export async function leaveWhereNobodyIs(pathname: string): Promise<void> {
  const { state } = await session.start();
  const canStay = pathname.startsWith('/index.html/') || informationAt(pathname) !== null;
  if (state === 'signedOut' && navigator.onLine && !canStay) leaveForSignIn();
}
