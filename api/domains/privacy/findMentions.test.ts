import { definitions } from '@plumbline/resources/entities/index';
import { expect, it } from 'vitest';
import { useTestDatabase } from '../../platform/testing/database';
import { actorOf, build, buildAccount, callAs } from '../../platform/testing/factories';
import { findMentions } from './findMentions';

const database = useTestDatabase();

/** Excerpts found in remarks on equipment, for a contact of that name. */
async function excerptsFor(lastName: string, comments: readonly string[]): Promise<string[]> {
  const { db } = database;
  const account = await buildAccount(db);
  const person = await build(db, account, 'contacts', { firstName: 'Anna', lastName });
  for (const comment of comments) await build(db, account, 'equipments', { comment });
  const mentions = await findMentions(callAs(db, actorOf(account)), definitions.contacts, person);
  return mentions.map(({ excerpt }) => excerpt);
}

it('quotes whole words around the name', async () => {
  const comment =
    'The key of this cabinet hangs in the porter’s lodge, Ms Wisniewska-Nowak has another one and rings Wisniewska-Nowak’s deputy';
  expect(await excerptsFor('Wisniewska-Nowak', [comment])).toEqual([
    '…hangs in the porter’s lodge, Ms Wisniewska-Nowak has another one and rings…',
  ]);
});

it.each([
  ['Kowalska', 'Klucz u p. Kowalskiej', 'Kowalstwo'],
  ['Varga', 'Kulcs Vargánál', 'Vargatelep 4'],
])('finds inflected forms of %s', async (lastName, told, other) => {
  expect(await excerptsFor(lastName, [told, other])).toEqual([told]);
});
