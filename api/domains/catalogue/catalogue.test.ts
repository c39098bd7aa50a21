import { definitions } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID, newId } from '@plumbline/resources/language/ids';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../../entities/call';
import { createRecord } from '../../entities/createRecord';
import { deleteRecord } from '../../entities/deleteRecord';
import { listTyped } from '../../entities/typedRecords';
import { updateRecord } from '../../entities/updateRecord';
import { restoreRecord } from '../../platform/bin/restoreRecord';
import { useTestDatabase } from '../../platform/testing/database';
import { actorOf, build, buildAccount, callAs } from '../../platform/testing/factories';
import { refusal } from '../planning/testing/customer';
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
  it('that only groups others is no model’s, nor its sub-category', async () => {
    const group = await build(database.db, CATALOGUE_ID, 'categories', { isGroupCategory: true });
    const kind = await build(database.db, CATALOGUE_ID, 'categories', { parent: group.id });
    const below = await build(database.db, CATALOGUE_ID, 'categories', {
      parent: kind.id,
      isGroupCategory: true,
    });
    const refused = { message: 'validation.groupCategory' };
    const model = { name: 'Chain sling', category: kind.id };
    expect(
      await refusal(createRecord(owner, definitions.products, { ...model, category: group.id })),
    ).toMatchObject({ code: 'INVALID', errors: { category: refused } });
    expect(
      await refusal(createRecord(owner, definitions.products, { ...model, subCategory: below.id })),
    ).toMatchObject({ errors: { subCategory: refused } });
    const { id } = await createRecord(owner, definitions.products, model);
    expect(
      await refusal(updateRecord(owner, definitions.products, String(id), { category: group.id })),
    ).toMatchObject({ errors: { category: refused } });
  });

  it('becomes a group only once no model is of that kind, and a model comes back from the bin only to a kind', async () => {
    const kind = await build(database.db, CATALOGUE_ID, 'categories');
    const other = await build(database.db, CATALOGUE_ID, 'categories');
    const group = () => updateRecord(provider, definitions.categories, kind.id, { isGroupCategory: true });
    const inUse = { code: 'INVALID', errors: { isGroupCategory: { message: 'validation.groupInUse' } } };
    const model = await createRecord(owner, definitions.products, { name: 'Sling', category: kind.id });
    const id = String(model.id);
    expect(await refusal(group())).toMatchObject(inUse);
    await updateRecord(owner, definitions.products, id, { category: other.id, subCategory: null });
    const below = await createRecord(owner, definitions.products, {
      name: 'Hook',
      category: kind.id,
    });
    expect(await refusal(group())).toMatchObject(inUse);
    await deleteRecord(owner, definitions.products, String(below.id));
    expect(await group()).toMatchObject({ isGroupCategory: true });
    expect(await refusal(restoreRecord(owner, definitions.products, String(below.id)))).toMatchObject({
      errors: { category: { message: 'validation.groupCategory' } },
    });
  });

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
      errors: {
        auditRegulations: { message: 'validation.oneExpertRegulation', args: { category: 'Slings' } },
      },
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
    ).toMatchObject({
      code: 'INVALID',
      errors: { type: { message: 'validation.expertRegulationTaken', args: { category: 'Slings' } } },
    });
    await expect(
      updateRecord(provider, definitions.auditRegulations, light.id, { type: 'maintenance' }),
    ).resolves.toMatchObject({ type: 'maintenance' });
  });

  it('has one for the expert inspection also at a place and for a model, each told by its name', async () => {
    const [first, second, light] = [
      (await build(database.db, account, 'auditRegulations')).id,
      (await build(database.db, account, 'auditRegulations')).id,
      (await build(database.db, account, 'auditRegulations', { type: 'light' })).id,
    ];
    const category = async (name: string, more: object = {}) =>
      (await build(database.db, account, 'categories', { name: { 'en-EN': name }, ...more })).id;
    const hooks = await category('Hooks');
    const slings = await category('Slings', { parent: hooks });
    const at = (...pairs: [category: string, regulation: string][]) => ({
      categoryRegulations: pairs.map(([category, regulation]) => ({ id: newId(), category, regulation })),
    });
    const told = (category: string) => ({ message: 'validation.oneExpertRegulation', args: { category } });
    const hall = at([hooks, first], [slings, second], [slings, light]);
    const place = await createRecord(owner, definitions.locations, { name: 'Hall', ...hall });
    const twice = at([slings, first], [hooks, first], [hooks, second]);
    expect(await refusal(updateRecord(owner, definitions.locations, String(place.id), twice))).toMatchObject({
      code: 'INVALID',
      errors: { categoryRegulations: told('Hooks') },
    });
    expect(
      await refusal(createRecord(owner, definitions.locations, { name: 'Yard', ...twice })),
    ).toMatchObject({ errors: { categoryRegulations: told('Hooks') } });

    const draft = { name: 'Model', category: hooks, subCategory: slings };
    const model = await createRecord(owner, definitions.products, { ...draft, auditRegulations: [first] });
    expect(
      await refusal(
        updateRecord(owner, definitions.products, String(model.id), { auditRegulations: [first, second] }),
      ),
    ).toMatchObject({ errors: { auditRegulations: told('Slings') } });
    expect(
      await refusal(updateRecord(owner, definitions.auditRegulations, light, { type: 'expert' })),
    ).toMatchObject({
      errors: { type: { message: 'validation.expertRegulationTaken', args: { category: 'Slings' } } },
    });

    // In the bin it says nothing of the model; when it comes back, it does.
    await deleteRecord(owner, definitions.locations, String(place.id));
    await updateRecord(owner, definitions.auditRegulations, light, { type: 'expert' });
    expect(await refusal(restoreRecord(owner, definitions.locations, String(place.id)))).toMatchObject({
      errors: { categoryRegulations: told('Slings') },
    });
  });

  it("of another account is not called by its name when the provider's regulation becomes the second", async () => {
    const [shared, own] = [
      await build(database.db, CATALOGUE_ID, 'auditRegulations', { type: 'light' }),
      await build(database.db, account, 'auditRegulations'),
    ];
    await createRecord(owner, definitions.categories, {
      name: { 'en-EN': 'Secret' },
      type: 'ohs',
      auditRegulations: [shared.id, own.id],
    });
    const work = updateRecord(provider, definitions.auditRegulations, shared.id, { type: 'expert' });
    expect((await refusal(work)).errors).toEqual({
      type: { message: 'validation.expertRegulationElsewhere' },
    });
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
