import { definitions } from '@plumbline/resources/entities/index';
import type { FileValue } from '@plumbline/resources/language/fields/field';
import type { Role } from '@plumbline/resources/language/permissions';
import type { Knex } from 'knex';
import type { Call } from '../../../../entities/call';
import { registerHooks } from '../../../../entities/hooks';
import type { Row } from '../../../../entities/rowMapper';
import { updateRecord } from '../../../../entities/updateRecord';
import type { FileStore } from '../../../../platform/files/fileStore';
import { actorOf, build } from '../../../../platform/testing/factories';
import { buildCustomer, type Customer, rackRegulation } from '../../../planning';
import { bindReportSignatures } from '../../../reports/bindReportSignatures';
import { guardPlanningInspector } from '../../../reports/guardInspector';
import { reportHooks } from '../../../reports/reportHooks';
import { bindPlanningSignatures, followContent } from '../../../signatures';
import { configureTasks } from '../../../tasks';
import { alertHooks } from '../../configureSafety';
import type { Told } from './sentences';

/** Shared by all sequences: an account with a regulation of each type, a file store and the picture of a signature. */
export interface Setting {
  db: Knex;
  given: Customer;
  regulations: Told['regulations'];
  /** Another inspector of the account. */
  colleague: string;
  contact: string;
  store: FileStore;
  image: FileValue;
  /** Number of successful executions of each action over all sequences. */
  done: Map<string, number>;
}

/** State of a running sequence. */
export interface World extends Setting {
  told: Told;
  now: Date;
}

export async function buildSetting(
  db: Knex,
  store: FileStore,
  upload: (call: Call) => Promise<FileValue>,
): Promise<Setting> {
  configureTasks();
  registerHooks('deficiencies', alertHooks);
  registerHooks('auditReports', reportHooks);
  registerHooks('auditReports', bindReportSignatures);
  registerHooks('auditPlannings', guardPlanningInspector);
  registerHooks('auditPlannings', bindPlanningSignatures);
  followContent();
  const given = await buildCustomer(db);
  const of = async (type: 'expert' | 'light' | 'maintenance', days: number) => ({
    id: (
      await build(db, given.account, 'auditRegulations', {
        ...rackRegulation,
        type,
        interval: days,
        intervalUnit: 'DAILY',
        isMandatory: type !== 'maintenance',
      })
    ).id,
    days,
  });
  const regulations = {
    expert: await of('expert', 365),
    light: await of('light', 7),
    maintenance: await of('maintenance', 90),
  };
  await updateRecord(given.call, definitions.categories, given.category, {
    auditRegulations: Object.values(regulations).map(({ id }) => id),
  });
  const colleague = (await build(db, given.account, 'contacts', { contactType: 'auditor' })).id;
  const contact = (await build(db, given.account, 'contacts')).id;
  const image = await upload(given.call);
  return { db, given, regulations, colleague, contact, store, image, done: new Map() };
}

export const count = ({ done }: Setting, what: string): void =>
  void done.set(what, (done.get(what) ?? 0) + 1);

export const callOf = (
  { db, given, now }: World,
  role: Role = 'Owner',
  contact: string = given.auditor,
): Call => ({
  db,
  // The same user on all write paths; concurrent changes by others are tested in `changedMeanwhile.test.ts`.
  actor: actorOf(given.account, role, { contact, user: given.auditor }),
  now,
});

/** Row ids in order of creation. */
export const ids = async ({ db }: World, table: string, where: Row): Promise<string[]> =>
  db(table)
    .where({ ...where, deletedAt: null })
    .orderBy('id')
    .pluck('id');

export const dayIn = ({ now }: World, days: number): string =>
  new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
