import { definitions } from '@plumbline/resources/entities/index';
import { newId } from '@plumbline/resources/language/ids';
import { type Command, SCHEMA_VERSION } from '@plumbline/resources/rules/sync/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer, type Customer } from '../domains/planning/testing/customer';
import { reportHooks } from '../domains/reports/reportHooks';
import { configureTasks } from '../domains/tasks/configureTasks';
import { pushCommands } from '../platform/sync/pushCommands';
import { useTestDatabase } from '../platform/testing/database';
import { build } from '../platform/testing/factories';
import { asSystem, type Call } from './call';
import { createRecord } from './createRecord';
import { getRecord } from './getRecord';
import { registerHooks } from './hooks';
import { registerSyncCommand } from './syncCommands';
import { takeStep } from './takeStep';
import { lastDayBegun, today } from './today';
import { updateRecord } from './updateRecord';

/** Half past midnight in Warsaw, half past six in the evening before in New York. */
const now = new Date('2026-11-17T23:30:00.000Z');
const zones = [
  ['Europe/Warsaw', '2026-11-18'],
  ['America/New_York', '2026-11-17'],
  [undefined, '2026-11-18'],
] as const;

describe('today', () => {
  it.each(zones)('in %s is %s', (zone, day) => {
    expect(today(zone ? { now, zone } : { now })).toBe(day);
  });

  it('is the day on which it was done on a device, but none that has not come', () => {
    const zone = 'America/New_York';
    expect(today({ now, zone, madeAt: '2026-11-16T04:00:00.000Z' })).toBe('2026-11-15');
    expect(today({ now, zone, madeAt: '2030-01-01T00:00:00.000Z' })).toBe('2026-11-17');
  });

  it('stays what it was for the work that follows from it', () => {
    const call = { now, zone: 'America/New_York', madeAt: '2026-11-16T04:00:00.000Z' } as Call;
    expect(today(asSystem(call, newId()))).toBe('2026-11-15');
  });
});

describe('the last day that has begun', () => {
  it('is known where the zone is, with some minutes for clocks that are fast', () => {
    const justBefore = new Date('2026-11-17T22:55:00.000Z');
    expect(lastDayBegun({ now: justBefore, zone: 'Europe/Warsaw' })).toBe('2026-11-18');
    expect(lastDayBegun({ now: justBefore, zone: 'America/New_York' })).toBe('2026-11-17');
  });

  it('is elsewhere that of where days begin', () => {
    expect(lastDayBegun({ now: new Date('2026-11-17T09:59:00.000Z') })).toBe('2026-11-17');
    expect(lastDayBegun({ now: new Date('2026-11-17T10:00:00.000Z') })).toBe('2026-11-18');
  });
});

describe('days that nobody named', () => {
  const database = useTestDatabase();
  let given: Customer;
  beforeAll(async () => {
    given = await buildCustomer(database.db);
    configureTasks();
    registerHooks('auditReports', reportHooks);
    registerSyncCommand('equipments', 'markNotTraceable', (call, id, args) =>
      takeStep(call, definitions.equipments, id, { name: 'markNotTraceable', args }),
    );
  });
  const callIn = (zone?: string): Call => ({ ...given.call, now, ...(zone ? { zone } : {}) });

  it.each(zones)('are those of %s', async (zone, day) => {
    const call = callIn(zone);
    const { equipments, tasks } = definitions;
    const stepped = await given.rack();
    expect(await takeStep(call, equipments, stepped, { name: 'markNotTraceable' })).toMatchObject({
      dateNotTraceable: day,
    });
    const edited = await given.rack();
    expect(
      await updateRecord(asSystem(call, given.account), equipments, edited, { isTraceable: false }),
    ).toMatchObject({
      dateNotTraceable: day,
    });
    const task = await build(database.db, call.actor.instance, 'tasks', {
      linkType: 'EQUIPMENT',
      equipment: edited,
    });
    expect(await updateRecord(call, tasks, task.id, { status: 'COMPLETED' })).toMatchObject({
      dateCompleted: day,
    });
  });

  it('also on a report, and the year of its number with them', async () => {
    const { planning } = await given.plan([await given.rack()]);
    const newYear = { ...callIn('America/New_York'), now: new Date('2027-01-01T00:30:00.000Z') };
    const made = () =>
      createRecord(newYear, definitions.auditReports, {
        planning: planning.id,
        auditor: given.auditor,
        language: 'pl-PL',
      });
    expect(await made()).toMatchObject({ dateCreated: '2026-12-31', number: 'R-2026-0001' });
    newYear.zone = 'Europe/Warsaw';
    expect(await made()).toMatchObject({ dateCreated: '2027-01-01', number: 'R-2027-0001' });
  });

  it('are of the device that was without network, where it was then', async () => {
    const lost = async (more: Partial<Command>) => {
      const recordId = await given.rack();
      const command: Command = {
        id: newId(),
        resource: 'equipments',
        recordId,
        operation: 'command',
        name: 'markNotTraceable',
        baseVersion: null,
        patch: {},
        madeAt: '2026-11-16T23:10:00.000Z',
        schemaVersion: SCHEMA_VERSION,
        ...more,
      };
      const call = callIn('Europe/Warsaw');
      const { user, instance } = call.actor;
      const [receipt] = await pushCommands(call, { user, instance, commands: [command] });
      expect(receipt?.status).toBe('applied');
      return (await getRecord(call, definitions.equipments, recordId)).dateNotTraceable;
    };
    expect(await lost({})).toBe('2026-11-17');
    expect(await lost({ zone: 'America/New_York' })).toBe('2026-11-16');
  });
});
