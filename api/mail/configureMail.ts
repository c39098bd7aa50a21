import { signInState } from '../auth/signInState';
import type { Api } from '../context';
import type { JobRunner } from '../jobs/runJobs';
import { mailKind } from './enqueueMail';
import type { Mail } from './mail';
import { openPost } from './openPost';

/** Sends the mail that waits. */
export function configureMail(api: Api, jobs: JobRunner): void {
  const send = openPost(api);
  jobs.handle(mailKind, {
    maxAttempts: 8,
    async run(_api, job) {
      const { sealer } = await signInState(api);
      const mail: Mail = JSON.parse(sealer.open(String(job.payload.sealed)));
      await send({ ...mail, id: job.id });
    },
  });
}
