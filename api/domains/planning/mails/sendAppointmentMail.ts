import { definitions } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { intlTag, type Language } from '@plumbline/resources/language/languages';
import type { ReportKind } from '@plumbline/resources/rules/reports/contexts/contexts';
import { documentLabels } from '@plumbline/resources/rules/reports/contexts/documentLabels';
import type { Api } from '../../../base/context/context';
import { idOf } from '../../../base/times/weekOf';
import { wordsOf } from '../../../base/wordsOf';
import { asSystem } from '../../../entities/call';
import { rowMapper } from '../../../entities/rowMapper';
import { findTyped, type Typed, typed } from '../../../entities/typedRecords';
import { signInState } from '../../../platform/auth/signInState';
import { mailBrandOf } from '../../../platform/brands/mailBrand';
import type { FileStore } from '../../../platform/files';
import type { Job } from '../../../platform/jobs/jobs';
import { enqueueMail } from '../../../platform/mail/enqueueMail';
import { letter } from '../../../platform/mail/letter';
import type { MailKind } from '../../../platform/mail/mailKinds';
import { writeIcs } from '../../calendar';
import { firstPhone, mailTextOrNone, textLetter } from '../../reports';
import type { AppointmentNews, QueuedNews } from './appointmentMailHooks';

const kinds: Record<AppointmentNews, MailKind> = {
  planned: 'appointmentPlanned',
  moved: 'appointmentMoved',
  cancelled: 'appointmentCancelled',
};

const templates = {
  planned: 'APPOINTMENT_PLANNED',
  moved: 'APPOINTMENT_MOVED',
  cancelled: 'APPOINTMENT_CANCELLED',
} as const satisfies Record<AppointmentNews, ReportKind>;

/**
 * Mails the contact that an appointment was planned, moved or cancelled, by the template that applies or in the product's
 * words, with a calendar entry to match.
 */
export async function sendAppointmentMail(
  api: Api,
  store: FileStore,
  { id: job, instance, subject, payload }: Job,
): Promise<void> {
  // Written by the hook of the same kind.
  const queued = payload as unknown as QueuedNews;
  const call = asSystem({ db: api.db, now: api.now() }, instance);
  const planning = await findPlanning(api, subject);
  const contact = await findTyped(call, 'contacts', queued.contact);
  if (!planning || !contact?.emailAddress) return;
  const [auditor, location, account] = await Promise.all([
    findTyped(call, 'contacts', planning.auditor),
    findTyped(call, 'locations', planning.location),
    findTyped(call, 'instances', instance),
  ]);
  const language = contact.language ?? auditor?.language ?? 'pl-PL';
  const company = account?.companyName ?? '';
  const place = [location?.name, addressOf(location)].filter(Boolean).join(', ');
  const words = wordsOf(language);
  const type = words(`choices.auditType.${planning.type}`);
  const brand = await mailBrandOf(api, instance);
  const days = daysText(queued, language);
  const count = String(planning.plannedCount ?? 0);
  const inspector = nameOf(auditor) || company;
  const owner = planning.owner ? await findTyped(call, 'equipmentOwners', planning.owner) : undefined;
  const content = await mailTextOrNone(
    { log: api.log, call, store },
    {
      kind: templates[queued.news],
      about: { ...planning, language },
      contents: {
        of: 'appointment',
        context: {
          recipient: { name: nameOf(contact) },
          planning: { days, type, count },
          customer: { name: owner?.name ?? company },
          location: { name: location?.name ?? '', address: addressOf(location) },
          inspector: {
            name: inspector,
            phone: firstPhone(auditor?.phoneNumbers),
            email: auditor?.emailAddress ?? '',
          },
          account: { name: company },
          broker: { name: brand?.name ?? '' },
          labels: documentLabels.appointment(language),
        },
      },
    },
  );
  const about = { kind: kinds[queued.news], to: contact.emailAddress, language, brand };
  const mail = content
    ? textLetter({ ...about, content, company })
    : letter({
        ...about,
        words: appointmentWords(language, queued.news),
        values: { account: company, place, type, days, inspector, count },
      });
  const calendar = writeIcs({
    name: company,
    invitation: {
      method: queued.news === 'cancelled' ? 'CANCEL' : 'REQUEST',
      organizer: { name: company, address: addressIn(api.config.mailFrom) },
      attendee: { name: `${contact.firstName} ${contact.lastName}`, address: contact.emailAddress },
    },
    events: [
      {
        // The same as in the calendar's feed.
        uid: `auditPlannings-${planning.id}@plumbline`,
        start: queued.datePlanned,
        ...(queued.dateUntil ? { end: queued.dateUntil } : {}),
        summary: `${type}: ${company}`,
        location: place,
        isCancelled: queued.news === 'cancelled',
        sequence: queued.sequence,
        stamp: api.now().toISOString(),
      },
    ],
  });
  const { sealer } = await signInState(api);
  await enqueueMail(api.db, {
    id: idOf('mail', job),
    mail: {
      ...mail,
      papers: [
        {
          filename: 'appointment.ics',
          contentType: `text/calendar; charset=utf-8; method=${queued.news === 'cancelled' ? 'CANCEL' : 'REQUEST'}`,
          base64: Buffer.from(calendar).toString('base64'),
        },
      ],
    },
    subject: planning.id,
    sealer,
    now: api.now(),
  });
}

/** Subject and body of the mail in a language. */
export function appointmentWords(language: Language, news: AppointmentNews) {
  const words = wordsOf(language);
  const [subject = '', body = ''] = ['subject', 'body'].map((part) =>
    words(`mails.appointment.${news}.${part}`),
  );
  return { subject, body, ignore: words('mails.appointment.ignore') };
}

/** Also if it was deleted: of that, too, the contact is told. */
async function findPlanning(api: Api, id: string): Promise<Typed<'auditPlannings'> | undefined> {
  const entity: AnyEntity = definitions.auditPlannings;
  const row: Record<string, unknown> | undefined = await api.db(entity.name).where({ id }).first();
  return row && typed('auditPlannings', rowMapper(entity).read(row));
}

const nameOf = (person: Typed<'contacts'> | undefined): string =>
  [person?.firstName, person?.lastName].filter(Boolean).join(' ');

function addressOf(location: Typed<'locations'> | undefined): string {
  const { street, zip, city } = location?.address ?? {};
  return [street, [zip, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}

function daysText({ datePlanned, dateUntil }: QueuedNews, language: Language): string {
  const format = new Intl.DateTimeFormat(intlTag(language), { dateStyle: 'full', timeZone: 'UTC' });
  const instant = (day: string) => new Date(`${day}T00:00:00Z`);
  return dateUntil
    ? format.formatRange(instant(datePlanned), instant(dateUntil))
    : format.format(instant(datePlanned));
}

const addressIn = (sender: string): string => sender.match(/<([^>]+)>\s*$/)?.[1] ?? sender;
