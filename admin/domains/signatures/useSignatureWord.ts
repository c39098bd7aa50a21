import type { ChoiceOf, signatureRole } from '@plumbline/resources/language/choices/choices';
import { useActor } from '../../data/session/ActorProvider';

type SignatureRole = ChoiceOf<typeof signatureRole>;

/** What a role is called here: beside the inspector signs the customer, in an account without customers the person who is responsible on site. */
export function useSignatureWord(role: SignatureRole): SignatureRole | 'onSite' {
  const { instanceType } = useActor();
  return role === 'customer' && instanceType !== 'AUDITOR' ? 'onSite' : role;
}
