import { definitions } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID, newId } from '@plumbline/resources/language/ids';
import { describe, expect, it } from 'vitest';
import type { Row } from '../../entities/rowMapper';
import { actorOf, build, callAs } from '../../platform/testing/factories';
import { said, useImportAccount } from './testing/useImportAccount';

const { database, fresh, importText } = useImportAccount();
const { categories, frequentlyAskedQuestions, systemMessages } = definitions;
const own = { target: {}, create: {} };

const categoriesOf = (): Promise<Row[]> =>
  database.db('categories').where({ instance: fresh.account, deletedAt: null }).orderBy('createdAt');
const namesOf = async () => (await categoriesOf()).map(({ name }) => name);

describe('texts in several languages', () => {
  it('come from a column each, the plain heading for the language it is in', async () => {
    const outcome = await importText(
      'Bezeichnung;Nazwa (polski);Name (Hungarian);Art\nTore;Bramy;Kapuk;doors-and-gates\n',
      { entity: categories, plan: own },
    );
    expect(outcome.list.columns.map(({ target }) => target)).toEqual([
      'name.de-DE',
      'name.pl-PL',
      'name.hu-HU',
      'type',
    ]);
    expect(await namesOf()).toContainEqual({ 'de-DE': 'Tore', 'pl-PL': 'Bramy', 'hu-HU': 'Kapuk' });
  });

  it('find the row by any of their languages and leave the others as they are', async () => {
    const { counts } = await importText(
      'Nazwa (polski);Nazwa (niemiecki);Nazwa (węgierski)\nREGAŁY;Lagerregale;Állványok\n',
      {
        entity: categories,
        plan: own,
      },
    );
    expect(counts).toMatchObject({ created: 0, updated: 1 });
    expect(await namesOf()).toEqual([{ 'pl-PL': 'Regały', 'de-DE': 'Lagerregale', 'hu-HU': 'Állványok' }]);
    const again = await importText('Nazwa (węgierski)\nállványok\n', { entity: categories, plan: own });
    expect(again.counts).toMatchObject({ created: 0, unchanged: 1 });
  });

  it('only fill what is empty where the plan says so', async () => {
    await importText('Nazwa (polski);Nazwa (niemiecki);Nazwa (węgierski)\nRegały;Lagerregale;Állványok\n', {
      entity: categories,
      plan: { ...own, existing: 'fillEmpty' },
    });
    expect(await namesOf()).toEqual([{ 'pl-PL': 'Regały', 'de-DE': 'Regale', 'hu-HU': 'Állványok' }]);
  });

  it('do not match the same word in another language', async () => {
    const { counts } = await importText('Nazwa (angielski)\nRegale\n', { entity: categories, plan: own });
    expect(counts).toMatchObject({ created: 1, updated: 0 });
  });

  it('match the row with the most equal languages', async () => {
    const twin = { 'pl-PL': 'Regały', 'de-DE': 'Hochregale' };
    await build(database.db, fresh.account, 'categories', { type: 'shelf', name: twin });
    const { counts } = await importText(
      'Nazwa (polski);Nazwa (niemiecki)\nRegały;Hochregale\nRegały;Regale\n',
      { entity: categories, plan: own },
    );
    expect(counts).toMatchObject({ unchanged: 2, refused: 0 });
  });

  it('refuse a second row of the list that means the same', async () => {
    const outcome = await importText(
      'Nazwa (polski);Nazwa (niemiecki)\nRegały;Regale\nRegały;Hochregale\n;\n',
      { entity: categories, plan: own },
    );
    expect(said(outcome)).toEqual([[3, 'Nazwa (polski)', 'Regały', 'import.problem.repeated']]);
    expect(await namesOf()).toEqual([{ 'pl-PL': 'Regały', 'de-DE': 'Regale' }]);
  });

  it('name the column of the one that is too long', async () => {
    const outcome = await importText(`Nazwa (polski);Nazwa (niemiecki)\nBramy;${'x'.repeat(151)}\n`, {
      entity: categories,
      plan: own,
    });
    expect(said(outcome)).toEqual([[2, 'Nazwa (niemiecki)', 'x'.repeat(151), 'validation.maxLength']]);
    expect(outcome.counts).toMatchObject({ created: 0, refused: 1 });
  });

  it('report a missing mandatory language once', async () => {
    const as = callAs(database.db, actorOf(CATALOGUE_ID, 'ProviderAdmin'));
    const outcome = await importText('Frage (Deutsch);Antwort (Deutsch);Thema (Deutsch)\nWie?;So.;\n', {
      entity: frequentlyAskedQuestions,
      plan: own,
      as,
    });
    expect(said(outcome)).toEqual([[2, 'Thema (Deutsch)', '', 'validation.required']]);
  });

  it('distinguish messages with the same title by their start date', async () => {
    const as = callAs(database.db, actorOf(CATALOGUE_ID, 'ProviderAdmin'));
    const title = `Wartung ${newId()}`;
    const list = `Titel (Deutsch);Inhalt (Deutsch);Gültig ab\n${title};Januar;01.01.2031\n${title};Februar;01.02.2031\n`;
    const columns = { entity: systemMessages, plan: own, as };
    expect((await importText(list, columns)).counts).toMatchObject({ created: 2 });
    expect((await importText(list, columns)).counts).toMatchObject({ unchanged: 2, created: 0 });
  });

  it('are not imported without the right to create such rows', async () => {
    const as = callAs(database.db, actorOf(fresh.account, 'Employee'));
    const { counts } = await importText('Nazwa (polski)\nBramy\n', { entity: categories, plan: own, as });
    expect(counts).toMatchObject({ created: 0, refused: 1 });
  });
});
