import { definitions } from '@plumbline/resources/entities/index';
import { newId } from '@plumbline/resources/language/ids';
import type { Command } from '@plumbline/resources/rules/sync/protocol';
import { describe, expect, it } from 'vitest';
import { createRecord } from '../../entities/createRecord';
import { updateRecord } from '../../entities/updateRecord';
import { applyCommand } from '../../platform/sync/applyCommand';
import { usePulling } from '../../platform/sync/testing/usePulling';
import { actorOf, build, callAs } from '../../platform/testing/factories';
import { configureCustomFields } from './configureCustomFields';

const world = usePulling();
configureCustomFields();
const { customFieldDefinitions, equipments } = definitions;
const owner = () => callAs(world.db, world.owner);
const define = () =>
  createRecord(owner(), customFieldDefinitions, {
    entityType: 'equipments',
    key: 'payload',
    name: { 'de-DE': 'Nutzlast' },
    dataType: 'number',
  });
const command = (recordId: string, baseVersion: number | null, patch: Record<string, unknown>): Command => ({
  id: newId(),
  resource: 'equipments',
  recordId,
  operation: 'update',
  baseVersion,
  patch,
  madeAt: '2026-11-17T12:00:00.000Z',
  schemaVersion: 1,
});
const push = (sent: Command) =>
  world.db
    .transaction((trx) => applyCommand({ ...owner(), db: trx }, sent, sent.baseVersion ?? undefined))
    .then(
      () => 'done',
      (error) => error.code,
    );

describe('custom fields on devices', () => {
  it('come with the rows, and their definitions with the base', async () => {
    const field = await define();
    const rack = await build(world.db, world.account, 'equipments', { location: world.hall });
    await updateRecord(owner(), equipments, rack.id, { custom_payload: 500 });
    const hall = world.reader(world.owner, { location: world.hall });
    const base = world.reader(actorOf(world.account, 'Employee'), 'base');
    await Promise.all([hall.readAll(), base.readAll()]);
    expect(hall.row('equipments', rack.id)).toMatchObject({ custom_payload: 500 });
    expect(base.ids('customFieldDefinitions')).toEqual([field.id]);
  });

  it('make the copy begin anew when the account adds or archives one, for its rows have another shape', async () => {
    const rack = await build(world.db, world.account, 'equipments', { location: world.hall });
    const device = world.reader(world.owner, { location: world.hall });
    await device.readAll();
    const field = await define();
    expect((await device.readPage()).isRestart).toBe(true);
    await updateRecord(owner(), equipments, rack.id, { custom_payload: 1 });
    expect((await device.readPage()).isRestart).toBe(false);
    expect(device.row('equipments', rack.id)).toMatchObject({ custom_payload: 1 });
    await updateRecord(owner(), customFieldDefinitions, String(field.id), { isArchived: true });
    await device.readAll();
    expect(device.row('equipments', rack.id)).not.toHaveProperty('custom_payload');
  });

  it('refuse nothing that a device saved before it was required, or while a choice was still offered', async () => {
    const rank = await createRecord(owner(), customFieldDefinitions, {
      entityType: 'equipments',
      key: 'rank',
      name: { 'de-DE': 'Rang' },
      dataType: 'choice',
      choices: [
        { id: newId(), name: { 'de-DE': 'Gold' }, value: 'gold' },
        { id: newId(), name: { 'de-DE': 'Blech' }, value: 'tin', isRetired: true },
      ],
    });
    expect(rank.updatedAt).toBe('2026-11-17T12:00:00.000Z');
    await createRecord(owner(), definitions.formControls, {
      entityType: 'equipments',
      field: 'serialNumber',
      isRequired: true,
    });
    const rack = await build(world.db, world.account, 'equipments', { location: world.hall });
    const early = { madeAt: '2026-11-17T11:59:59.000Z' };
    const change = { custom_rank: 'tin', serialNumber: null, place: 'A1' };
    expect(await push(command(rack.id, 1, change))).toBe('INVALID');
    expect(await push({ ...command(rack.id, 1, change), ...early })).toBe('done');
    const { product, location } = rack;
    const made = {
      ...command(newId(), null, { identNumber: 'NEW-1', product, location, custom_rank: 'tin' }),
      operation: 'create' as const,
    };
    expect(await push(made)).toBe('INVALID');
    expect(await push({ ...made, ...early })).toBe('done');
  });

  it('are saved from the outbox by the version rules of every field', async () => {
    await define();
    const rack = await build(world.db, world.account, 'equipments', { location: world.hall });
    expect(await push(command(rack.id, 1, { custom_payload: 500 }))).toBe('done');
    expect(await push(command(rack.id, 1, { custom_payload: 900 }))).toBe('STALE_VERSION');
    expect(await push(command(rack.id, 2, { custom_payload: 'heavy' }))).toBe('INVALID');
    expect(await push(command(rack.id, 2, { custom_unknown: 1 }))).toBe('INVALID');
    const device = world.reader(world.owner, { location: world.hall });
    await device.readAll();
    expect(device.row('equipments', rack.id)).toMatchObject({ custom_payload: 500, version: 2 });
  });
});
