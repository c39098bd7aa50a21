import { definitions } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID } from '@plumbline/resources/ids';
import { beforeAll, describe, expect, it } from 'vitest';
import { listTyped } from '../audits/typedRecords';
import type { Call } from '../entities/call';
import { createRecord } from '../entities/createRecord';
import { deleteRecord } from '../entities/deleteRecord';
import { updateRecord } from '../entities/updateRecord';
import { refusal } from '../planning/testing/customer';
import { useTestDatabase } from '../testing/database';
import { actorOf, build, buildAccount, callAs } from '../testing/factories';
import { configureCatalogue } from './configureCatalogue';

const database = useTestDatabase();
let provider: Call;
let owner: Call;
let account: string;
beforeAll(async () => {
  configureCatalogue();
  account = await buildAccount(database.db);
  provider = callAs(database.db, actorOf(CATALOGUE_ID, 'ProviderAdmin'));
  owner = callAs(database.db, actorOf(account));
});

describe('a category', () => {
  it('has one regulation for the expert inspection at most, whichever of the two is changed', async () => {
    const [first, second, light] = [
      await build(database.db, CATALOGUE_ID, 'auditRegulations'),
      await build(database.db, CATALOGUE_ID, 'auditRegulations'),
      await build(database.db, CATALOGUE_ID, 'auditRegulations', { type: 'light' }),
    ];
    const draft = { name: { 'en-EN': 'Slings' }, type: 'ohs' };
    const both = { auditRegulations: [first.id, second.id] };
    const error = {
      code: 'INVALID',
      errors: { auditRegulations: { message: 'validation.oneExpertRegulation' } },
    };
    expect(
      await refusal(createRecord(provider, definitions.categories, { ...draft, ...both })),
    ).toMatchObject(error);
    const made = await createRecord(provider, definitions.categories, {
      ...draft,
      auditRegulations: [first.id, light.id],
    });
    expect(
      await refusal(updateRecord(provider, definitions.categories, String(made.id), both)),
    ).toMatchObject(error);
    expect(
      await refusal(updateRecord(provider, definitions.auditRegulations, light.id, { type: 'expert' })),
    ).toMatchObject({ code: 'INVALID', errors: { type: { message: 'validation.oneExpertRegulation' } } });
    await expect(
      updateRecord(provider, definitions.auditRegulations, light.id, { type: 'maintenance' }),
    ).resolves.toMatchObject({ type: 'maintenance' });
  });

  it('says in which order and place its own things stand in a report', async () => {
    const category = await build(database.db, CATALOGUE_ID, 'categories');
    expect(category).toMatchObject({
      attachmentPosition: 'documentEnd',
      isDocumentContentAttachableToReport: false,
    });
    const wrong = { attachmentPosition: 'beforeCoverPage' };
    expect(
      Object.keys(
        (await refusal(updateRecord(provider, definitions.categories, category.id, wrong))).errors ?? {},
      ),
    ).toEqual(['attachmentPosition']);
  });
});

describe('a product', () => {
  it('is refused with an EAN whose check digit is wrong, at the field', async () => {
    const category = (await build(database.db, CATALOGUE_ID, 'categories')).id;
    const make = (ean: string) =>
      createRecord(provider, definitions.products, { name: 'GrabiQ', category, ean });
    for (const ean of ['4006381333930', '400638133393', 'EAN'])
      expect((await refusal(make(ean))).errors, ean).toEqual({ ean: { message: 'validation.ean' } });
    await expect(make('4006381333931')).resolves.toMatchObject({ ean: '4006381333931' });
    await expect(make('40170725')).resolves.toMatchObject({ ean: '40170725' });
  });

  it("of an account stands beside the shared ones, is the account's own, and no other account's", async () => {
    const category = (await build(database.db, CATALOGUE_ID, 'categories')).id;
    const shared = await build(database.db, CATALOGUE_ID, 'products', { category });
    const own = await createRecord(owner, definitions.products, { name: 'Own crane', category });
    expect([shared.isCustomProduct, own.isCustomProduct]).toEqual([false, true]);
    const seenBy = async (call: Call) =>
      (await listTyped(call, 'products', { filter: { category } })).map(({ id }) => id).sort();
    expect(await seenBy(owner)).toEqual([shared.id, String(own.id)].sort());
    const other = callAs(database.db, actorOf(await buildAccount(database.db)));
    expect(await seenBy(other)).toEqual([shared.id]);
    expect(await seenBy(provider)).toEqual([shared.id]);
    for (const work of [
      updateRecord(owner, definitions.products, shared.id, { name: 'Mine' }).catch((error) => error),
      deleteRecord(owner, definitions.products, shared.id).catch((error) => error),
      updateRecord(owner, definitions.products, String(own.id), { isCustomProduct: false }).catch(
        (error) => error,
      ),
    ])
      expect(['FORBIDDEN', 'INVALID']).toContain((await work).code);
  });

  it('shows the equipment that is of it, and takes it along into another category', async () => {
    const [category, other] = [
      (await build(database.db, account, 'categories')).id,
      (await build(database.db, account, 'categories')).id,
    ];
    const product = await build(database.db, account, 'products', { category });
    const equipment = await build(database.db, account, 'equipments', { product: product.id });
    const linked = () => listTyped(owner, 'equipments', { filter: { product: product.id } });
    expect((await linked()).map(({ id }) => id)).toEqual([equipment.id]);
    await updateRecord(owner, definitions.products, product.id, { category: other });
    expect(await linked()).toMatchObject([{ id: equipment.id, category: other }]);
  });
});
