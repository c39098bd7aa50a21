import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll } from 'vitest';
import { readConfig } from '../../base/config/config';
import type { Api } from '../../base/context/context';
import type { Row } from '../../entities/rowMapper';
import { signInState } from '../auth/signInState';
import { type FileStore, openDiskStore } from '../files/fileStore';
import type { QueuedMail } from '../mail/mail';
import { useTestDatabase } from './database';
import { noon } from './factories';

/** What jobs work with, on a database and in a folder of their own, at noon unless another time is set. */
export function useJobWorld() {
  const database = useTestDatabase();
  let folder = '';
  let store: FileStore;
  let api: Api;
  let now = noon;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'jobs-'));
    store = await openDiskStore(folder);
    const config = readConfig({
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      ORIGIN: 'https://plumbline.example',
    });
    // Jobs use only these properties.
    const log = pino({ level: 'silent' });
    api = { config, db: database.db, log, now: () => now, onClose: () => {} } as unknown as Api;
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** The queued mails, about these subjects or all; those of one moment in no order. */
  async function mails(...subjects: string[]): Promise<QueuedMail[]> {
    const { sealer } = await signInState(api);
    const jobs = database.db('jobs').where({ kind: 'mail' }).orderBy('createdAt');
    if (subjects.length > 0) void jobs.whereIn('subject', subjects);
    const rows: Row[] = await jobs.select('payload');
    return rows.map(({ payload }) => JSON.parse(sealer.open((payload as { sealed: string }).sealed)));
  }

  return {
    database,
    mails,
    api: () => api,
    store: () => store,
    setTime: (time: Date) => {
      now = time;
    },
  };
}
