import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { describe, expect, it } from 'vitest';
import { build } from '../../../platform/testing/factories';
import { useImportAccount } from '../testing/useImportAccount';

const { database, fresh, importText, rowsOf } = useImportAccount();

describe('references', () => {
  it('finds shared catalogue products, own ones first, whatever their case', async () => {
    const shared = await build(database.db, CATALOGUE_ID, 'products', {
      name: 'PR 600',
      category: (await build(database.db, CATALOGUE_ID, 'categories')).id,
    });
    await importText('Nr;Modell\nA-1;pr  600\n');
    expect(await rowsOf('equipments')).toMatchObject([{ product: shared.id }]);
    const own = await build(database.db, fresh.account, 'products', {
      name: 'PR 600',
      category: fresh.category,
    });
    await importText('Nr;Modell\nA-2;PR 600\n');
    expect((await rowsOf('equipments'))[1]).toMatchObject({ product: own.id });
  });

  it('requires values for new models only if the list has new models', async () => {
    await build(database.db, fresh.account, 'products', { name: 'Known', category: fresh.category });
    const { counts, problems } = await importText('Nr;Modell\nA-1;Known\nA-2;Zeta 9\n', {
      plan: { create: { product: {} } },
    });
    expect(counts).toMatchObject({ created: 1, refused: 1, references: {} });
    expect(problems).toMatchObject([
      { row: 3, header: 'Modell', expected: { message: 'import.problem.newUnchosen' } },
    ]);
    const said = await importText('Nr;Modell;Kategorie\nA-3;Other;Regale\n', {
      plan: { create: { product: {} } },
    });
    expect(said.counts).toMatchObject({ created: 1, references: { products: 1 } });
  });

  it('finds places at any depth below the chosen one and never those of others', async () => {
    const hall = (
      await build(database.db, fresh.account, 'locations', {
        name: 'Hala A',
        parent: fresh.site,
        owner: fresh.customer,
      })
    ).id;
    const aisle = (
      await build(database.db, fresh.account, 'locations', {
        name: 'Regał 3',
        parent: hall,
        owner: fresh.customer,
      })
    ).id;
    await build(database.db, fresh.account, 'locations', { name: 'Hala B', owner: fresh.customer });
    await importText('Nr;Modell;Hala\n1;X;regał 3\n2;X;Zakład Łódź\n3;X;\n4;X;Hala B\n');
    const stored = await rowsOf('equipments');
    expect(stored.slice(0, 3).map(({ location }) => location)).toEqual([aisle, fresh.site, fresh.site]);
    expect(await database.db('locations').where({ id: stored[3]?.location }).first()).toMatchObject({
      name: 'Hala B',
      parent: fresh.site,
    });
  });
});
