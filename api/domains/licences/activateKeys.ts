import type { activateKeys as contract } from '@plumbline/resources/commands/licences';
import type { InputOf } from '@plumbline/resources/language/defineCommand';
import { isLicenseKey, splitLicenseKeys } from '@plumbline/resources/language/fields/licenseKey';
import { type KeyProblem, type KeyResult, mostKeys } from '@plumbline/resources/rules/licences/activation';
import { failFields } from '../../base/errors/errors';
import type { Call } from '../../entities/call';
import type { AttemptLimits } from '../../platform/auth/passwords/attemptLimits';
import { redeemKey } from './redeemKey';
import { requireBuyer } from './requireBuyer';

interface Slowed {
  limits: AttemptLimits;
  /** Address of the client. */
  address: string;
}

/**
 * Turns up to 50 licence keys into licences of the caller's account. Each key has its own result, in input order; a
 * refused key does not affect the others. With `isBeside` each key becomes a separate licence, even if one of the same
 * set is about to end. FORBIDDEN (`requireBuyer`), INVALID at `keys`.
 */
export async function activateKeys(
  call: Call,
  { keys: text, isBeside }: InputOf<typeof contract>,
  { limits, address }: Slowed,
): Promise<{ results: KeyResult[] }> {
  requireBuyer(call.actor);
  const keys = splitLicenseKeys(text);
  if (keys.length === 0) failFields({ keys: { message: 'validation.required' } });
  if (keys.length > mostKeys)
    failFields({ keys: { message: 'validation.maxItems', args: { max: mostKeys } } });
  const attempt = { account: call.actor.instance, address };
  const results: KeyResult[] = [];
  for (const key of keys) results.push(await activate(key));
  return { results };

  async function activate(key: string): Promise<KeyResult> {
    const refused = (problem: KeyProblem): KeyResult => ({ key, problem });
    // Malformed keys do not count as attempts: they reveal nothing to an attacker.
    if (!isLicenseKey(key)) return refused('LICENSE_KEY_FORMAT');
    if ((await limits.take(attempt)) !== null) return refused('TOO_MANY_REQUESTS');
    const redeemed = await redeemKey(call, key, { isBeside: isBeside === true });
    if (typeof redeemed === 'string') return refused(redeemed);
    await limits.forgive(attempt);
    return { key, license: redeemed };
  }
}
