import { isLanguage } from '@plumbline/resources/language/languages';
import { isScreenAddress } from '../../../kit/routes/isScreenAddress';

const key = 'plumbline-return-address';

interface Wishes {
  language?: string | undefined;
  email?: string | undefined;
  returnTo?: string | undefined;
}

/** Leaves for the issuer's sign-in page; where the person was is remembered in this tab. */
export function startSignIn({ language, email, returnTo = currentAddress() }: Wishes = {}): void {
  if (isScreenAddress(returnTo)) sessionStorage.setItem(key, returnTo);
  // The looks of the broker whose link led here.
  const broker = new URLSearchParams(window.location.search).get('broker');
  const query = new URLSearchParams({
    ...(isLanguage(language) ? { ui_locales: language } : {}),
    ...(email ? { login_hint: email } : {}),
    ...(broker ? { broker } : {}),
  });
  window.location.assign(`/api/oauth/issuer?${query}`);
}

let taken: string | null | undefined;

/** Where the person was before signing in; null when nowhere in particular. The next page load knows it no more. */
export function takeReturnAddress(): string | null {
  if (taken !== undefined) return taken;
  const address = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  taken = address !== null && isScreenAddress(address) ? address : null;
  return taken;
}

const currentAddress = (): string =>
  `${window.location.pathname}${window.location.search}${window.location.hash}`;
