import { definitions } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { expect, it } from 'vitest';
import { up } from '../../base/database/migrations/20261128123000_icons_of_questions';
import { createRecord } from '../../entities/createRecord';
import { actorOf, build, callAs } from '../../platform/testing/factories';
import { said, useImportAccount } from './testing/useImportAccount';

const { database, importText } = useImportAccount();
const { frequentlyAskedQuestions } = definitions;
const provider = () => callAs(database.db, actorOf(CATALOGUE_ID, 'ProviderAdmin'));

it('an icon that does not exist is refused at its column, and one that does is taken by value or word', async () => {
  const list = [
    'Pytanie (polski);Odpowiedź (polski);Temat (polski);Ikona',
    'Kiedy?;Jutro.;Terminy;event',
    'Czym?;Kluczem.;Terminy;Narzędzia',
    'Jak?;Tak.;Terminy;rocket',
  ].join('\n');
  const outcome = await importText(list, {
    entity: frequentlyAskedQuestions,
    plan: { target: {}, create: {} },
    as: provider(),
  });
  expect(outcome.counts).toMatchObject({ created: 2, refused: 1 });
  expect(said(outcome)).toEqual([[4, 'Ikona', 'rocket', 'import.expected.choice']]);
  const icons = await database.db('frequentlyAskedQuestions').whereNotNull('iconClass').pluck('iconClass');
  expect(icons.sort()).toEqual(['build', 'event']);
});

it('a question with another icon is refused at its field', async () => {
  const text = { 'pl-PL': 'Jak?' };
  const values = { question: text, answer: text, topic: text, iconClass: 'rocket' };
  await expect(createRecord(provider(), frequentlyAskedQuestions, values)).rejects.toMatchObject({
    code: 'INVALID',
    errors: { iconClass: { message: 'validation.choice' } },
  });
});

it('icons from when any text was taken are cleared where they had no effect', async () => {
  const { db } = database;
  const made = await Promise.all(
    ['lock', 'Lock', 'fa fa-rocket'].map(async (iconClass) => {
      const { id } = await build(db, CATALOGUE_ID, 'frequentlyAskedQuestions');
      await db('frequentlyAskedQuestions').where({ id }).update({ iconClass });
      return id;
    }),
  );
  await up(db);
  const stored = await Promise.all(
    made.map(async (id) => (await db('frequentlyAskedQuestions').where({ id }).first()).iconClass),
  );
  expect(stored).toEqual(['lock', null, null]);
});
