import { definitions } from '@plumbline/resources/entities/index';
import type { Language } from '@plumbline/resources/language/languages';
import { dayOf } from '@plumbline/resources/rules/audits/dayOf';
import { trialPeriod, trialUsers } from '@plumbline/resources/rules/licences/trial';
import { asSystem } from '../../entities/call';
import { createRecord } from '../../entities/createRecord';
import type { EntityHooks, TransactionCall } from '../../entities/hooks';
import { type Typed, typed } from '../../entities/typedRecords';
import { registrationTexts } from '../../platform/auth/issuer/pages/registration/registrationTexts';
import { defaultSetFor } from './defaultSet';

interface Trial {
  instance: string;
  language: Language;
  /** Contact who is notified about the licence. */
  userContact?: string;
}

/** Gives an account a 30-day trial from today; a licence without categories covers all. */
export async function giveTrial(
  call: TransactionCall,
  { instance, language, userContact }: Trial,
): Promise<Typed<'licenses'>> {
  const set = await defaultSetFor(call, instance);
  const own = { ...asSystem(call, instance), actor: { ...call.actor, instance }, db: call.db };
  return typed(
    'licenses',
    await createRecord(own, definitions.licenses, {
      name: registrationTexts(language).licence,
      isTrial: true,
      // The trial covers the seller's default set, or everything without one.
      ...(set ? { licenseSet: set.id } : {}),
      maxUser: set?.userCount ?? trialUsers,
      ...(userContact ? { userContact } : {}),
      ...trialPeriod(dayOf(call.now)),
    }),
  );
}

/** An account created by the provider's staff starts with a trial, like a registered one. */
export const trialHooks: EntityHooks = {
  async afterWrite({ call, before, after }) {
    if (before || !after || call.isSystem) return;
    await giveTrial(call, { instance: String(after.id), language: call.actor.language });
  },
};
