import type { Language } from '@plumbline/resources/language/languages';
import type { Config } from '../../../base/config/config';
import type { Sealer } from '../../../base/keys/sealer';

export const issuerPath = '/oidc';
export const callbackPath = '/api/oauth/issuer/callback';

export const embeddedIssuer = (config: Config): string => `${config.origin}${issuerPath}`;

/** Address of one of the issuer's pages for a mail; the query sets the mail's language in any browser. */
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
  /** Broker whose brand the page uses: the reader's browser may have no cookie yet. */
  brand?: { broker: string } | null;
  token?: string;
  id?: string;
  broker?: string;
}

/**
 * Credentials of the application at the embedded issuer; the secret is derived from SECRET, so every process has the
 * same.
 */
export function embeddedClient(sealer: Sealer): { clientId: string; clientSecret: string } {
  return { clientId: 'plumbline', clientSecret: sealer.derive('embedded client') };
}
