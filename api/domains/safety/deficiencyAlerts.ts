import { intlTag, type Language } from '@plumbline/resources/language/languages';
import { defaultEscalationDays, escalatesOn } from '@plumbline/resources/rules/locks/escalation';
import type { Api } from '../../base/context/context';
import { asSystem } from '../../entities/call';
import type { TransactionCall } from '../../entities/hooks';
import { findTyped, type Typed } from '../../entities/typedRecords';
import { signInState } from '../../platform/auth/signInState';
import { mailBrandOf } from '../../platform/brands/mailBrand';
import { enqueue, type Job } from '../../platform/jobs/jobs';
import { enqueueMail } from '../../platform/mail/enqueueMail';
import { letter } from '../../platform/mail/letter';
import { contactNamed } from '../tasks';
import { type AlertReader, alertReaders } from './alertReaders';
import { alertWords } from './alertWords';

export const alertKind = 'deficiencyAlert';
type Kind = 'red' | 'escalating';

/** Queues the alert mail in the transaction of the change. */
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

/**
 * Sends the alert about a deficiency that is or will become red to its recipients (`readersOf`), each in their
 * language. Skipped if it was remedied meanwhile, or its equipment is in the bin.
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
  if (!piece) return;
  const place = await findTyped(call, 'locations', deficiency.location);
  const account = await findTyped(call, 'instances', instance);
  const day = escalatesOn(deficiency, account?.orangeEscalationDays ?? defaultEscalationDays);
  const { sealer } = await signInState(api);
  const readers = await readersOf(api, deficiency);
  for (const [index, { to, language }] of readers.entries())
    await enqueueMail(api.db, {
      id: alertMailId(job, index),
      mail: letter({
        kind: kind === 'red' ? 'redDeficiency' : 'escalatingDeficiency',
        to,
        language,
        brand: await mailBrandOf(api, instance),
        words: alertWords(language, kind),
        values: {
          name: piece.identNumber ?? '',
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

// Id of a reader's mail, derived from the job id, so that a job repeated after a crash sends no duplicates.
export const alertMailId = (job: string, index: number): string =>
  `${job.slice(0, -4)}${((Number.parseInt(job.slice(-4), 16) + index + 1) % 0x10000).toString(16).padStart(4, '0')}`;

/** Recipients of an alert about a deficiency, each address once. */
export async function readersOf(
  api: Pick<Api, 'db' | 'now'>,
  { id, instance, location, responsiblePerson }: Typed<'deficiencies'>,
): Promise<AlertReader[]> {
  const named = await contactNamed(asSystem({ db: api.db, now: api.now() }, instance), responsiblePerson);
  return alertReaders(api, {
    instance,
    row: { resource: 'deficiencies', id },
    location,
    named: named ? [named] : [],
  });
}

const dayText = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(intlTag(language), { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
