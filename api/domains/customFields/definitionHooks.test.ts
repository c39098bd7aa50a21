import { definitions } from '@plumbline/resources/entities/index';
import { newId } from '@plumbline/resources/language/ids';
import { describe, expect, it } from 'vitest';
import { transact } from '../../base/database/transact';
import { accountEntity } from '../../entities/accountEntity';
import { createRecord } from '../../entities/createRecord';
import { deleteRecord } from '../../entities/deleteRecord';
import { getRecord } from '../../entities/getRecord';
import { listHistory } from '../../entities/history';
import type { Row } from '../../entities/rowMapper';
import { updateRecord } from '../../entities/updateRecord';
import { emptyBin } from '../../platform/bin/emptyBin';
import { restoreRecord } from '../../platform/bin/restoreRecord';
import { actorOf, build, callAs, noon } from '../../platform/testing/factories';
import { countUsage } from './countUsage';
import { outcomeOf, useShaping } from './testing/useShaping';

const { database, accounts, owner, define, customer } = useShaping();
const { equipmentOwners, customFieldDefinitions } = definitions;

describe('definitions', () => {
  it('are refused for entities nobody shapes, and categories where rows have none', async () => {
    expect(await outcomeOf(define({ key: 'a', entityType: 'files' }))).toEqual({
      entityType: 'validation.notCustomisable',
    });
    const category = (await build(database.db, accounts.own, 'categories')).id;
    expect(await outcomeOf(define({ key: 'a', category }))).toEqual({
      category: 'validation.withoutCategory',
    });
  });

  it.each(["x'); drop table users; --", 'Großes', '1st', 'a.b', 'x'.repeat(41)])(
    'have keys of plain letters and digits: %s',
    async (key) => {
      expect(await outcomeOf(define({ key }))).toHaveProperty('key');
    },
  );

  it('need a name in one language at least, a key of their own, and choices where one chooses', async () => {
    await define({ key: 'colour' });
    expect(await outcomeOf(define({ key: 'Colour'.toLowerCase() }))).toEqual({ key: 'validation.unique' });
    expect(await outcomeOf(define({ key: 'size', name: { 'pl-PL': ' ' } }))).toEqual({
      name: 'validation.required',
    });
    expect(await outcomeOf(define({ key: 'size', dataType: 'choice' }))).toEqual({
      choices: 'validation.choicesMissing',
    });
    expect(await outcomeOf(define({ key: 'colour' }, accounts.foreign))).toBe('done');
  });

  it('are seen by others with the commit of what made them, though they read meanwhile', async () => {
    const known = async () => Object.keys((await accountEntity(owner(), equipmentOwners)).fields);
    await transact(database.db, async (trx) => {
      const field = {
        entityType: 'equipmentOwners',
        key: 'late',
        name: { 'pl-PL': 'Pole' },
        dataType: 'input',
      };
      await createRecord({ ...owner(), db: trx }, customFieldDefinitions, field);
      expect(await known()).not.toContain('custom_late');
    });
    expect(await known()).toContain('custom_late');
  });

  it('are seen though a transaction that began before them reads as things were', async () => {
    const known = async (db = owner().db) =>
      Object.keys((await accountEntity({ ...owner(), db }, equipmentOwners)).fields);
    await transact(database.db, async (trx) => {
      await trx('instances').first('id');
      await define({ key: 'later' });
      expect(await known(trx)).not.toContain('custom_later');
      expect(await known()).toContain('custom_later');
    });
  });

  it('get keys of their names where none are given', async () => {
    const field = await define({
      name: { 'de-DE': 'Größe des Tors' },
      dataType: 'choice',
      choices: [{ id: newId(), name: { 'pl-PL': 'Duża brama' } }],
    });
    expect(field).toMatchObject({ key: 'grosseDesTors', choices: [{ value: 'duzaBrama' }] });
    expect(await outcomeOf(define({ name: { 'de-DE': '?' } }))).toEqual({ key: 'validation.required' });
  });

  it('keep key and kind of data once rows carry values', async () => {
    const field = await define({ key: 'remark' });
    const change = (values: Row) =>
      outcomeOf(updateRecord(owner(), customFieldDefinitions, String(field.id), values));
    expect(await change({ dataType: 'number' })).toBe('done');
    expect(await change({ dataType: 'input', key: 'note' })).toBe('done');
    const row = await customer({ custom_note: 'x' });
    await expect(
      updateRecord(owner(), customFieldDefinitions, String(field.id), { dataType: 'number' }),
    ).rejects.toMatchObject({
      errors: { dataType: { message: 'validation.carriesValues', args: { smart_count: 1 } } },
    });
    expect(await change({ key: 'remark' })).toEqual({ key: 'validation.carriesValues' });
    expect(await change({ name: { 'en-EN': 'Note' } })).toBe('done');
    expect(await countUsage(owner(), String(field.id))).toEqual({ count: 1 });
    await updateRecord(owner(), equipmentOwners, String(row.id), { custom_note: '' });
    expect(await countUsage(owner(), String(field.id))).toEqual({ count: 0 });
    expect(await change({ key: 'remark' })).toBe('done');
    expect(await outcomeOf(countUsage(owner(accounts.foreign), String(field.id)))).toBe('NOT_FOUND');
  });

  it('leave their values behind when they are deleted, come back with them, and take them along in the end', async () => {
    const field = await define({ key: 'remark' });
    const row = await customer({ custom_remark: 'kept' });
    const read = () => getRecord(owner(), equipmentOwners, String(row.id));
    await deleteRecord(owner(), customFieldDefinitions, String(field.id));
    expect(await read()).not.toHaveProperty('custom_remark');
    expect(await outcomeOf(define({ key: 'remark', dataType: 'number' }))).toEqual({
      key: 'validation.keyOfDeleted',
    });
    const same = await define({ name: { 'en-EN': 'Remark' } });
    expect(same).toMatchObject({ key: 'remark2' });
    await restoreRecord(owner(), customFieldDefinitions, String(field.id));
    expect(await read()).toMatchObject({ custom_remark: 'kept' });

    await deleteRecord(owner(), customFieldDefinitions, String(field.id));
    await emptyBin(database.db, new Date(noon.getTime() + 31 * 86_400_000));
    expect(await outcomeOf(define({ key: 'remark', dataType: 'number' }))).toBe('done');
    expect(await read()).toMatchObject({ custom_remark: null, version: Number(row.version) + 1 });
    const [last] = await listHistory(owner(), equipmentOwners, String(row.id));
    expect(last).toMatchObject({
      operation: 'update',
      by: null,
      before: { custom_remark: 'kept' },
      after: { custom_remark: null },
    });
  });

  it('are so many in one form and no more', async () => {
    for (let number = 1; number <= 50; number += 1) await define({ key: `field${number}` });
    expect(await outcomeOf(define({ key: 'oneMore' }))).toEqual({
      entityType: 'validation.tooManyCustomFields',
    });
    expect(await outcomeOf(define({ key: 'oneMore', entityType: 'contacts' }))).toBe('done');
  });

  it('go on showing the choices that rows have taken, and offer them no more', async () => {
    const gold = { id: newId(), value: 'gold', name: { 'de-DE': 'Gold' } };
    const tin = { id: newId(), value: 'tin', name: { 'de-DE': 'Blech' } };
    const field = await define({ key: 'rank', dataType: 'choice', choices: [gold, tin] });
    const row = await customer({ custom_rank: 'gold' });
    const change = (choices: Row[]) =>
      updateRecord(owner(), customFieldDefinitions, String(field.id), { choices });
    expect(await change([tin])).toMatchObject({
      choices: [{ value: 'tin' }, { value: 'gold', name: { 'de-DE': 'Gold' }, isRetired: true }],
    });
    const give = (values: Row) => outcomeOf(updateRecord(owner(), equipmentOwners, String(row.id), values));
    expect(await give({ custom_rank: 'gold', name: 'Wisła' })).toBe('done');
    expect(await outcomeOf(customer({ custom_rank: 'gold' }))).toEqual({
      custom_rank: 'validation.choiceRetired',
    });
    expect(await give({ custom_rank: 'tin' })).toBe('done');
    expect(await give({ custom_rank: 'gold' })).toEqual({ custom_rank: 'validation.choiceRetired' });
    expect(await outcomeOf(change([{ ...gold, isRetired: true }]))).toEqual({
      choices: 'validation.choicesMissing',
    });
    expect(await give({ custom_rank: null })).toBe('done');
    expect((await change([gold])).choices).toMatchObject([{ value: 'gold' }]);
  });

  it('are written by owner and administrator, and read by everybody of the account', async () => {
    const field = await define({ key: 'remark' });
    for (const role of ['Employee', 'ServiceProvider', 'SalesForce'] as const) {
      const call = callAs(database.db, actorOf(accounts.own, role));
      expect(await getRecord(call, customFieldDefinitions, String(field.id))).toMatchObject({
        key: 'remark',
      });
      expect(await outcomeOf(updateRecord(call, customFieldDefinitions, String(field.id), {}))).toBe(
        'FORBIDDEN',
      );
    }
    expect(
      await outcomeOf(getRecord(owner(accounts.foreign), customFieldDefinitions, String(field.id))),
    ).toBe('NOT_FOUND');
  });
});
