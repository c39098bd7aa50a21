import type { Api } from '../../base/context/context';
import { wordsOf } from '../../base/wordsOf';
import { asSystem } from '../../entities/call';
import type { TransactionCall } from '../../entities/hooks';
import { findTyped } from '../../entities/typedRecords';
import { signInState } from '../../platform/auth/signInState';
import { mailBrandOf } from '../../platform/brands/mailBrand';
import { enqueue, type Job } from '../../platform/jobs/jobs';
import { enqueueMail } from '../../platform/mail/enqueueMail';
import { letter } from '../../platform/mail/letter';
import { alertMailId, alertReaders } from '../safety';

export const damageAlertKind = 'damageAlert';

/** Enqueues the mails about a damage report, in the transaction that stores it. */
export async function orderDamageAlert(
  call: TransactionCall,
  { task, instance }: { task: string; instance: string },
): Promise<void> {
  await enqueue(call.db, { instance, kind: damageAlertKind, subject: task, payload: {}, now: call.now });
}

/** Mails a damage report to those responsible, in their languages; none for a completed task. */
export async function sendDamageAlert(api: Api, { id: job, instance, subject }: Job): Promise<void> {
  const call = asSystem({ db: api.db, now: api.now() }, instance);
  const task = await findTyped(call, 'tasks', subject);
  if (!task || task.status === 'COMPLETED') return;
  const piece = await findTyped(call, 'equipments', task.equipment);
  const place = await findTyped(call, 'locations', task.location);
  const { sealer } = await signInState(api);
  const readers = await alertReaders(api, {
    instance,
    row: { resource: 'tasks', id: task.id },
    location: task.location,
  });
  for (const [index, { to, language }] of readers.entries()) {
    const words = wordsOf(language);
    const word = (name: string) => words(`mails.damage.${name}`);
    await enqueueMail(api.db, {
      id: alertMailId(job, index),
      mail: letter({
        kind: 'damage',
        to,
        language,
        brand: await mailBrandOf(api, instance),
        words: { subject: word('subject'), body: word('body'), ignore: word('ignore') },
        values: {
          name: piece?.identNumber ?? '',
          place: place?.name ?? '',
          number: task.reportNumber ?? '',
          danger: words(`publicPage.damage.levels.${task.reportedDanger}.name`),
          description: task.description ?? '',
        },
        linkFirst: `${api.config.origin}/tasks/${task.id}/show`,
      }),
      subject: task.id,
      sealer,
      now: api.now(),
    });
  }
}
