import { definitions } from '@plumbline/resources/entities/index';
import { describe, expect, it } from 'vitest';
import { said, useImportAccount } from './testing/useImportAccount';

const { database, fresh, importText, rowsOf } = useImportAccount();
const { contacts, equipmentOwners } = definitions;
const plan = { target: {}, create: {} };
const json = (value: unknown) => (typeof value === 'string' ? JSON.parse(value) : value);

describe('addresses of a list', () => {
  const named = async (name: string) => {
    const row = (await rowsOf('equipmentOwners')).find((one) => one.name === name);
    return [json(row?.address), row?.version];
  };

  it('have a column for each part, with the country by name in any language or by code', async () => {
    const first = await importText(
      'Name;Straße;PLZ;Ort;Land\nBosch;Robert-Bosch-Platz 1;70839;Gerlingen;Niemcy\nŻabka;Stanisława Matyi 8;61-586;Poznań;PL\nTesco;;;London;Atlantis\n',
      { entity: equipmentOwners, plan },
    );
    expect(first.list.columns.map(({ target }) => target)).toEqual([
      'name',
      'address.street',
      'address.zip',
      'address.city',
      'address.country',
    ]);
    expect(first.counts).toMatchObject({ created: 2, refused: 1 });
    expect(first.problems).toMatchObject([
      { row: 4, header: 'Land', expected: { message: 'import.expected.choice' } },
    ]);
    expect(await named('Bosch')).toEqual([
      { street: 'Robert-Bosch-Platz 1', zip: '70839', city: 'Gerlingen', country: 'DE' },
      1,
    ]);
  });

  it('change only the named parts, and fill only empty ones if that was chosen', async () => {
    await importText('Name;Ulica;Miasto\nOdra;Długa 1;Wrocław\n', { entity: equipmentOwners, plan });
    await importText('Name;Kod pocztowy;Miasto\nOdra;50-001;Wrocław\n', { entity: equipmentOwners, plan });
    expect(await named('Odra')).toEqual([{ street: 'Długa 1', zip: '50-001', city: 'Wrocław' }, 2]);
    await importText('Name;Ulica;Kraj\nOdra;Krótka 2;Polska\n', {
      entity: equipmentOwners,
      plan: { ...plan, existing: 'fillEmpty' },
    });
    expect(await named('Odra')).toEqual([
      { street: 'Długa 1', zip: '50-001', city: 'Wrocław', country: 'PL' },
      3,
    ]);
  });
});

describe('telephone numbers of a list', () => {
  const take = (numbers: string) =>
    importText(`Vorname;Nachname;E-Mail;Telefon\nAnna;Nowak;anna@odra.example;"${numbers}"\n`, {
      entity: contacts,
      plan,
    });
  const anna = { emailAddress: 'anna@odra.example' };
  const phones = async () =>
    json(
      (
        await database
          .db('contacts')
          .where({ instance: fresh.account, ...anna })
          .first()
      ).phoneNumbers,
    );

  it('are read from one cell and keep their kind if they are known', async () => {
    expect(said(await take('+48 61 555 01 10; 601 555 012'))).toEqual([]);
    const work = { kind: 'work', number: '+48 61 555 01 10' };
    expect(await phones()).toEqual([work, { kind: 'work', number: '601 555 012' }]);
    const known = [work, { kind: 'mobile', number: '601 555 012' }];
    await database
      .db('contacts')
      .where({ instance: fresh.account, ...anna })
      .update({ phoneNumbers: JSON.stringify(known) });
    expect((await take('+48 61 555 01 10; 601 555 012')).counts).toMatchObject({ unchanged: 1 });
    expect((await take('601 555 012, 61 555 01 11')).counts).toMatchObject({ updated: 1 });
    expect(await phones()).toEqual([known[1], { kind: 'work', number: '61 555 01 11' }]);
  });

  it('may have their kind in brackets in any language, which takes precedence over the stored kind', async () => {
    const numbers =
      '61 555 01 10; 601 555 012 (komórkowy), 70 123 45 67 (Mobil)\n(61) 555 01 11 (magán); 61 555 01 12 (fax)';
    expect(said(await take(numbers))).toEqual([]);
    expect(await phones()).toEqual([
      { kind: 'work', number: '61 555 01 10' },
      { kind: 'mobile', number: '601 555 012' },
      { kind: 'mobile', number: '70 123 45 67' },
      { kind: 'private', number: '(61) 555 01 11' },
      { kind: 'fax', number: '61 555 01 12' },
    ]);
    expect((await take('61 555 01 10 (fax); 601 555 012 (work)')).counts).toMatchObject({ updated: 1 });
    expect(await phones()).toEqual([
      { kind: 'fax', number: '61 555 01 10' },
      { kind: 'work', number: '601 555 012' },
    ]);
    const both = '61 555 01 10 (faks); 61 555 01 10';
    await take(both);
    expect((await take(both)).counts).toMatchObject({ unchanged: 1 });
    expect((await take('61 555 01 10 (Jan)')).problems).toMatchObject([
      { expected: { message: 'validation.phone' } },
    ]);
  });

  it('are refused if they cannot be dialled', async () => {
    const refused = await importText(
      'Vorname;Nachname;E-Mail;Telefon\nAnna;Nowak;anna@odra.example;601 555 012\nJan;Lis;jan@odra.example;ask at the desk\n',
      { entity: contacts, plan },
    );
    expect(refused.counts).toMatchObject({ created: 1, refused: 1 });
    expect(refused.problems).toMatchObject([
      { row: 3, header: 'Telefon', expected: { message: 'validation.phone' } },
    ]);
  });
});
