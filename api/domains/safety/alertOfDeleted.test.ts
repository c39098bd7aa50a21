import { definitions } from '@plumbline/resources/entities/index';
import { newId } from '@plumbline/resources/language/ids';
import { beforeAll, expect, it } from 'vitest';
import { deleteRecord } from '../../entities/deleteRecord';
import { restoreRecord } from '../../platform/bin/restoreRecord';
import { build, noon } from '../../platform/testing/factories';
import { useJobWorld } from '../../platform/testing/useJobWorld';
import { advanceSafety } from './advanceSafety';
import { alertKind, sendAlert } from './deficiencyAlerts';
import { useSafetyWorld } from './testing/safetyWorld';

const { database, api, mails } = useJobWorld();
const { world, inspect, find, locksOf } = useSafetyWorld(database);
beforeAll(async () => {
  const { account, hall } = world.given;
  const person = { firstName: 'Jan', lastName: 'Nowak', emailAddress: 'foreman@hall.example' };
  const foreman = (await build(database.db, account, 'contacts', person)).id;
  await database
    .db('locations')
    .where({ id: hall })
    .update({ contacts: JSON.stringify([foreman]) });
});

it('announces no escalation for equipment in the bin, but escalates, so that it comes back locked', async () => {
  const { given } = world;
  const rack = await given.rack();
  const found = await find(await inspect(rack, 'expert', 16), 'orange', {
    ...{ correctionReason: 'Forgotten', status: 'OPEN' },
  });
  await database.db('deficiencies').where({ id: found }).update({ orangeSince: '2026-10-21' });
  const alerts = () => database.db('jobs').where({ kind: alertKind, subject: found });
  await deleteRecord(given.call, definitions.equipments, rack);
  await advanceSafety(database.db, noon);
  expect(await alerts()).toEqual([]);
  await advanceSafety(database.db, new Date(noon.getTime() + 5 * 86_400_000));
  await restoreRecord(given.call, definitions.equipments, rack);
  expect(await locksOf(rack)).toEqual(['deficiency']);
});

it('tells nobody of a deficiency whose equipment is in the bin, and does so once it is back', async () => {
  const { given } = world;
  const rack = await given.rack({ identNumber: 'R-7' });
  const audit = await inspect(rack, 'expert', 16);
  const reason = { correctionReason: 'Forgotten', status: 'OPEN' };
  const found = await find(audit, 'green', reason);
  // What `takeJob` gives.
  const job = {
    ...{ id: newId(), instance: given.account, kind: alertKind, subject: found },
    ...{ payload: { kind: 'escalating' }, attempts: 1 },
  };
  await deleteRecord(given.call, definitions.equipments, rack);
  await sendAlert(api(), job);
  expect(await mails(found)).toEqual([]);
  await restoreRecord(given.call, definitions.equipments, rack);
  await sendAlert(api(), job);
  expect((await mails(found)).map(({ to }) => to)).toContain('foreman@hall.example');
});
