import { definitions } from '@plumbline/resources/entities/index';
import { intlTag, type Language } from '@plumbline/resources/languages';
import { defaultEscalationDays, escalatesOn } from '@plumbline/resources/locks/escalation';
import { findTyped, type Typed } from '../audits/typedRecords';
import { actorIn } from '../auth/actors/actorIn';
import { findPerson } from '../auth/actors/findPerson';
import { signInState } from '../auth/signInState';
import { mailBrandOf } from '../brands/mailBrand';
import type { Api } from '../context';
import { asSystem } from '../entities/call';
import { findRecord } from '../entities/getRecord';
import type { TransactionCall } from '../entities/hooks';
import { enqueue, type Job } from '../jobs/jobs';
import { enqueueMail } from '../mail/enqueueMail';
import { letter } from '../mail/letter';
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
 * account who may see it, and the contacts of the place. What was remedied meanwhile is told to nobody.
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
  const readers = await readersOf(api, deficiency, place?.contacts ?? []);
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

async function readersOf(
  api: Api,
  deficiency: Typed<'deficiencies'>,
  contacts: readonly string[],
): Promise<Reader[]> {
  const { instance } = deficiency;
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
  const ofPlace: { emailAddress: string }[] = await api
    .db('contacts')
    .whereIn('id', [...contacts])
    .where({ instance, deletedAt: null })
    .whereNotNull('emailAddress')
    .select('emailAddress');
  for (const { emailAddress: to } of ofPlace)
    if (!found.has(to.toLowerCase())) found.set(to.toLowerCase(), { to, language });
  return [...found.values()];
}

const dayText = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(intlTag(language), { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
