import type { Api } from '../../base/context/context';
import type { Sealer } from '../../base/keys/sealer';
import type { JobRunner } from '../jobs';
import { mailKind } from './enqueueMail';
import type { Mail } from './mail';
import { openPost } from './openPost';

/** Sends the mail that waits; its content lies sealed in the job. */
export function configureMail(api: Api, jobs: JobRunner, sealer: Pick<Sealer, 'open'>): void {
  const send = openPost(api);
  jobs.handle(mailKind, {
    maxAttempts: 8,
    async run(_api, job) {
      const mail: Mail = JSON.parse(sealer.open(String(job.payload.sealed)));
      await send({ ...mail, id: job.id });
    },
  });
}
