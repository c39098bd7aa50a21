import { definitions, entityList } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { customisableEntities } from '@plumbline/resources/rules/customFields/customFields';
import { beforeAll, describe, expect, it } from 'vitest';
import { createRecord } from '../../entities/createRecord';
import { listRecords } from '../../entities/listRecords';
import { updateRecord } from '../../entities/updateRecord';
import { actorOf, build, callAs, systemCall } from '../../platform/testing/factories';
import { configureAudits } from '../audits/configureAudits';
import { finalizeReport } from '../reports/requestReport';
import { outcomeOf, useShaping } from './testing/useShaping';

const { database, accounts, owner, define, arrange } = useShaping();
const { audits, auditReports, deficiencies, instances } = definitions;

const change = (entity: AnyEntity, id: string, values: Record<string, unknown>, call = owner()) =>
  outcomeOf(updateRecord(call, entity, id, values));

describe('fields of an account', () => {
  it('are there for every entity that its keepers write, and for no other', () => {
    const names = customisableEntities().map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        'equipments',
        'equipmentOwners',
        'locations',
        'contacts',
        'auditPlannings',
        'audits',
        'deficiencies',
        'auditReports',
        'tasks',
        'instances',
      ]),
    );
    // Nobody in an account writes these, or by commands alone; the rest say why not.
    const others = entityList.filter(({ name }) => !names.includes(name));
    expect(others.filter((entity) => entity.withoutCustomFields).map(({ name }) => name)).toEqual([
      'dismissedMessages',
      'floorPlans',
      'reportTemplates',
      'savedFilters',
      'hiddenSuggestions',
      'customFieldDefinitions',
      'formControls',
    ]);
    expect(others.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['licenses', 'files', 'checklists', 'users', 'brokers']),
    );
  });

  it.each(customisableEntities().map(({ name }) => [name] as const))(
    'hold values, are read and filtered by: %s',
    async (name) => {
      const entity: AnyEntity = definitions[name];
      await define({ entityType: name, key: 'note', isSearchable: true });
      const id = name === 'instances' ? accounts.own : (await build(database.db, accounts.own, name)).id;
      await updateRecord(systemCall(database.db, accounts.own), entity, id, { custom_note: 'Zażółć' });
      const { rows } = await listRecords(owner(), entity, { filter: { custom_note: 'Zażółć', q: 'zazolc' } });
      expect(rows).toMatchObject([{ id, custom_note: 'Zażółć' }]);
    },
  );
});

describe('what an account requires', () => {
  beforeAll(() => {
    configureAudits();
  });

  it('of an audit, it requires of the finished one', async () => {
    await define({ entityType: 'audits', key: 'weather' });
    await arrange({ entityType: 'audits', field: 'custom_weather', isRequired: true });
    await arrange({ entityType: 'audits', field: 'comment', isRequired: true });
    const { id } = await build(database.db, accounts.own, 'audits');
    expect(await change(audits, id, { result: 'OKAY' })).toBe('done');
    expect(await change(audits, id, { custom_weather: 'sun' })).toBe('done');
    expect(await change(audits, id, { custom_weather: null })).toBe('done');
    expect(await change(audits, id, { isFinished: true, dateAudited: '2026-11-17T11:00:00.000Z' })).toEqual({
      custom_weather: 'validation.required',
      comment: 'validation.required',
    });
  });

  it('of a category, it requires of the deficiencies found on such equipment alone', async () => {
    const own = await build(database.db, accounts.own, 'categories');
    await define({ entityType: 'deficiencies', key: 'bay' });
    await arrange({ entityType: 'deficiencies', field: 'custom_bay', isRequired: true });
    await arrange({ entityType: 'deficiencies', field: 'custom_bay', category: own.id, isVisible: false });
    const plain = await build(database.db, accounts.own, 'deficiencies');
    const audit = await build(database.db, accounts.own, 'audits', { category: own.id });
    const found = (on: unknown) =>
      outcomeOf(createRecord(owner(), deficiencies, { audit: on, description: 'x', dangerLevel: 'green' }));
    expect(await found(plain.audit)).toEqual({ custom_bay: 'validation.required' });
    expect(await found(audit.id)).toBe('done');
  });

  it('of a report, it requires of the final one', async () => {
    await define({ entityType: 'auditReports', key: 'copies', dataType: 'number' });
    await arrange({ entityType: 'auditReports', field: 'custom_copies', isRequired: true });
    const contact = await build(database.db, accounts.own, 'contacts');
    const { id } = await build(database.db, accounts.own, 'auditReports', { contact: contact.id });
    expect(await change(auditReports, id, { comment: 'x' })).toBe('done');
    const confirmed = { confirmUnsigned: true, confirmUnfinishedPreview: true };
    expect(await outcomeOf(finalizeReport(owner(), id, confirmed))).toEqual({
      custom_copies: 'validation.required',
    });
    expect(await change(auditReports, id, { custom_copies: 2 })).toBe('done');
    expect(await outcomeOf(finalizeReport(owner(), id, confirmed))).toBe('REPORT_EMPTY');
  });

  it('never touches what a screen made by hand cannot do without', async () => {
    expect(await outcomeOf(arrange({ entityType: 'audits', field: 'result', isVisible: false }))).toEqual({
      field: 'validation.fixedField',
    });
  });
});

describe('rows of other accounts', () => {
  it('keep what they hold to themselves, under the same key too', async () => {
    const broker = await build(database.db, CATALOGUE_ID, 'brokers');
    const customer = accounts.foreign;
    const seller = callAs(
      database.db,
      actorOf(accounts.own, 'Owner', { instanceType: 'BROKER', broker: broker.id, brokers: [broker.id] }),
    );
    await updateRecord(systemCall(database.db, customer), instances, customer, { broker: broker.id });
    await define({ entityType: 'instances', key: 'note' }, customer);
    await define({ entityType: 'instances', key: 'note' });
    await arrange({ entityType: 'instances', field: 'custom_note', isRequired: true });
    await arrange({ entityType: 'instances', field: 'address', isRequired: true });
    await updateRecord(owner(customer), instances, customer, { custom_note: 'secret' });

    const read = async (filter: Record<string, unknown>) =>
      (await listRecords(seller, instances, { filter })).rows.map(({ id, custom_note }) => [id, custom_note]);
    expect(await read({ id: customer })).toEqual([[customer, null]]);
    expect(await read({ custom_note: 'secret' })).toEqual([]);
    expect(await change(instances, customer, { custom_note: 'mine' }, seller)).not.toBe('done');
    expect(await change(instances, customer, { internalCustomerNumber: 'K-1' }, seller)).toBe('done');
    const { rows } = await listRecords(owner(customer), instances, { filter: { id: customer } });
    expect(rows).toMatchObject([{ custom_note: 'secret', internalCustomerNumber: 'K-1' }]);
  });
});
