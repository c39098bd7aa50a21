import type { Config } from '../../config';
import type { Sealer } from '../keys/sealer';

export const issuerPath = '/oidc';
export const callbackPath = '/api/oauth/issuer/callback';

export const embeddedIssuer = (config: Config): string => `${config.origin}${issuerPath}`;

/** The application as the embedded issuer knows it; its secret follows from ours, so every process knows it. */
export function embeddedClient(sealer: Sealer): { clientId: string; clientSecret: string } {
  return { clientId: 'plumbline', clientSecret: sealer.derive('embedded client') };
}
