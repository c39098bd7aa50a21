import { definitions } from '@plumbline/resources/entities/index';
import { intlTag, type Language } from '@plumbline/resources/language/languages';
import { defaultEscalationDays, escalatesOn } from '@plumbline/resources/rules/locks/escalation';
import { upwards } from '@plumbline/resources/rules/places/locationTree';
import type { Api } from '../../base/context/context';
import { asSystem, type Call } from '../../entities/call';
import { findRecord } from '../../entities/getRecord';
import type { TransactionCall } from '../../entities/hooks';
import { findTyped, listTyped, type Typed } from '../../entities/typedRecords';
import { actorIn } from '../../platform/auth/actors/actorIn';
import { findPerson } from '../../platform/auth/actors/findPerson';
import { signInState } from '../../platform/auth/signInState';
import { mailBrandOf } from '../../platform/brands/mailBrand';
import { enqueue, type Job } from '../../platform/jobs/jobs';
import { enqueueMail } from '../../platform/mail/enqueueMail';
import { letter } from '../../platform/mail/letter';
import { contactNamed } from '../tasks';
import { alertWords } from './alertWords';

export const alertKind = 'deficiencyAlert';
type Kind = 'red' | 'escalating';

/** Orders the mail to those responsible, in the transaction of what it tells of. */
export async function orderAlert(
  call: TransactionCall,
  { deficiency, instance, kind }: { deficiency: string; instance: string; kind: Kind },
): Promise<void> {
  await enqueue(call.db, {
    instance,
    kind: alertKind,
    subject: deficiency,
    payload: { kind },
    now: call.now,
  });
}

interface Reader {
  to: string;
  language: Language;
}

/**
 * Tells those responsible of a deficiency that is red, or is about to become so: the owners and administrators of the
 * account who may see it, the person named in it, and the contacts of the place and of those it lies in, each in the own
 * language. What was remedied meanwhile is told to nobody.
 */
export async function sendAlert(
  api: Api,
  { id: job, instance, subject: deficiencyId, payload }: Job,
): Promise<void> {
  const call = asSystem({ db: api.db, now: api.now() }, instance);
  const deficiency = await findTyped(call, 'deficiencies', deficiencyId);
  if (!deficiency || deficiency.status === 'COMPLETED') return;
  const kind: Kind = payload.kind === 'escalating' ? 'escalating' : 'red';
  const piece = await findTyped(call, 'equipments', deficiency.equipment);
  const place = await findTyped(call, 'locations', deficiency.location);
  const account = await findTyped(call, 'instances', instance);
  const day = escalatesOn(deficiency, account?.orangeEscalationDays ?? defaultEscalationDays);
  const { sealer } = await signInState(api);
  const readers = await readersOf(api, deficiency);
  for (const [index, { to, language }] of readers.entries())
    await enqueueMail(api.db, {
      id: mailId(job, index),
      mail: letter({
        to,
        language,
        brand: await mailBrandOf(api, instance),
        words: alertWords(language, kind),
        values: {
          name: piece?.identNumber ?? '',
          place: place?.name ?? '',
          description: deficiency.description,
          day: day ? dayText(day, language) : '',
        },
        linkFirst: `${api.config.origin}/equipments/${deficiency.equipment}/show`,
      }),
      subject: deficiency.id,
      sealer,
      now: api.now(),
    });
}

// A job that is done again after a crash must not write twice: each reader's mail has the job's id with its number.
const mailId = (job: string, index: number): string =>
  `${job.slice(0, -4)}${((Number.parseInt(job.slice(-4), 16) + index + 1) % 0x10000).toString(16).padStart(4, '0')}`;

/** Who is told of a deficiency, each address once. */
export async function readersOf(
  api: Pick<Api, 'db' | 'now'>,
  deficiency: Typed<'deficiencies'>,
): Promise<Reader[]> {
  const { instance } = deficiency;
  const system = asSystem({ db: api.db, now: api.now() }, instance);
  const named = await contactNamed(system, deficiency.responsiblePerson);
  const contacts = [...(named ? [named] : []), ...(await contactsOfPlace(system, deficiency.location))];
  const members: { user: string; contact: string }[] = await api
    .db('contacts as c')
    .join('users as u', 'u.id', 'c.user')
    .where({ 'c.instance': instance, 'c.deletedAt': null, 'u.deletedAt': null, 'u.isActive': true })
    .whereIn('c.instanceRole', ['Owner', 'Administrator'])
    .select({ user: 'u.id', contact: 'c.id' });
  const found = new Map<string, Reader>();
  for (const { user, contact } of members) {
    const person = await findPerson(api.db, user);
    const account = person?.accounts.find((one) => one.contact === contact);
    if (!person || !account) continue;
    const actor = await actorIn(api.db, person, account);
    const maySee = await findRecord(
      { db: api.db, actor, now: api.now() },
      definitions.deficiencies,
      deficiency.id,
    );
    if (maySee) found.set(person.email.toLowerCase(), { to: person.email, language: person.language });
  }
  const language = [...found.values()][0]?.language ?? 'pl-PL';
  const told: { emailAddress: string; language: Language | null }[] = await api
    .db('contacts')
    .whereIn('id', contacts)
    .where({ instance, deletedAt: null })
    .whereNotNull('emailAddress')
    .select('emailAddress', 'language');
  for (const { emailAddress: to, language: own } of told)
    if (!found.has(to.toLowerCase())) found.set(to.toLowerCase(), { to, language: own ?? language });
  return [...found.values()];
}

/** Contacts of a place and of the places it lies in. */
async function contactsOfPlace(call: Call, location: string | null): Promise<string[]> {
  const places = await listTyped(call, 'locations');
  const byId = new Map(places.map((one) => [one.id, one]));
  return upwards(byId, location).flatMap(({ contacts }) => contacts ?? []);
}

const dayText = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(intlTag(language), { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
