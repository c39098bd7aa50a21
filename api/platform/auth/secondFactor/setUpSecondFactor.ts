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

/** The data for an authenticator app; nothing is stored before a code confirms it. */
export interface SetUp {
  /** Encrypted, sent back with the code; valid for 15 minutes. */
  setUp: string;
  /** For typing, in base32. */
  secret: string;
  /** The same as a URI that an authenticator app on this phone opens. */
  address: string;
  /** The same as a QR code: a data URI of an SVG. */
  qrCode: string;
}

interface Owner {
  id: string;
  email: string;
  /** The product's name in the person's brand. */
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

/** The same data again, for the page after a wrong code; null if it has expired. */
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
  /** The current session, which is kept. */
  session?: string;
}

/**
 * Stores the second factor and returns ten recovery codes; an earlier factor and its codes are replaced. All other
 * sessions, which began without it, are ended. `expired`: begun too long ago. `wrong`: the code does not match.
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
