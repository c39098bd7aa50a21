import { definitions } from '@plumbline/resources/entities/index';
import { newId } from '@plumbline/resources/language/ids';
import { describe, expect, it } from 'vitest';
import { createRecord } from '../../entities/createRecord';
import type { Filter } from '../../entities/filterSql';
import { getRecord } from '../../entities/getRecord';
import { listHistory } from '../../entities/history';
import { listRecords } from '../../entities/listRecords';
import { updateRecord } from '../../entities/updateRecord';
import { build, systemCall } from '../../platform/testing/factories';
import { outcomeOf, useShaping } from './testing/useShaping';

const { database, accounts, owner, define, customer, piece } = useShaping();
const { equipmentOwners, customFieldDefinitions } = definitions;

const names = async (filter: Filter, sort?: { field: string; order: 'ASC' | 'DESC' }) =>
  (
    await listRecords(owner(), equipmentOwners, { filter, ...(sort ? { sort } : {}), range: [0, 9] })
  ).rows.map(({ name }) => name);

const allTypes = async () => {
  await define({ key: 'remark', isSearchable: true });
  await define({ key: 'height', dataType: 'number' });
  await define({ key: 'signed', dataType: 'date' });
  await define({ key: 'called', dataType: 'datetime' });
  await define({
    key: 'rank',
    dataType: 'choice',
    choices: [
      { id: newId(), value: 'gold', name: { 'de-DE': 'Gold' } },
      { id: newId(), value: 'tin', name: { 'de-DE': 'Blech' } },
    ],
  });
};
const whole = {
  custom_remark: 'Żółta 50% brama',
  custom_height: 12.5,
  custom_signed: '2026-03-01',
  custom_called: '2026-03-01T08:00:00.000Z',
  custom_rank: 'gold',
};

describe('values of custom fields', () => {
  it('are stored, read, and told in the history like any others', async () => {
    await allTypes();
    const row = await customer(whole);
    expect(row).toMatchObject(whole);
    expect(await getRecord(owner(), equipmentOwners, String(row.id))).toEqual(row);
    const changed = await updateRecord(
      owner(),
      equipmentOwners,
      String(row.id),
      { custom_height: 9, custom_rank: null },
      1,
    );
    expect(changed).toMatchObject({ ...whole, custom_height: 9, custom_rank: null, version: 2 });
    const [latest] = await listHistory(owner(), equipmentOwners, String(row.id));
    expect(latest).toMatchObject({
      before: { custom_height: 12.5, custom_rank: 'gold' },
      after: { custom_height: 9, custom_rank: null },
    });
    expect(Object.keys(latest?.after ?? {})).toEqual(['custom_height', 'custom_rank']);
  });

  it('are refused by field where they do not fit', async () => {
    await allTypes();
    expect(
      await outcomeOf(
        customer({
          custom_remark: 'x'.repeat(201),
          custom_height: 'tall',
          custom_signed: '2026-02-30',
          custom_called: 'noon',
          custom_rank: 'silver',
          custom_none: 1,
        }),
      ),
    ).toEqual({ custom_none: 'validation.unknownField' });
    expect(
      await outcomeOf(
        customer({
          custom_remark: 'x'.repeat(201),
          custom_height: 'tall',
          custom_signed: '2026-02-30',
          custom_called: 'noon',
          custom_rank: 'silver',
        }),
      ),
    ).toEqual({
      custom_remark: 'validation.maxLength',
      custom_height: 'validation.number',
      custom_signed: 'validation.date',
      custom_called: 'validation.datetime',
      custom_rank: 'validation.choice',
    });
  });

  it('filter by equality, range, any of and emptiness, and answer the search box', async () => {
    await allTypes();
    await customer({ name: 'A', ...whole });
    await customer({ name: 'B', custom_height: 100, custom_rank: 'tin', custom_signed: '2026-10-02' });
    await customer({ name: 'C' });
    expect(await names({ custom_rank: 'gold' })).toEqual(['A']);
    expect(await names({ custom_rank: ['gold', 'tin'] })).toEqual(['A', 'B']);
    expect(await names({ custom_rank: null })).toEqual(['C']);
    expect(await names({ custom_height: 100 })).toEqual(['B']);
    expect(await names({ custom_height_gte: 12.5, custom_height_lte: 99 })).toEqual(['A']);
    expect(await names({ custom_signed_gte: '2026-03-02' })).toEqual(['B']);
    expect(await names({ custom_called_lte: '2026-03-01T09:00:00+01:00' })).toEqual(['A']);
    expect(await names({ custom_called_lte: '2026-03-01T08:59:59+01:00' })).toEqual([]);
    expect(await names({ custom_remark: 'żółta 50% BRAMA' })).toEqual(['A']);
    expect(await names({ q: 'zolta 50%' })).toEqual(['A']);
    expect(await names({ q: 'zolta 5_' })).toEqual([]);
  });

  it('sort: numbers as numbers, days with the missing ones last', async () => {
    await allTypes();
    await customer({ name: 'A', custom_height: 9, custom_signed: '2026-10-02' });
    await customer({ name: 'B', custom_height: 100 });
    await customer({ name: 'C', custom_height: 12.5, custom_signed: '2026-03-01' });
    expect(await names({}, { field: 'custom_height', order: 'ASC' })).toEqual(['A', 'C', 'B']);
    expect(await names({}, { field: 'custom_height', order: 'DESC' })).toEqual(['B', 'C', 'A']);
    expect(await names({}, { field: 'custom_signed', order: 'ASC' })).toEqual(['C', 'A', 'B']);
  });

  it('of another account are unknown, in writes, filters and sorts', async () => {
    await define({ key: 'secret' });
    const row = await customer({ custom_secret: 'ours' });
    expect(await outcomeOf(customer({ custom_secret: 'x' }, accounts.foreign))).toEqual({
      custom_secret: 'validation.unknownField',
    });
    const list = (query: object) => listRecords(owner(accounts.foreign), equipmentOwners, query);
    expect(await outcomeOf(list({ filter: { custom_secret: 'ours' } }))).toBe('BAD_QUERY');
    expect(await outcomeOf(list({ sort: { field: 'custom_secret', order: 'ASC' } }))).toBe('BAD_QUERY');
    expect(await outcomeOf(getRecord(owner(accounts.foreign), equipmentOwners, String(row.id)))).toBe(
      'NOT_FOUND',
    );
    expect(await customer({}, accounts.foreign)).not.toHaveProperty('custom_secret');
  });

  it('stay when the field is archived, hidden and unwritable, and are back when it is', async () => {
    const field = await define({ key: 'remark' });
    await define({ key: 'other' });
    const row = await customer({ custom_remark: 'kept', custom_other: 'x' });
    await updateRecord(owner(), customFieldDefinitions, String(field.id), { isArchived: true });
    expect(await getRecord(owner(), equipmentOwners, String(row.id))).not.toHaveProperty('custom_remark');
    expect(await outcomeOf(customer({ custom_remark: 'new' }))).toEqual({
      custom_remark: 'validation.unknownField',
    });
    await updateRecord(owner(), equipmentOwners, String(row.id), { custom_other: null });
    await updateRecord(owner(), customFieldDefinitions, String(field.id), { isArchived: false });
    expect(await getRecord(owner(), equipmentOwners, String(row.id))).toMatchObject({
      custom_remark: 'kept',
      custom_other: null,
    });
  });

  it('are written by the product as well, in whichever transaction', async () => {
    await define({ key: 'remark' });
    const row = await createRecord(systemCall(database.db, accounts.own), equipmentOwners, {
      name: 'System',
      custom_remark: 'yes',
    });
    expect(row).toMatchObject({ custom_remark: 'yes' });
  });
});

describe('fields of a category', () => {
  it('apply to equipment whose product is of it or below it', async () => {
    const lifting = await build(database.db, accounts.own, 'categories');
    const hoists = await build(database.db, accounts.own, 'categories', { parent: lifting.id });
    const racks = await build(database.db, accounts.own, 'categories');
    await define({ entityType: 'equipments', key: 'payload', dataType: 'number', category: lifting.id });
    expect(await piece(hoists.id, { custom_payload: 500 })).toMatchObject({
      custom_payload: 500,
      category: hoists.id,
    });
    expect(await outcomeOf(piece(racks.id, { custom_payload: 500 }))).toEqual({
      custom_payload: 'validation.notForCategory',
    });
  });
});
