import type { Api } from '../../base/context/context';
import type { Sealer } from '../../base/keys/sealer';
import type { JobRunner } from '../jobs';
import { mailKind } from './enqueueMail';
import type { QueuedMail } from './mail';
import { openPost } from './openPost';

/** Sends queued mail; its content is encrypted in the job. */
export function configureMail(api: Api, jobs: JobRunner, sealer: Pick<Sealer, 'open'>): void {
  const send = openPost(api);
  jobs.handle(mailKind, {
    maxAttempts: 8,
    async run(_api, job) {
      const { papers, ...mail }: QueuedMail = JSON.parse(sealer.open(String(job.payload.sealed)));
      const attachments = papers?.map(({ base64, ...named }) => ({
        ...named,
        content: Buffer.from(base64, 'base64'),
      }));
      await send({ ...mail, id: job.id, ...(attachments && { attachments }) });
    },
  });
}
