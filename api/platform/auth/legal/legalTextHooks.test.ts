import { definitions } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { expect, it } from 'vitest';
import { createRecord } from '../../../entities/createRecord';
import { deleteRecord } from '../../../entities/deleteRecord';
import { registerHooks } from '../../../entities/hooks';
import { updateRecord } from '../../../entities/updateRecord';
import { useTestDatabase } from '../../testing/database';
import { actorOf, build, callAs } from '../../testing/factories';
import { legalTextHooks } from './legalTextHooks';

const database = useTestDatabase();
registerHooks('legalTexts', legalTextHooks);
const { legalTexts } = definitions;
const call = (day = '2026-11-17') =>
  callAs(database.db, actorOf(CATALOGUE_ID, 'ProviderAdmin'), new Date(`${day}T12:00:00Z`));
const text = (dateValidFrom: string) => ({
  kind: 'agb' as const,
  versionName: '2',
  dateValidFrom,
  content: { 'pl-PL': 'Nowy regulamin.' },
});

it('a text can be changed until the day it comes into force, and from then on stays as it is', async () => {
  const { id } = await createRecord(call(), legalTexts, text('2026-12-01'));
  const change = (day: string, content: string) =>
    updateRecord(call(day), legalTexts, String(id), { content: { 'pl-PL': content } });
  expect(await change('2026-11-30', 'Poprawiony.')).toMatchObject({ content: { 'pl-PL': 'Poprawiony.' } });
  await expect(change('2026-12-01', 'Po fakcie.')).rejects.toMatchObject({
    code: 'INVALID',
    errors: { content: { message: 'validation.inForce' } },
  });
  await expect(
    updateRecord(call('2026-12-01'), legalTexts, String(id), { dateValidFrom: '2027-01-01' }),
  ).rejects.toMatchObject({ errors: { dateValidFrom: { message: 'validation.inForce' } } });
  await expect(deleteRecord(call('2026-12-01'), legalTexts, String(id))).rejects.toMatchObject({
    code: 'LEGAL_TEXT_IN_FORCE',
  });
  await deleteRecord(call('2026-11-30'), legalTexts, String(id));
});

it('a text comes into force today or later, never in the past', async () => {
  const past = { code: 'INVALID', errors: { dateValidFrom: { message: 'validation.notPast' } } };
  await expect(createRecord(call(), legalTexts, text('2026-11-16'))).rejects.toMatchObject(past);
  expect(await createRecord(call(), legalTexts, text('2026-11-17'))).toMatchObject({ versionName: '2' });
  const next = await build(database.db, CATALOGUE_ID, 'legalTexts', text('2026-12-24'));
  await expect(
    updateRecord(call(), legalTexts, next.id, { dateValidFrom: '2026-11-01' }),
  ).rejects.toMatchObject(past);
});
