import { entities } from '@plumbline/resources/entities/index';
import { describe, expect, it } from 'vitest';
import { controlRow } from '../testing/settings';
import { inheritedControls, layoutChanges, layoutTabs, withMoved, withRow } from './layoutRows';

const { equipmentOwners, equipments } = entities;
const names = (controls = [controlRow({})]) =>
  layoutTabs(equipmentOwners, controls)[0]?.rows.map(({ field }) => field);

describe('the layout of a form', () => {
  it('has the order of the settings', () => {
    expect(
      names([
        controlRow({ field: 'customerNumber', sortOrder: 0 }),
        controlRow({ field: 'name', sortOrder: 5 }),
      ]),
    ).toEqual(expect.arrayContaining(['customerNumber', 'name']));
    expect(names([controlRow({ field: 'name', sortOrder: 1000 })])?.at(-1)).toBe('name');
  });

  it('says what cannot be hidden or asked for', () => {
    const row = (field: string) =>
      layoutTabs(equipments, []).flatMap(({ rows }) => rows.filter((one) => one.field === field))[0];
    expect(row('identNumber')).toMatchObject({ mayHide: false, mayRequire: false, isRequired: true });
    expect(row('openMeasures')).toMatchObject({ mayHide: true, mayRequire: false });
    expect(row('place')).toMatchObject({ mayHide: true, mayRequire: true, isRequired: false });
  });

  it('asks for nothing it hides', () => {
    const required = withRow(layoutTabs(equipmentOwners, []), 'customerNumber', { isRequired: true });
    const hidden = withRow(required, 'customerNumber', { isVisible: false });
    expect(hidden[0]?.rows.find(({ field }) => field === 'customerNumber')).toMatchObject({
      isVisible: false,
      isRequired: false,
    });
  });
});

describe('what is written', () => {
  it('is nothing where nothing was changed', () => {
    const tabs = layoutTabs(equipmentOwners, []);
    expect(layoutChanges(equipmentOwners, tabs, { before: [] })).toEqual({
      create: [],
      update: [],
      remove: [],
    });
  });

  it('is each field of a tab that was put in order', () => {
    const tabs = withMoved(layoutTabs(equipmentOwners, []), 'master', 1, 0);
    const { create } = layoutChanges(equipmentOwners, tabs, { before: [] });
    expect(create.slice(0, 2)).toEqual([
      { field: 'customerNumber', sortOrder: 0, isVisible: true, isRequired: false },
      { field: 'name', sortOrder: 10, isVisible: true, isRequired: false },
    ]);
  });

  it('changes what is there, and takes it away where the form is as the product has it', () => {
    const usual = layoutTabs(equipmentOwners, []);
    const before = layoutChanges(equipmentOwners, withMoved(usual, 'master', 1, 0), {
      before: [],
    }).create.map((one) => controlRow(one));
    const required = withRow(layoutTabs(equipmentOwners, before), 'customerNumber', { isRequired: true });
    expect(layoutChanges(equipmentOwners, required, { before })).toEqual({
      create: [],
      update: [
        { id: 'customerNumber', version: 1, values: { sortOrder: 0, isVisible: true, isRequired: true } },
      ],
      remove: [],
    });
    expect(layoutChanges(equipmentOwners, usual, { before }).remove).toHaveLength(before.length);
  });
});

describe('the layout for a category', () => {
  const control = (id: string, category: string | null, values: object) => ({
    ...controlRow({ entityType: 'equipments', category, field: 'comment', ...values }),
    id,
  });
  const controls = [
    control('own', 'nets', { isVisible: true, isRequired: true }),
    control('above', 'ppe', { isVisible: true, sortOrder: 5 }),
    control('general', null, { isVisible: false }),
    control('other', 'racks', { isVisible: true }),
  ];
  const categories = [
    { id: 'ppe', parent: null },
    { id: 'nets', parent: 'ppe' },
    { id: 'racks', parent: null },
  ];
  const inherited = (category: string | null) =>
    inheritedControls(controls, categories, category).map(({ id }) => id);

  it('begins with the general one and those above it, of which the nearest counts', () => {
    expect(inherited('nets')).toEqual(['general', 'above']);
    expect(inherited('racks')).toEqual(['general']);
    expect(inherited(null)).toEqual([]);
  });

  it('leaves hidden what is hidden in general when something else is changed', () => {
    const general = inheritedControls(controls, categories, 'racks');
    const usual = layoutTabs(equipments, general);
    expect(layoutChanges(equipments, usual, { before: [], inherited: general }).create).toEqual([]);
    const changed = withRow(usual, 'serialNumber', { isRequired: true });
    const { create } = layoutChanges(equipments, changed, { before: [], inherited: general });
    expect(create.find(({ field }) => field === 'comment')).toMatchObject({ isVisible: false });
    expect(create.find(({ field }) => field === 'serialNumber')).toMatchObject({ isRequired: true });
  });
});
