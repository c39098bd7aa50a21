import type { Language } from '@plumbline/resources/language/languages';
import type { TransactionCall } from '../../../entities/hooks';

interface Opening {
  instance: string;
  language: Language;
  /** The contact of its owner. */
  userContact: string;
}

/** Gives a new account the licence it begins with, in the transaction that opens it. */
type GiveLicence = (
  call: TransactionCall,
  opening: Opening,
) => Promise<{ id: string; validBefore: string | null }>;

let giveLicence: GiveLicence | undefined;

/** The domain of licences says which one that is. */
export function registerOpeningLicence(give: GiveLicence): void {
  giveLicence = give;
}

/** Throws where no domain gives one: an account without a licence could do nothing. */
export function openingLicence(call: TransactionCall, opening: Opening): ReturnType<GiveLicence> {
  if (!giveLicence) throw new Error('no domain gives a new account its licence');
  return giveLicence(call, opening);
}
