import { isLanguage } from '@plumbline/resources/language/languages';

const key = 'plumbline-sign-in-window';

/** Opens the issuer's sign-in page in a separate window; false if the browser blocks it. */
export function openSignInWindow({
  language,
  email,
}: {
  language?: string | undefined;
  email?: string | undefined;
}): boolean {
  // The issuer must authenticate again despite its own session: another person may be at the device.
  const query = new URLSearchParams({
    prompt: 'login',
    ...(isLanguage(language) ? { ui_locales: language } : {}),
    ...(email ? { login_hint: email } : {}),
  });
  // A new window starts with a copy of this tab's sessionStorage.
  sessionStorage.setItem(key, 'yes');
  const opened = window.open(`/api/oauth/issuer?${query}`, '_blank', 'popup,width=480,height=760');
  sessionStorage.removeItem(key);
  return opened !== null;
}

/** Whether this window was opened only to sign in. */
export const isSignInWindow = (): boolean => sessionStorage.getItem(key) !== null;
