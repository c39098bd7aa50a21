import { definitions } from '@plumbline/resources/entities/index';
import { newId } from '@plumbline/resources/language/ids';
import { beforeAll, expect, it } from 'vitest';
import { createRecord } from '../../entities/createRecord';
import { updateRecord } from '../../entities/updateRecord';
import { useTestDatabase } from '../../platform/testing/database';
import { actorOf, buildAccount, callAs } from '../../platform/testing/factories';
import { refusal } from '../planning/testing/customer';
import { configureCatalogue } from './configureCatalogue';

const database = useTestDatabase();
let account: string;
beforeAll(async () => {
  configureCatalogue();
  account = await buildAccount(database.db);
});

it('refuses a condition that looks ahead, naming the field, when made and when put in another order', async () => {
  const call = callAs(database.db, actorOf(account));
  const [one, two] = [newId(), newId()];
  const first = { id: one, name: { 'pl-PL': 'A' }, type: 'YES_NO' };
  const second = { id: two, name: { 'pl-PL': 'B' }, type: 'YES_NO', shownAfter: one, shownAnswer: 'NO' };
  const draft = (checkpoints: object[]) => ({
    name: { 'pl-PL': 'Zawiesia' },
    shortName: 'ZAW',
    type: 'expert',
    interval: 1,
    intervalUnit: 'YEARLY',
    parts: [{ id: newId(), name: { 'pl-PL': 'Wszystko' }, checkpoints }],
  });
  const ahead = { 'parts.0.checkpoints.0.shownAfter': { message: 'validation.conditionLater' } };
  const wrong = createRecord(call, definitions.auditRegulations, draft([second, first]));
  expect(await refusal(wrong)).toMatchObject({ code: 'INVALID', errors: ahead });
  const made = await createRecord(call, definitions.auditRegulations, draft([first, second]));
  const { parts } = draft([second, first]);
  const turned = updateRecord(call, definitions.auditRegulations, String(made.id), { parts });
  expect(await refusal(turned)).toMatchObject({ code: 'INVALID', errors: ahead });
  await expect(
    updateRecord(call, definitions.auditRegulations, String(made.id), { interval: 2 }),
  ).resolves.toMatchObject({ interval: 2 });
});
