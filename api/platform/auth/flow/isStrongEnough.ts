import type { SignInStrength } from '../../../base/config/externalIssuer';
import type { IssuerClaims } from './readClaims';

/** Whether the sign-in's `acr` and `amr` meet the configured strength; a missing claim does not. */
export const isStrongEnough = (
  { acr, amr }: Pick<IssuerClaims, 'acr' | 'amr'>,
  demanded: SignInStrength,
): boolean =>
  (demanded.acr.length === 0 || (acr !== null && demanded.acr.includes(acr))) &&
  (demanded.amr.length === 0 || amr.some((one) => demanded.amr.includes(one)));
