import { definitions } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID, newId } from '@plumbline/resources/language/ids';
import { describe, expect, it } from 'vitest';
import { build } from '../../platform/testing/factories';
import { useImportAccount } from './testing/useImportAccount';

const { database, importText, rowsOf } = useImportAccount();
const { products } = definitions;
const plan = { target: {}, create: {} };

describe('a list that names what the shared catalogue has', () => {
  it('counts rows that become own copies in the dry run, and none that equal the shared entry', async () => {
    const name = `AX 4 ${newId()}`;
    await build(database.db, CATALOGUE_ID, 'products', {
      name,
      manufacturer: 'Skylotec',
      productNumber: '12',
      category: (
        await build(database.db, CATALOGUE_ID, 'categories', {
          name: { 'de-DE': `Gurte ${name}` },
          type: 'ppe',
        })
      ).id,
    });
    const list = (number: string) =>
      `Bezeichnung;Hersteller;Artikelnummer;Kategorie\n${name};Skylotec;${number};Gurte ${name}\nNeu;;;Regale\n`;
    const same = await importText(list('12'), { entity: products, plan, isDry: true });
    expect(same.counts).toMatchObject({ created: 1, unchanged: 1, twins: 0 });
    const other = await importText(list('13'), { entity: products, plan, isDry: true });
    expect(other.counts).toMatchObject({ created: 2, unchanged: 0, twins: 1 });
    expect((await importText(list('13'), { entity: products, plan })).counts).toEqual(other.counts);
    expect((await rowsOf('products')).map((row) => row.productNumber)).toContain('13');
    // A second import finds the account's own product.
    expect((await importText(list('13'), { entity: products, plan })).counts).toMatchObject({ twins: 0 });
  });
});
