import { isLanguage } from '@plumbline/resources/language/languages';
import { isScreenAddress } from '../../../kit/routes/isScreenAddress';

const key = 'plumbline-return-address';

interface Wishes {
  language?: string | undefined;
  email?: string | undefined;
  returnTo?: string | undefined;
}

/** Goes to the issuer's sign-in page; the current address is stored in this tab. */
export function startSignIn({ language, email, returnTo = currentAddress() }: Wishes = {}): void {
  if (isScreenAddress(returnTo)) sessionStorage.setItem(key, returnTo);
  // Brand of the broker whose link was used.
  const broker = new URLSearchParams(window.location.search).get('broker');
  const query = new URLSearchParams({
    ...(isLanguage(language) ? { ui_locales: language } : {}),
    ...(email ? { login_hint: email } : {}),
    ...(broker ? { broker } : {}),
  });
  window.location.assign(`/api/oauth/issuer?${query}`);
}

let taken: string | null | undefined;

/** The address before signing in, if any; it is removed, so that the next page load does not return it. */
export function takeReturnAddress(): string | null {
  if (taken !== undefined) return taken;
  const address = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  taken = address !== null && isScreenAddress(address) ? address : null;
  return taken;
}

const currentAddress = (): string =>
  `${window.location.pathname}${window.location.search}${window.location.hash}`;
