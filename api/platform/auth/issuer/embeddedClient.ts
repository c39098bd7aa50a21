import type { Language } from '@plumbline/resources/language/languages';
import type { Config } from '../../../base/config/config';
import type { Sealer } from '../../../base/keys/sealer';

export const issuerPath = '/oidc';
export const callbackPath = '/api/oauth/issuer/callback';

export const embeddedIssuer = (config: Config): string => `${config.origin}${issuerPath}`;

/** Address of one of the issuer's pages for a mail: it opens in the mail's language, in whichever browser. */
export const mailedPage = (
  config: Config,
  path: `/${string}`,
  { language, brand, ...query }: MailedQuery,
): string =>
  `${embeddedIssuer(config)}${path}?${new URLSearchParams({
    ...query,
    ...(brand ? { broker: brand.broker } : {}),
    lang: language,
  })}`;

interface MailedQuery {
  language: Language;
  /** Whose looks the page wears: the reader may never have been here before. */
  brand?: { broker: string } | null;
  token?: string;
  id?: string;
  broker?: string;
}

/** The application as the embedded issuer knows it; its secret follows from ours, so every process knows it. */
export function embeddedClient(sealer: Sealer): { clientId: string; clientSecret: string } {
  return { clientId: 'plumbline', clientSecret: sealer.derive('embedded client') };
}
