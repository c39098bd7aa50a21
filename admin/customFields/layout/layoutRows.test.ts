import { entities } from '@plumbline/resources/entities/index';
import { describe, expect, it } from 'vitest';
import { controlRow } from '../testing/settings';
import { layoutChanges, layoutTabs, withMoved, withRow } from './layoutRows';

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
    expect(layoutChanges(equipmentOwners, tabs, [])).toEqual({ create: [], update: [], remove: [] });
  });

  it('is each field of a tab that was put in order', () => {
    const tabs = withMoved(layoutTabs(equipmentOwners, []), 'master', 1, 0);
    const { create } = layoutChanges(equipmentOwners, tabs, []);
    expect(create.slice(0, 2)).toEqual([
      { field: 'customerNumber', sortOrder: 0, isVisible: true, isRequired: false },
      { field: 'name', sortOrder: 10, isVisible: true, isRequired: false },
    ]);
  });

  it('changes what is there, and takes it away where the form is as the product has it', () => {
    const usual = layoutTabs(equipmentOwners, []);
    const before = layoutChanges(equipmentOwners, withMoved(usual, 'master', 1, 0), []).create.map((one) =>
      controlRow(one),
    );
    const required = withRow(layoutTabs(equipmentOwners, before), 'customerNumber', { isRequired: true });
    expect(layoutChanges(equipmentOwners, required, before)).toEqual({
      create: [],
      update: [
        { id: 'customerNumber', version: 1, values: { sortOrder: 0, isVisible: true, isRequired: true } },
      ],
      remove: [],
    });
    expect(layoutChanges(equipmentOwners, usual, before).remove).toHaveLength(before.length);
  });
});
