import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { definitions } from '@plumbline/resources/entities/index';
import type { FileValue } from '@plumbline/resources/language/fields/field';
import { newId } from '@plumbline/resources/language/ids';
import type { Actor, Role } from '@plumbline/resources/language/permissions';
import type { Command, PushRequest } from '@plumbline/resources/rules/sync/protocol';
import pino from 'pino';
import { afterAll, beforeAll } from 'vitest';
import { readConfig } from '../../../base/config/config';
import { createApi, type RunningApi } from '../../../createApi';
import type { Call } from '../../../entities/call';
import { createRecord } from '../../../entities/createRecord';
import { getRecord } from '../../../entities/getRecord';
import { listRecords } from '../../../entities/listRecords';
import type { Row } from '../../../entities/rowMapper';
import { typed } from '../../../entities/typedRecords';
import { updateRecord } from '../../../entities/updateRecord';
import { type FileStore, openDiskStore } from '../../../platform/files/fileStore';
import type { Job } from '../../../platform/jobs/jobs';
import { pushCommands } from '../../../platform/sync/pushCommands';
import type { TestDatabase } from '../../../platform/testing/database';
import { actorOf, build, buildAccount, callAs, noon, systemCall } from '../../../platform/testing/factories';
import { keepFile, keepPicture } from '../../../platform/testing/keepPicture';
import { planInspection } from '../../planning/planInspection';
import { hashReport } from '../content/hashReport';
import { renderReportJob } from '../renderReportJob';
import { finalizeReport } from '../requestReport';

export interface Inspected {
  planning: string;
  auditor: string;
  contact: string;
  customer: string;
  location: string;
  audits: Row[];
  pieces: string[];
}

export const anyway = { confirmUnsigned: true, confirmUnfinishedPreview: true };

/** An account with reports; jobs run only when a test runs them. */
export function useReportWorld(database: TestDatabase, env: Record<string, string> = {}) {
  const world = { account: '', dataDir: '' } as {
    account: string;
    dataDir: string;
    api: RunningApi;
    store: FileStore;
  };

  beforeAll(async () => {
    world.dataDir = await mkdtemp(path.join(tmpdir(), 'plumbline-reports-'));
    world.api = await createApi({
      config: readConfig({
        DATABASE_URL: database.url,
        DATA_DIR: world.dataDir,
        SECRET: 'a secret for tests only',
        ORIGIN: 'https://plumbline.example',
        ...env,
      }),
      db: database.db,
      log: pino({ level: 'silent' }),
      now: () => noon,
    });
    await world.api.close();
    world.store = await openDiskStore(world.dataDir);
    world.account = await buildAccount(database.db, { companyName: 'Pion Inspekcje Techniczne' });
    await build(database.db, world.account, 'licenses');
  });
  afterAll(() => world.api.close());

  const owner = (): Call => callAs(database.db, actorOf(world.account, 'Owner'));
  const as = (role: Role, more: Partial<Actor> = {}): Call =>
    callAs(database.db, actorOf(world.account, role, more));
  const system = (): Call => systemCall(database.db, world.account);

  /** An appointment with two finished audits. */
  async function inspect(values: Row = {}): Promise<Inspected> {
    const { db } = database;
    const customer = await build(db, world.account, 'equipmentOwners');
    const location = await build(db, world.account, 'locations', {
      owner: customer.id,
      name: 'Hala Ćwiczebna',
    });
    const auditor = await build(db, world.account, 'contacts', { firstName: 'Żaneta', lastName: 'Ćwikła' });
    const contact = await build(db, world.account, 'contacts', {
      firstName: 'Łukasz',
      lastName: 'Świątek',
      emailAddress: 'lukasz@klient.example',
      language: 'de-DE',
      owner: customer.id,
    });
    const regulation = await build(db, world.account, 'auditRegulations');
    const category = await build(db, world.account, 'categories', { auditRegulations: [regulation.id] });
    const product = await build(db, world.account, 'products', { category: category.id });
    const pieces: string[] = [];
    for (const [identNumber, place] of [
      ['REG-Ż1', 'B 2'],
      ['REG-Ż2', 'A 10'],
    ] as const) {
      const of = { owner: customer.id, location: location.id, product: product.id };
      pieces.push((await build(db, world.account, 'equipments', { identNumber, place, ...of })).id);
    }
    const given = { auditor: auditor.id, contact: contact.id, customer: customer.id, location: location.id };
    return planned({ ...given, pieces }, { values });
  }

  /** A later appointment with the same equipment; `followUps` are answered on the equipment of the deficiency. */
  const inspectAgain = (
    { auditor, contact, customer, location, pieces }: Inspected,
    { day, followUps }: { day: string; followUps?: Row[] },
  ): Promise<Inspected> =>
    planned(
      { auditor, contact, customer, location, pieces },
      { values: { dateAudited: day }, ...(followUps ? { followUps } : {}) },
    );

  /** An open appointment with the same equipment. */
  async function planAgain(
    given: Pick<Inspected, 'customer' | 'location' | 'auditor' | 'contact' | 'pieces'>,
  ) {
    const planning = await planInspection(owner(), {
      planning: {
        owner: given.customer,
        location: given.location,
        auditor: given.auditor,
        contact: given.contact,
        datePlanned: '2026-11-17',
        type: 'expert',
      },
      equipments: given.pieces,
    });
    const { rows } = await listRecords(owner(), definitions.audits, { filter: { planning: planning.id } });
    return { planning: String(planning.id), audits: rows };
  }

  async function planned(
    given: Omit<Inspected, 'planning' | 'audits'>,
    { values, followUps = [] }: { values: Row; followUps?: Row[] },
  ): Promise<Inspected> {
    const { planning, audits: rows } = await planAgain(given);
    const answered = await database
      .db('deficiencies')
      .whereIn(
        'id',
        followUps.map(({ deficiency }) => String(deficiency)),
      )
      .select('id', 'equipment');
    const audits: Row[] = [];
    for (const { id, equipment } of rows) {
      const own = answered.filter((one) => one.equipment === equipment).map((one) => one.id);
      const mine = followUps.filter(({ deficiency }) => own.includes(deficiency));
      audits.push(await carryOut(String(id), { ...values, ...(mine.length > 0 ? { followUps: mine } : {}) }));
    }
    return { ...given, planning, audits };
  }

  async function carryOut(id: string, values: Row): Promise<Row> {
    const audit = await getRecord(owner(), definitions.audits, id);
    const checklist = typed(
      'checklists',
      await getRecord(owner(), definitions.checklists, String(audit.checklist)),
    );
    const checkpoints = (checklist.parts ?? []).flatMap((part) => part.checkpoints ?? []);
    return updateRecord(owner(), definitions.audits, id, {
      answers: checkpoints.map((one) => ({ id: newId(), checkpoint: one.id, answer: 'YES' })),
      result: 'OKAY',
      isFinished: true,
      confirmedContradiction: true,
      ...values,
    });
  }

  async function reportOn({ planning, auditor, contact }: Inspected, more: Row = {}): Promise<string> {
    const row = await createRecord(owner(), definitions.auditReports, {
      planning,
      auditor,
      contact,
      language: 'pl-PL',
      ...more,
    });
    return String(row.id);
  }

  const read = async (id: string) =>
    typed('auditReports', await getRecord(owner(), definitions.auditReports, id));

  const upload = (content: Buffer, name: string): Promise<FileValue> =>
    keepFile(owner(), world.store, { content, name });

  /** A signature of the report's current content, as a device creates it. */
  async function signatureOn(report: string, role: 'auditor' | 'customer'): Promise<Row> {
    const { hash: contentHash } = await hashReport(system(), await read(report));
    const image = await keepPicture(owner(), world.store);
    return { id: newId(), role, name: 'Łukasz Świątek', date: '2026-11-17', image, contentHash };
  }

  async function sign(report: string): Promise<void> {
    const signatures = [await signatureOn(report, 'auditor'), await signatureOn(report, 'customer')];
    await updateRecord(owner(), definitions.auditReports, report, { signatures });
  }

  const jobs = async (subject: string, kind: string): Promise<Job[]> =>
    (await database.db('jobs').where({ subject, kind }).orderBy('createdAt')).map((row) => ({
      ...row,
      payload: typeof row.payload === 'string' ? JSON.parse(row.payload) : row.payload,
    }));

  /** Runs the newest render job of the report. */
  async function render(report: string): Promise<void> {
    const job = (await jobs(report, 'renderReport')).at(-1);
    if (!job) throw new Error('no job was asked for');
    await renderReportJob(world.store).run(world.api, job);
  }

  async function finalise(report: string): Promise<void> {
    await finalizeReport(owner(), report, anyway);
    await render(report);
  }

  /** Pushes one command as a device does after it was offline. */
  async function push(
    call: Call,
    command: Pick<Command, 'resource' | 'recordId' | 'operation' | 'patch'> & Partial<Command>,
  ) {
    const { user, instance } = call.actor;
    const whole = { id: newId(), baseVersion: null, madeAt: '2026-11-17T10:00:00.000Z', ...command };
    // The other fields of a push request are not used here.
    const [receipt] = await pushCommands(call, {
      user,
      instance,
      commands: [whole],
    } as unknown as PushRequest);
    return receipt;
  }

  const mails = async (): Promise<string[]> => {
    const folder = path.join(world.dataDir, 'mail');
    const names = await readdir(folder).catch(() => []);
    return Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  };

  return {
    ...{
      world,
      owner,
      as,
      system,
      inspect,
      inspectAgain,
      planAgain,
      reportOn,
      read,
      upload,
      signatureOn,
      sign,
      jobs,
      render,
    },
    ...{ finalise, mails, push },
  };
}
