import { isLanguage } from '@plumbline/resources/language/languages';

const key = 'plumbline-sign-in-window';

/** Opens the issuer's sign-in page in a window of its own; false when the browser does not let it. */
export function openSignInWindow({
  language,
  email,
}: {
  language?: string | undefined;
  email?: string | undefined;
}): boolean {
  // An issuer that still knows the person must ask all the same: somebody else may sit here.
  const query = new URLSearchParams({
    prompt: 'login',
    ...(isLanguage(language) ? { ui_locales: language } : {}),
    ...(email ? { login_hint: email } : {}),
  });
  // A new window begins with a copy of this tab's memory.
  sessionStorage.setItem(key, 'yes');
  const opened = window.open(`/api/oauth/issuer?${query}`, '_blank', 'popup,width=480,height=760');
  sessionStorage.removeItem(key);
  return opened !== null;
}

/** Whether this window was opened only to sign in. */
export const isSignInWindow = (): boolean => sessionStorage.getItem(key) !== null;
