import type { AuditAnswer } from '@plumbline/resources/entities/audits';
import { definitions } from '@plumbline/resources/entities/index';
import { newId } from '@plumbline/resources/language/ids';
import type { Knex } from 'knex';
import type { Call } from '../../../entities/call';
import { registerHooks } from '../../../entities/hooks';
import { getTyped, listTyped, type Typed, typed } from '../../../entities/typedRecords';
import { updateRecord } from '../../../entities/updateRecord';
import { actorOf, build, buildAccount, callAs, systemCall } from '../../../platform/testing/factories';
import { configureAudits } from '../../audits/configureAudits';
import { keepDuties } from '../../duties/configureDuties';
import { configureEquipments } from '../../equipments/configureEquipments';
import { keepVersions } from '../../regulations/configureRegulations';
import { planInspection } from '../planInspection';
import { planningHooks } from '../planningHooks';

export const upright = newId();
export const deviation = newId();
export const findings = newId();

/** A regulation with a checkpoint to tick, one to measure and one that only captures deficiencies. */
export const rackRegulation = {
  type: 'expert' as const,
  interval: 12,
  intervalUnit: 'MONTHLY' as const,
  parts: [
    {
      id: newId(),
      name: { 'en-EN': 'Frames' },
      checkpoints: [
        {
          id: upright,
          name: { 'en-EN': 'Uprights straight' },
          type: 'OKAY_NOT_OKAY_DEFICIENCY_CAPTURE' as const,
          isMandatory: true,
        },
        {
          id: deviation,
          name: { 'en-EN': 'Deviation' },
          type: 'NUMBER' as const,
          isMandatory: true,
          unit: 'mm',
          greenMax: 3,
          orangeMax: 6,
        },
        { id: findings, name: { 'en-EN': 'Other' }, type: 'DEFICIENCY_CAPTURE' as const, isMandatory: false },
      ],
    },
  ],
};

export const okay: AuditAnswer[] = [
  { id: newId(), checkpoint: upright, answer: 'OKAY' },
  { id: newId(), checkpoint: deviation, number: 1 },
];

/** An AUDITOR account with one customer, a site with a hall, and a rack model with a regulation. */
export async function buildCustomer(db: Knex) {
  configureEquipments();
  configureAudits();
  keepDuties();
  registerHooks('auditPlannings', planningHooks);
  keepVersions();
  const account = await buildAccount(db);
  const license = (await build(db, account, 'licenses')).id;
  const owner = (await build(db, account, 'equipmentOwners')).id;
  const site = (await build(db, account, 'locations', { name: 'Site', owner })).id;
  const hall = (await build(db, account, 'locations', { name: 'Hall 2', owner, parent: site })).id;
  const yard = (await build(db, account, 'locations', { name: 'Yard', owner })).id;
  const auditor = (await build(db, account, 'contacts', { contactType: 'auditor' })).id;
  const regulation = (await build(db, account, 'auditRegulations', rackRegulation)).id;
  const category = (await build(db, account, 'categories', { auditRegulations: [regulation] })).id;
  const product = (await build(db, account, 'products', { category, manufacturer: 'SSI', name: 'PR 600' }))
    .id;
  const call: Call = callAs(db, actorOf(account));
  const system = systemCall(db, account);
  const rack = (more: Partial<Typed<'equipments'>> = {}) =>
    build(db, account, 'equipments', { owner, location: hall, product, ...more }).then((row) => row.id);
  const draft = (more: object = {}) => ({
    owner,
    location: site,
    auditor,
    datePlanned: '2026-11-30',
    type: 'expert',
    ...more,
  });
  return {
    account,
    license,
    owner,
    site,
    hall,
    yard,
    auditor,
    regulation,
    category,
    product,
    call,
    system,
    rack,
    draft,
    /** Plans the equipment and returns the planning with its audits in the same order. */
    plan: async (equipments: string[], more: object = {}) => {
      const planning = await planInspection(call, { planning: draft(more), equipments });
      const audits = await listTyped(system, 'audits', { filter: { planning: planning.id } });
      return { planning, audits: equipments.map((id) => audits.find((audit) => audit.equipment === id)!) };
    },
    audit: (id: string) => getTyped(system, 'audits', id),
    equipment: (id: string) => getTyped(system, 'equipments', id),
    planning: (id: string) => getTyped(system, 'auditPlannings', id),
    /** Updates an audit as its auditor. */
    change: async (id: string, patch: object, as: Call = call) =>
      typed('audits', await updateRecord(as, definitions.audits, id, { ...patch })),
  };
}

export type Customer = Awaited<ReturnType<typeof buildCustomer>>;

/** The error that rejected the promise: code, data and fields. */
export const refusal = (
  work: Promise<unknown>,
): Promise<{ code: string; data: Record<string, unknown>; errors?: Record<string, { message: string }> }> =>
  work.then(
    () => {
      throw new Error('It was not refused.');
    },
    (error) => error,
  );
