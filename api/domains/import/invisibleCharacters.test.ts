import { expect, it } from 'vitest';
import { build } from '../../platform/testing/factories';
import { useImportAccount } from './testing/useImportAccount';

const { database, fresh, importText, rowsOf } = useImportAccount();

const numbers = async () => (await rowsOf('equipments')).map(({ identNumber }) => identNumber).sort();

it('a list whose texts differ in what nobody sees meets the same pieces', async () => {
  const first = await importText(
    'Nr inwentarzowy;Model;Miejsce\nX 1;Regał R 1;A 1\nX2;Regał R 1;B\nKsiążka;Regał R 1;C',
  );
  expect(first.counts).toMatchObject({ created: 3, refused: 0, references: { products: 1 } });
  const decomposed = 'Książka'.normalize('NFD');
  const again = await importText(
    `Nr inwentarzowy;Model;Miejsce\nX\u00a01;Regał\u00a0R 1;A\u00a01\nX2\u200b;\ufeffRegał R  1;B\n${decomposed};${'Regał R 1'.normalize('NFD')};C\u00ad`,
  );
  expect(again.counts).toMatchObject({ created: 0, updated: 0, unchanged: 3, refused: 0, references: {} });
  expect(await numbers()).toEqual(['Książka', 'X 1', 'X2']);
});

it('a list finds pieces that were stored with no-break spaces, and leaves them as they are', async () => {
  const product = await build(database.db, fresh.account, 'products', { name: 'Regał' });
  const piece = { product: product.id, location: fresh.site, owner: fresh.customer };
  await build(database.db, fresh.account, 'equipments', {
    ...piece,
    identNumber: 'Y\u00a01',
    place: 'C\u00a03',
  });
  await build(database.db, fresh.account, 'equipments', { ...piece, identNumber: 'Y  2', place: 'C\u200b4' });
  for (const lines of ['Y\u00a01;C\u00a03\nY  2;C\u200b4', 'Y 1;C 3\nY  2;C4']) {
    const { counts } = await importText(`Nr inwentarzowy;Miejsce\n${lines}`);
    expect(counts).toMatchObject({ created: 0, updated: 0, unchanged: 2, refused: 0 });
  }
  expect((await rowsOf('equipments')).map(({ place }) => place).sort()).toEqual(['C\u00a03', 'C\u200b4']);
});

it('a new piece has the text that is seen', async () => {
  await importText('Nr inwentarzowy;Model;Uwagi\nZ\u00a01;Regał;"eins\u00a0zwei\ndrei"');
  expect(await rowsOf('equipments')).toMatchObject([{ identNumber: 'Z 1', comment: 'eins zwei\ndrei' }]);
});
