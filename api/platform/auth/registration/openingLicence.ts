import type { Language } from '@plumbline/resources/language/languages';
import type { TransactionCall } from '../../../entities/hooks';

interface Opening {
  instance: string;
  language: Language;
  /** Contact of the account's owner. */
  userContact: string;
}

/** Creates the first licence of a new account, in the transaction that creates it. */
type GiveLicence = (
  call: TransactionCall,
  opening: Opening,
) => Promise<{ id: string; validBefore: string | null }>;

let giveLicence: GiveLicence | undefined;

/** The licence domain registers which licence that is. */
export function registerOpeningLicence(give: GiveLicence): void {
  giveLicence = give;
}

/** Throws if none is registered: an account without a licence can do nothing. */
export function openingLicence(call: TransactionCall, opening: Opening): ReturnType<GiveLicence> {
  if (!giveLicence) throw new Error('no domain gives a new account its licence');
  return giveLicence(call, opening);
}
