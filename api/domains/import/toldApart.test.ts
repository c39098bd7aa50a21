import { definitions } from '@plumbline/resources/entities/index';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Row } from '../../entities/rowMapper';
import { build } from '../../platform/testing/factories';
import { configureAudits } from '../audits/configureAudits';
import { configureTasks } from '../tasks/configureTasks';
import { said, useImportAccount } from './testing/useImportAccount';

const { database, fresh, importText } = useImportAccount();
const { customIntervals, tasks } = definitions;
const plan = { target: {}, create: {} };

beforeAll(() => {
  configureTasks();
  configureAudits();
});

describe('tasks of a list', () => {
  const place = { bosch: '', odra: '', boschRack: '', odraRack: '' };
  beforeEach(async () => {
    const { db } = database;
    for (const name of ['bosch', 'odra'] as const) {
      place[name] = (await build(db, fresh.account, 'equipmentOwners', { name })).id;
      const hall = await build(db, fresh.account, 'locations', { name: 'Halle 1', owner: place[name] });
      place[`${name}Rack`] = (
        await build(db, fresh.account, 'equipments', {
          identNumber: '1',
          owner: place[name],
          location: hall.id,
        })
      ).id;
    }
    await build(db, fresh.account, 'contacts', {
      firstName: 'Anna',
      lastName: 'Nowak',
      emailAddress: 'anna@odra.example',
    });
  });
  const take = (text: string) => importText(text, { entity: tasks, plan });
  const rows = (): Promise<Row[]> =>
    database.db('tasks').where({ instance: fresh.account, deletedAt: null }).orderBy('dateDue');

  it('refer to the equipment of the customer named in the list', async () => {
    const outcome = await take(
      'Titel;Gerät;Kunde;Fällig am;Verantwortlich\nReinigen;1;odra;01.03.2027;Anna Nowak\n',
    );
    expect(outcome.list.columns.map(({ target }) => target)).toEqual([
      'title',
      'equipment',
      'owner',
      'dateDue',
      'responsible',
    ]);
    expect(said(outcome)).toEqual([]);
    expect(await rows()).toMatchObject([{ equipment: place.odraRack, owner: place.odra, status: 'OPEN' }]);
  });

  it('are refused if two customers have equipment with that number and no customer is named', async () => {
    const outcome = await take('Titel;Gerät\nReinigen;1\n');
    expect(said(outcome)).toEqual([[2, 'Gerät', '1', 'import.problem.referenceAmbiguous']]);
  });

  it("are at the named customer's location, and create no location", async () => {
    const list =
      'Titel;Bezieht sich auf;Standort;Kunde\nFegen;LOCATION;Halle 1;bosch\nFegen;LOCATION;Halle 2;bosch\n';
    const outcome = await take(list);
    expect(outcome.counts).toMatchObject({ created: 1, refused: 1, references: {} });
    expect(said(outcome)).toEqual([[3, 'Standort', 'Halle 2', 'import.problem.referenceMissing']]);
    expect((await rows())[0]).toMatchObject({ owner: place.bosch, equipment: null });
    expect((await take(list)).counts).toMatchObject({ created: 0, unchanged: 1 });
  });

  it('differ by equipment, location or day', async () => {
    const list =
      'Titel;Bezieht sich auf;Gerät;Kunde;Standort;Fällig am\n' +
      'Prüfen;EQUIPMENT;1;odra;;01.03.2027\nPrüfen;EQUIPMENT;1;odra;;01.06.2027\n' +
      'Prüfen;EQUIPMENT;1;bosch;;01.03.2027\nPrüfen;LOCATION;;bosch;Halle 1;01.03.2027\nPrüfen;LOCATION;;odra;Halle 1;\n';
    expect(said(await take(list))).toEqual([]);
    const again = await take(list);
    expect([said(again), again.counts]).toMatchObject([[], { created: 0, unchanged: 5 }]);
  });
});

describe('agreed intervals of a list', () => {
  const take = (text: string) => importText(text, { entity: customIntervals, plan });
  const agreed = async () =>
    (
      await database
        .db('customIntervals')
        .where({ instance: fresh.account, deletedAt: null })
        .orderBy('interval')
    ).map(({ owner, type, interval, intervalUnit }: Row) => [owner, type, interval, intervalUnit]);

  it('apply to the whole account without a customer, even if a customer has one', async () => {
    const bosch = await build(database.db, fresh.account, 'equipmentOwners', { name: 'Bosch' });
    const { category } = fresh;
    await build(database.db, fresh.account, 'customIntervals', { category, owner: bosch.id, interval: 3 });
    expect((await take('Kategorie;Intervall\nRegale;12 Monate\n')).counts).toMatchObject({ created: 1 });
    const list =
      'Kategorie;Kunde;Prüfart;Intervall\nRegały;;;2 Jahre\nRegale;Bosch;;4 Wochen\nRegale;Bosch;expert;90 Tage\n';
    expect((await take(list)).counts).toMatchObject({ updated: 2, created: 1 });
    expect((await take(list)).counts).toMatchObject({ unchanged: 3 });
    expect(await agreed()).toEqual([
      [null, null, 2, 'YEARLY'],
      [bosch.id, null, 4, 'WEEKLY'],
      [bosch.id, 'expert', 90, 'DAILY'],
    ]);
  });

  it('create missing customers, but no missing categories', async () => {
    const outcome = await importText('Kategorie;Kunde;Intervall\nRegale;Neu AG;6 Monate\nTore;;6 Monate\n', {
      entity: customIntervals,
      plan: { target: {}, create: { owner: {} } },
    });
    expect(outcome.counts).toMatchObject({ created: 1, refused: 1, references: { equipmentOwners: 1 } });
    expect(said(outcome)).toEqual([[3, 'Kategorie', 'Tore', 'import.problem.referenceMissing']]);
  });
});
