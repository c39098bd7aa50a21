import * as commands from '@plumbline/resources/commands/session';
import { json, type Request, type Router } from 'express';
import type { Api } from '../../../base/context/context';
import { transact } from '../../../base/database/transact';
import { fail, failFields } from '../../../base/errors/errors';
import { type Handler, handleCommand } from '../../../entities/handleCommand';
import { productNameIn } from '../../brands';
import { findPerson, type Person } from '../actors/findPerson';
import { identityProof } from '../passwords/identityProof';
import { requireSession } from '../requireSession';
import type { SignInState } from '../signInState';
import { countRecoveryCodes, replaceRecoveryCodes } from './recoveryCodes';
import { removeSecondFactor } from './removeSecondFactor';
import { secondFactorSince } from './secondFactor';
import { isDemandedOf } from './secondFactorStep';
import { beginSetUp, confirmSetUp } from './setUpSecondFactor';

/**
 * Mounts the commands for one's own second factor. Every change asks for the password or a code, since the device may
 * be unattended. With an external issuer the second factor is that issuer's.
 */
export function secondFactorRoutes(api: Api, state: SignInState, router: Router): void {
  const { db } = api;
  const here = { router, under: '/api/session', through: [json({ limit: '5kb' })] };
  const { prove, provePassword, tryCode } = identityProof(api, state);
  const isOurs = api.config.oidc === null;

  const read: Handler<typeof commands.readSecondFactor> = async (_call, _input, { req }) => {
    const person = await personOf(req);
    const since = isOurs ? await secondFactorSince(db, person.id) : null;
    return {
      isAvailable: isOurs,
      isDemanded: isOurs && isDemandedOf(person),
      since: since?.toISOString() ?? null,
      recoveryCodes: since ? await countRecoveryCodes(db, person.id) : 0,
    };
  };
  handleCommand(api, commands.readSecondFactor, read, here);

  const setUpOne: Handler<typeof commands.setUpSecondFactor> = async ({ actor }, _input, { req }) => {
    const product = await productNameIn(db, actor.instance);
    return beginSetUp(state, { ...(await personOf(req)), product }, api.now());
  };
  handleCommand(api, commands.setUpSecondFactor, setUpOne, here);

  const confirm: Handler<typeof commands.confirmSecondFactor> = async (_call, sent, { req }) => {
    const { setUp = '', code = '', password = '' } = sent;
    const person = await personOf(req);
    await provePassword(req, person.id, { password });
    const confirmed = await tryCode(req, person.id, async () => {
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
    return { recoveryCodes: confirmed };
  };
  handleCommand(api, commands.confirmSecondFactor, confirm, here);

  const renew: Handler<typeof commands.renewRecoveryCodes> = async (_call, { proof = '' }, { req }) => {
    const person = await personOf(req);
    if (!(await secondFactorSince(db, person.id))) return fail('NOT_FOUND');
    await prove(req, person.id, proof);
    const owner = { user: person.id, sealer: state.sealer, now: api.now() };
    return { recoveryCodes: await transact(db, (trx) => replaceRecoveryCodes(trx, owner)) };
  };
  handleCommand(api, commands.renewRecoveryCodes, renew, here);

  const turnOff: Handler<typeof commands.turnOffSecondFactor> = async (_call, { proof = '' }, { req }) => {
    const person = await personOf(req);
    if (isDemandedOf(person)) return fail('SECOND_FACTOR_DEMANDED');
    await prove(req, person.id, proof);
    const { sealer } = state;
    const removal = { user: person.id, news: 'off', sealer, config: api.config, now: api.now() } as const;
    await transact(db, (trx) => removeSecondFactor(trx, removal));
    return {};
  };
  handleCommand(api, commands.turnOffSecondFactor, turnOff, here);

  async function personOf(req: Request): Promise<Person> {
    const { actor } = requireSession(req);
    // Not for support that mirrors an account; it changes its own outside the mirroring.
    if (actor.mirroring && req.method !== 'GET') return fail('FORBIDDEN', { resource: 'users' });
    if (!isOurs && req.method !== 'GET') return fail('SIGN_IN_ELSEWHERE');
    return (await findPerson(db, actor.user)) ?? fail('SESSION_ENDED');
  }
}
