import type { Request } from 'express';
import type { Api } from '../../../base/context/context';
import { fail, failFields } from '../../../base/errors/errors';
import { proveSecondFactor } from '../secondFactor/secondFactor';
import type { SignInState } from '../signInState';
import { attemptLimits } from './attemptLimits';
import { verifyPassword } from './verifyPassword';

/** Verifications of a signed-in person before a serious change, as the device may be unattended; rate-limited. */
export interface IdentityProof {
  /** `proof` is the password or a code, distinguished by format: no permitted password is all digits. */
  prove: (req: Request, user: string, proof: string) => Promise<void>;
  /** Verifies the password; the field's name is used in the error. */
  provePassword: (req: Request, user: string, sent: Record<string, string>) => Promise<void>;
  /** Runs an attempt with a code; one that returns null counts as a wrong guess. */
  tryCode: <T>(req: Request, user: string, attempt: () => Promise<T | null>) => Promise<T | null>;
}

export function identityProof(api: Pick<Api, 'db' | 'now'>, state: SignInState): IdentityProof {
  const { db } = api;
  const [passwords, codes] = [attemptLimits(db, 'password'), attemptLimits(db, 'secondFactor')];

  const tryCode: IdentityProof['tryCode'] = (req, user, attempt) => slowed(codes, req, user, attempt);

  async function prove(req: Request, user: string, proof: string): Promise<void> {
    if (!/^[\d\s-]+$/.test(proof)) return provePassword(req, user, { proof });
    const kind = await tryCode(req, user, () =>
      proveSecondFactor(db, state, { user, code: proof, now: api.now() }),
    );
    if (!kind) failFields({ proof: { message: 'validation.wrongCode' } });
  }

  async function provePassword(req: Request, user: string, sent: Record<string, string>): Promise<void> {
    const [[field, password] = ['password', '']] = Object.entries(sent);
    const isRight = await slowed(passwords, req, user, async () =>
      (await verifyPassword(db, user, password)) ? true : null,
    );
    if (!isRight) failFields({ [field]: { message: 'validation.wrongPassword' } });
  }

  return { prove, provePassword, tryCode };
}

/** Runs an attempt under a rate limit; an attempt that returns null counts as a wrong guess. */
async function slowed<T>(
  limits: ReturnType<typeof attemptLimits>,
  req: Request,
  account: string,
  attempt: () => Promise<T | null>,
): Promise<T | null> {
  const who = { account, address: req.ip ?? '' };
  const wait = await limits.take(who);
  if (wait !== null) return fail('TOO_MANY_REQUESTS', { seconds: wait });
  const outcome = await attempt();
  if (outcome !== null) await limits.forgive(who);
  return outcome;
}
