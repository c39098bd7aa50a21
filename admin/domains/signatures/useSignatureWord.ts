import type { ChoiceOf } from '@plumbline/resources/language/choices/choiceSet';
import type { signatureRole } from '@plumbline/resources/language/choices/choices';
import { useActor } from '../../data/session/ActorProvider';

type SignatureRole = ChoiceOf<typeof signatureRole>;

/** Label of a role: the customer, or in an account without customers the person responsible on site. */
export function useSignatureWord(role: SignatureRole): SignatureRole | 'onSite' {
  const { instanceType } = useActor();
  return role === 'customer' && instanceType !== 'AUDITOR' ? 'onSite' : role;
}
