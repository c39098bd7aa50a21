import { renderSVG } from 'uqr';
import type { Api } from '../../../base/context/context';
import { transact } from '../../../base/database/transact';
import { enqueueMail } from '../../mail';
import { noteAtSignIn } from '../../securityLog';
import { findPerson } from '../actors/findPerson';
import { openTicket, sealTicket } from '../keys/tickets';
import { forgetSessions } from '../sessions/endSessions';
import { revokeSessions } from '../sessions/revokeSessions';
import type { SignInState } from '../signInState';
import { keyUri, matchingStep, newSecret } from './oneTimeCodes';
import { replaceRecoveryCodes } from './recoveryCodes';
import { secondFactorMail } from './secondFactorMails';

const purpose = 'set up second factor';

/** What a person needs to bring an authenticator app to it; nothing is kept before a code confirms it. */
export interface SetUp {
  /** Comes back with the code; good for a quarter of an hour. */
  setUp: string;
  /** For typing, in base32. */
  secret: string;
  /** The same as an address that an authenticator app on this very phone opens. */
  address: string;
  /** And as an image: a data address with an SVG. */
  qrCode: string;
}

interface Owner {
  id: string;
  email: string;
  /** What the product is called for this person. */
  product: string;
}

export function beginSetUp({ sealer }: SignInState, person: Owner, now: Date): SetUp {
  return againSetUp({
    secret: newSecret(),
    email: person.email,
    product: person.product,
    seal: (secret) =>
      sealTicket(sealer, { purpose, user: person.id, bound: person.id, content: secret }, now),
  });
}

/** The same once more, for a page that says that the code was wrong; null when it is too old. */
export function repeatSetUp(
  { sealer }: SignInState,
  { user, email, product, setUp, now }: Omit<Owner, 'id'> & { user: string; setUp: string; now: Date },
): SetUp | null {
  const secret = openTicket(sealer, setUp, { purpose, bound: user, now })?.content;
  return secret ? againSetUp({ secret, email, product, seal: () => setUp }) : null;
}

function againSetUp(from: Omit<Owner, 'id'> & { secret: string; seal: (secret: string) => string }): SetUp {
  const address = keyUri(from.secret, from.email, from.product);
  const image = renderSVG(address, { border: 2, pixelSize: 4 });
  return {
    setUp: from.seal(from.secret),
    secret: from.secret,
    address,
    qrCode: `data:image/svg+xml,${encodeURIComponent(image)}`,
  };
}

interface Confirmation {
  user: string;
  setUp: string;
  code: string;
  /** The one it is done from, which goes on. */
  session?: string;
}

/**
 * Makes the second factor the person's own and answers ten recovery codes; an earlier one is replaced, with its codes.
 * Other devices, which signed in without it, are signed out.
 * `expired`: begun too long ago. `wrong`: the app shows another code.
 */
export async function confirmSetUp(
  api: Api,
  state: SignInState,
  { user, setUp, code, session }: Confirmation,
): Promise<string[] | 'expired' | 'wrong'> {
  const { sealer } = state;
  const now = api.now();
  const secret = openTicket(sealer, setUp, { purpose, bound: user, now })?.content;
  if (!secret) return 'expired';
  const step = matchingStep(secret, { code: code.replace(/\s/g, ''), after: 0, now });
  if (step === null) return 'wrong';
  const done = await transact(api.db, async (trx) => {
    const person = await findPerson(trx, user);
    if (!person) return null;
    await trx('secondFactors')
      .insert({ user, sealedSecret: sealer.seal(secret), lastStep: step, createdAt: now })
      .onConflict('user')
      .merge();
    const mail = await secondFactorMail({ ...api, db: trx }, 'on', person);
    await enqueueMail(trx, { mail, subject: user, sealer, now });
    await noteAtSignIn({ db: trx, now }, { kind: 'SECOND_FACTOR_SET', user });
    const codes = await replaceRecoveryCodes(trx, { user, sealer, now });
    const tokens = await revokeSessions(trx, {
      user,
      except: session,
      now,
      because: 'secondFactorSet',
      sealer,
    });
    return { codes, tokens };
  });
  if (!done) return 'expired';
  forgetSessions(api, state, done.tokens);
  return done.codes;
}
