import type { Language } from '@plumbline/resources/language/languages';
import { expect, it } from 'vitest';
import { useTestDatabase } from '../../platform/testing/database';
import { build, noon } from '../../platform/testing/factories';
import { readersOf } from './deficiencyAlerts';
import { useSafetyWorld } from './testing/safetyWorld';

const database = useTestDatabase();
const { world, begin, find, deficiency } = useSafetyWorld(database);

it('alerts the person named in the deficiency and the contacts of its location and parent locations, in their language', async () => {
  const { db } = database;
  const { account, hall, site, yard, rack } = world.given;
  const person = async (firstName: string, language: Language) =>
    (
      await build(db, account, 'contacts', {
        ...{ firstName, lastName: 'Nowak', emailAddress: `${firstName}@hall.example`, language },
      })
    ).id;
  const foreman = await person('Foreman', 'de-DE');
  const manager = await person('Manager', 'hu-HU');
  const stranger = await person('Stranger', 'pl-PL');
  await person('Named', 'en-EN');
  const contactsOf = (id: string, contacts: string[]) =>
    db('locations')
      .where({ id })
      .update({ contacts: JSON.stringify(contacts) });
  await contactsOf(hall, [foreman]);
  await contactsOf(site, [manager, foreman]);
  await contactsOf(yard, [stranger]);
  const found = await find(await begin(await rack()), 'red', { responsiblePerson: 'Named Nowak' });
  const readers = await readersOf({ db, now: () => noon }, await deficiency(found));
  expect(readers).toEqual(
    expect.arrayContaining([
      { to: 'Named@hall.example', language: 'en-EN' },
      { to: 'Foreman@hall.example', language: 'de-DE' },
      { to: 'Manager@hall.example', language: 'hu-HU' },
    ]),
  );
  expect(readers.map(({ to }) => to)).not.toContain('Stranger@hall.example');
});
