import { definitions } from '@plumbline/resources/entities/index';
import { describe, expect, it } from 'vitest';
import { createRecord } from '../../entities/createRecord';
import { deleteRecord } from '../../entities/deleteRecord';
import { updateRecord } from '../../entities/updateRecord';
import { build, buildAccount, systemCall } from '../../platform/testing/factories';
import { outcomeOf, useShaping } from './testing/useShaping';

const { database, accounts, owner, define, arrange, customer, piece } = useShaping();
const { equipmentOwners } = definitions;

describe('form controls', () => {
  it('make fields required when a row is made and when it is changed', async () => {
    await define({ key: 'remark' });
    const before = await customer();
    await arrange({ field: 'customerNumber', isRequired: true });
    await arrange({ field: 'custom_remark', isRequired: true });
    expect(await outcomeOf(customer({ custom_remark: ' ' }))).toEqual({
      customerNumber: 'validation.required',
      custom_remark: 'validation.required',
    });
    const change = (values: object) =>
      outcomeOf(updateRecord(owner(), equipmentOwners, String(before.id), { ...values }));
    expect(await change({ name: 'Neu', customerNumber: 'K-1', custom_remark: 'x' })).toBe('done');
    expect(await change({ customerNumber: null, custom_remark: '' })).toEqual({
      customerNumber: 'validation.required',
      custom_remark: 'validation.required',
    });
    expect(await outcomeOf(customer({}, accounts.foreign))).toBe('done');
  });

  it('let a row do without what was required later, as long as nobody fills or empties it', async () => {
    const before = await customer();
    await arrange({ field: 'customerNumber', isRequired: true });
    const change = (values: object) =>
      outcomeOf(updateRecord(owner(), equipmentOwners, String(before.id), { ...values }));
    expect(await change({ name: 'Neu' })).toBe('done');
    expect(await change({ customerNumber: 'K-1' })).toBe('done');
    expect(await change({ customerNumber: null })).toEqual({ customerNumber: 'validation.required' });
  });

  it('ask for what a category requires as soon as a piece is of it', async () => {
    const rack = await build(database.db, accounts.own, 'categories', { type: 'shelf' });
    const gate = await build(database.db, accounts.own, 'categories', { type: 'doors-and-gates' });
    await arrange({ entityType: 'equipments', category: rack.id, field: 'serialNumber', isRequired: true });
    const door = await piece(gate.id, {});
    const { id: product } = await build(database.db, accounts.own, 'products', { category: rack.id });
    const change = (values: object) =>
      outcomeOf(updateRecord(owner(), definitions.equipments, String(door.id), { ...values }));
    expect(await change({ product })).toEqual({ serialNumber: 'validation.required' });
    expect(await change({ product, serialNumber: 'S-1' })).toBe('done');
  });

  it('demand nothing that a category hides, of a new row either', async () => {
    const rack = await build(database.db, accounts.own, 'categories', { type: 'shelf' });
    const gate = await build(database.db, accounts.own, 'categories', { type: 'doors-and-gates' });
    await arrange({ entityType: 'equipments', field: 'serialNumber', isRequired: true });
    await arrange({ entityType: 'equipments', category: rack.id, field: 'serialNumber', isVisible: false });
    expect(await outcomeOf(piece(rack.id, {}))).toBe('done');
    expect(await outcomeOf(piece(gate.id, {}))).toEqual({ serialNumber: 'validation.required' });
  });

  it('ask nothing of the product’s own work', async () => {
    await arrange({ field: 'customerNumber', isRequired: true });
    expect(
      await outcomeOf(
        createRecord(systemCall(database.db, accounts.own), equipmentOwners, { name: 'System' }),
      ),
    ).toBe('done');
  });

  it('demand nothing that the account does not have: customers of a company, a field that was deleted', async () => {
    const company = await buildAccount(database.db, { instanceType: 'COMPANY' });
    const demands = { entityType: 'locations', field: 'owner', isRequired: true };
    const hall = (instance: string) =>
      outcomeOf(createRecord(owner(instance), definitions.locations, { name: 'Hall' }));
    for (const account of [company, accounts.own]) await arrange(demands, account);
    expect(await hall(company)).toBe('done');
    expect(await hall(accounts.own)).toEqual({ owner: 'validation.required' });
    const remark = await define({ key: 'remark' });
    await arrange({ field: 'custom_remark', isRequired: true });
    expect(await outcomeOf(customer())).toEqual({ custom_remark: 'validation.required' });
    await deleteRecord(owner(), definitions.customFieldDefinitions, String(remark.id));
    expect(await outcomeOf(customer())).toBe('done');
  });

  it('never hide what is mandatory, ask for what the program sets, or say a thing twice', async () => {
    expect(await outcomeOf(arrange({ field: 'name', isVisible: false }))).toEqual({
      isVisible: 'validation.mandatoryField',
    });
    expect(
      await outcomeOf(arrange({ entityType: 'equipments', field: 'isLocked', isRequired: true })),
    ).toEqual({
      isRequired: 'validation.notToFill',
    });
    expect(await outcomeOf(arrange({ field: 'none' }))).toEqual({ field: 'validation.noSuchField' });
    expect(await outcomeOf(arrange({ field: 'logo', isVisible: false, isRequired: true }))).toEqual({
      isRequired: 'validation.hiddenRequired',
    });
    await arrange({ field: 'logo' });
    expect(await outcomeOf(arrange({ field: 'logo' }))).toEqual({ field: 'validation.controlTwice' });
  });

  it('of a category ask only rows of it, and name its extras', async () => {
    const rack = await build(database.db, accounts.own, 'categories', { type: 'shelf' });
    const gate = await build(database.db, accounts.own, 'categories', { type: 'doors-and-gates' });
    await arrange({ entityType: 'equipments', category: rack.id, field: 'serialNumber', isRequired: true });
    await arrange({ entityType: 'equipments', field: 'levelCount', isRequired: true });
    expect(await outcomeOf(piece(gate.id, {}))).toBe('done');
    expect(await outcomeOf(piece(rack.id, {}))).toEqual({
      serialNumber: 'validation.required',
      levelCount: 'validation.required',
    });
    expect(await outcomeOf(piece(rack.id, { serialNumber: 'S-1', levelCount: 4 }))).toBe('done');
  });
});
