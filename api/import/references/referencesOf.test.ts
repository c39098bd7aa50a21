import { CATALOGUE_ID } from '@plumbline/resources/ids';
import { describe, expect, it } from 'vitest';
import { build } from '../../testing/factories';
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
