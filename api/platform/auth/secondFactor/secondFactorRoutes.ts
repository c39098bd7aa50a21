import type { SecondFactorState } from '@plumbline/resources/rules/auth/session';
import { json, type Request, Router } from 'express';
import type { Api } from '../../../base/context/context';
import { transact } from '../../../base/database/transact';
import { fail, failFields } from '../../../base/errors/errors';
import { findPerson, type Person } from '../actors/findPerson';
import { attemptLimits } from '../passwords/attemptLimits';
import { verifyPassword } from '../passwords/verifyPassword';
import { requireSession } from '../requireSession';
import type { SignInState } from '../signInState';
import { countRecoveryCodes, replaceRecoveryCodes } from './recoveryCodes';
import { removeSecondFactor } from './removeSecondFactor';
import { proveSecondFactor, secondFactorSince } from './secondFactor';
import { isDemandedOf } from './secondFactorStep';
import { beginSetUp, confirmSetUp } from './setUpSecondFactor';

/**
 * `/api/session/secondFactor`: a person's own. Whatever changes it asks for the password or a code, for the device may
 * have been left open. Where another issuer keeps the passwords, the second factor is that issuer's matter.
 */
export function secondFactorRoutes(api: Api, state: SignInState): Router {
  const { db } = api;
  const router = Router();
  const [passwords, codes] = [attemptLimits(db, 'password'), attemptLimits(db, 'secondFactor')];
  const isOurs = api.config.oidc === null;
  router.use(json({ limit: '5kb' }));

  router.get('/', async (req, res) => {
    const person = await personOf(req);
    const since = isOurs ? await secondFactorSince(db, person.id) : null;
    const answer: SecondFactorState = {
      isAvailable: isOurs,
      isDemanded: isOurs && isDemandedOf(person),
      since: since?.toISOString() ?? null,
      recoveryCodes: since ? await countRecoveryCodes(db, person.id) : 0,
    };
    res.json(answer);
  });

  router.post('/setUp', async (req, res) => {
    res.json(beginSetUp(state, await personOf(req), api.now()));
  });

  router.post('/confirm', async (req, res) => {
    const person = await personOf(req);
    await provePassword(req, person, 'password');
    const { setUp, code } = fieldsOf(req);
    const confirmed = await slowed(codes, req, person.id, async () => {
      const answer = await confirmSetUp(api, state, {
        user: person.id,
        setUp,
        code,
        session: requireSession(req).id,
      });
      return answer === 'wrong' ? null : answer;
    });
    if (confirmed === 'expired') return fail('SET_UP_EXPIRED');
    if (confirmed === null) return failFields({ code: { message: 'validation.wrongCode' } });
    res.json({ recoveryCodes: confirmed });
  });

  router.post('/recoveryCodes', async (req, res) => {
    const person = await personOf(req);
    if (!(await secondFactorSince(db, person.id))) return fail('NOT_FOUND');
    await prove(req, person);
    const owner = { user: person.id, sealer: state.sealer, now: api.now() };
    res.json({ recoveryCodes: await transact(db, (trx) => replaceRecoveryCodes(trx, owner)) });
  });

  router.post('/off', async (req, res) => {
    const person = await personOf(req);
    if (isDemandedOf(person)) return fail('SECOND_FACTOR_DEMANDED');
    await prove(req, person);
    const { sealer } = state;
    const removal = { user: person.id, news: 'off', sealer, config: api.config, now: api.now() } as const;
    await transact(db, (trx) => removeSecondFactor(trx, removal));
    res.json({});
  });

  async function personOf(req: Request): Promise<Person> {
    const { actor } = requireSession(req);
    // Support does not touch it while it looks into an account; its own it finds at home.
    if (actor.mirroring && req.method !== 'GET') return fail('FORBIDDEN', { resource: 'users' });
    if (!isOurs && req.method !== 'GET') return fail('SIGN_IN_ELSEWHERE');
    return (await findPerson(db, actor.user)) ?? fail('SESSION_ENDED');
  }

  /** `proof` is the password or a code, identified by their look; no password we take is all digits. */
  async function prove(req: Request, person: Person): Promise<void> {
    const { proof } = fieldsOf(req);
    if (!/^[\d\s-]+$/.test(proof)) return provePassword(req, person, 'proof');
    const kind = await slowed(codes, req, person.id, () =>
      proveSecondFactor(db, state, { user: person.id, code: proof, now: api.now() }),
    );
    if (!kind) failFields({ proof: { message: 'validation.wrongCode' } });
  }

  async function provePassword(req: Request, person: Person, field: 'password' | 'proof'): Promise<void> {
    const isRight = await slowed(passwords, req, person.id, async () =>
      (await verifyPassword(db, person.id, fieldsOf(req)[field])) ? true : null,
    );
    if (!isRight) failFields({ [field]: { message: 'validation.wrongPassword' } });
  }

  return router;
}

/** Tries what may be guessed, slowly; null of the attempt counts as a wrong guess. */
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

type Fields = Record<'password' | 'code' | 'setUp' | 'proof', string>;

function fieldsOf(req: Request): Fields {
  const body: Record<string, unknown> =
    typeof req.body === 'object' && req.body !== null ? { ...req.body } : {};
  const text = (name: string) => (typeof body[name] === 'string' ? String(body[name]) : '');
  return { password: text('password'), code: text('code'), setUp: text('setUp'), proof: text('proof') };
}
