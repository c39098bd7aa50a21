import { describe, expect, it } from 'vitest';
import type { CustomFieldDefinition } from '../../entities/customFieldDefinitions';
import type { FormControl } from '../../entities/formControls';
import { entities } from '../../entities/index';
import type { AccountType } from '../../language/permissions';
import { validate } from '../../language/validation';
import { exportColumns } from '../export/exportColumns';
import { importTargets } from '../import/importTargets';
import { chosenReferences } from '../import/planProblems';
import {
  type AccountSettings,
  accountTexts,
  extendedBy,
  noSettings,
  shapedBy,
  withArchived,
} from './accountEntity';
import { entityFor, whenContext } from './formLayout';

const base = { instance: 'a', version: 1, createdAt: '', updatedAt: '', deletedAt: null };
const field = (values: Partial<CustomFieldDefinition>): CustomFieldDefinition => ({
  ...base,
  id: values.key ?? 'id',
  entityType: 'equipments',
  key: 'height',
  name: { 'de-DE': 'Höhe' },
  dataType: 'number',
  choices: null,
  category: null,
  isSearchable: false,
  isFilterable: true,
  isInReport: false,
  sortOrder: 0,
  isArchived: false,
  ...values,
});
const control = (values: Partial<FormControl>): FormControl => ({
  ...base,
  id: values.field ?? 'id',
  entityType: 'equipments',
  category: null,
  field: 'place',
  sortOrder: 0,
  isVisible: true,
  isRequired: false,
  ...values,
});
const settings = (more: Partial<AccountSettings>): AccountSettings => ({ ...noSettings, ...more });
const { auditReports, equipments, textModules } = entities;
const master = (entity: typeof equipments) => entity.form.master as readonly string[];

describe('fields of an account', () => {
  it('become ordinary ones: in the form, filters, columns of lists, import and export', () => {
    const colour = field({
      key: 'colour',
      dataType: 'choice',
      choices: [{ id: 'r', value: 'red', name: { 'pl-PL': 'Czerwony' } }],
      isFilterable: false,
      sortOrder: -1,
    });
    const entity = extendedBy(equipments, settings({ definitions: [field({}), colour] }));
    expect(entity.fields.custom_height).toEqual({
      type: 'decimal',
      customKey: 'height',
      label: { 'de-DE': 'Höhe' },
    });
    expect(entity.fields.custom_colour).toMatchObject({ type: 'choice', choices: { values: ['red'] } });
    expect(master(entity).slice(-2)).toEqual(['custom_colour', 'custom_height']);
    expect(entity.list.filters).toContain('custom_height');
    expect(entity.list.filters).not.toContain('custom_colour');
    expect(importTargets(entity).map(({ path }) => path)).toEqual(
      expect.arrayContaining(['custom_height', 'custom_colour']),
    );
    expect(validate(entity, { custom_height: 'tall', custom_colour: 'blue' }, { partial: true })).toEqual({
      custom_height: { message: 'validation.number' },
      custom_colour: { message: 'validation.choice' },
    });
  });

  it('leave other entities, and the definition they extend, as they were', () => {
    const more = settings({ definitions: [field({})] });
    expect(shapedBy(textModules, more)).toBe(textModules);
    extendedBy(equipments, more);
    expect(equipments.fields).not.toHaveProperty('custom_height');
  });

  it('are left out while archived', () => {
    const entity = extendedBy(equipments, settings({ definitions: [field({ isArchived: true })] }));
    expect(entity).toBe(equipments);
  });

  it('are told of in the history after they were archived', () => {
    const definitions = [field({ isArchived: true }), field({ key: 'colour' })];
    const entity = extendedBy(equipments, settings({ definitions }));
    expect(withArchived(entity, settings({ definitions })).fields).toMatchObject({
      custom_height: { type: 'decimal' },
      custom_colour: { type: 'decimal' },
    });
  });

  it('never carry a key that is none, whatever a row says', () => {
    const entity = extendedBy(equipments, settings({ definitions: [field({ key: "x') or 1=1 -- " })] }));
    expect(entity).toBe(equipments);
  });

  it('of a category apply to it and what is below', () => {
    const categories = [
      { id: 'lifting', parent: null },
      { id: 'hoists', parent: 'lifting' },
      { id: 'racks', parent: null },
    ];
    const entity = extendedBy(
      equipments,
      settings({ definitions: [field({ category: 'lifting' })], categories }),
    );
    const problems = (category: string, value: number | null) =>
      validate(entity, { custom_height: value }, { partial: true, context: { category } });
    expect(problems('hoists', 3)).toEqual({});
    expect(problems('lifting', 3)).toEqual({});
    expect(problems('racks', 3)).toEqual({ custom_height: { message: 'validation.notForCategory' } });
    expect(problems('racks', null)).toEqual({});
  });

  it('have their labels under ordinary keys, in whatever language they were written', () => {
    const texts = accountTexts([field({})], 'pl-PL');
    expect(texts.get('resources.equipments.fields.custom_height')).toBe('Höhe');
  });
});

describe('the form of an account', () => {
  it('stands in the order it was put, without what is hidden', () => {
    const controls = [
      control({ field: 'place', sortOrder: 0 }),
      control({ field: 'identNumber', sortOrder: 5 }),
      control({ field: 'qrCode', isVisible: false }),
    ];
    const entity = shapedBy(equipments, settings({ controls }));
    expect(master(entity).slice(0, 3)).toEqual(['place', 'identNumber', 'product']);
    expect(master(entity)).not.toContain('qrCode');
  });

  it('never hides what nothing can be saved without', () => {
    const entity = shapedBy(
      equipments,
      settings({ controls: [control({ field: 'identNumber', isVisible: false })] }),
    );
    expect(master(entity)).toContain('identNumber');
  });

  it('asks for what is required, and not for what it hides', () => {
    const controls = [
      control({ field: 'serialNumber', isRequired: true }),
      control({ field: 'place', isRequired: true, isVisible: false }),
    ];
    const entity = shapedBy(equipments, settings({ controls }));
    expect(entity.account?.requiredFields).toEqual(['serialNumber']);
    expect(validate(entity, { serialNumber: '', place: '' }, { partial: true })).toEqual({
      serialNumber: { message: 'validation.required' },
    });
  });

  it('does not ask for what accounts of its kind do not have, nor for a field that was deleted', () => {
    const controls = [
      control({ field: 'owner', isRequired: true, sortOrder: 7 }),
      control({ field: 'custom_gone', isRequired: true }),
      control({ field: 'serialNumber', isRequired: true }),
    ];
    const required = (accountType?: string) =>
      shapedBy(equipments, settings({ controls, accountType })).account?.requiredFields;
    expect(required('COMPANY')).toEqual(['serialNumber']);
    expect(required('AUDITOR')).toEqual(['owner', 'serialNumber']);
    expect(required()).toEqual(['owner', 'serialNumber']);
  });

  it('takes from a list, and puts into one, only what accounts of its kind have', () => {
    const paths = (accountType: AccountType) => [
      importTargets(equipments, accountType).map(({ path }) => path),
      chosenReferences(equipments, accountType),
      exportColumns(equipments, [], accountType)?.map(({ path }) => path),
    ];
    for (const company of paths('COMPANY')) expect(company).not.toContain('owner');
    for (const auditor of paths('AUDITOR')) expect(auditor).toContain('owner');
    expect(exportColumns(equipments, ['owner'], 'COMPANY')?.map(({ path }) => path)).toContain('owner');
  });

  it('shows no name of what accounts of its kind do not have, though it was written down', () => {
    const namedIn = (accountType: 'COMPANY' | 'AUDITOR') =>
      exportColumns(auditReports, [], accountType)?.map(({ path }) => path);
    expect(namedIn('AUDITOR')).toContain('ownerName');
    expect(namedIn('COMPANY')).not.toContain('ownerName');
    expect(namedIn('COMPANY')).toContain('locationName');
  });

  it('takes the nearest setting within a category', () => {
    const categories = [
      { id: 'ppe', parent: null, type: 'ppe' },
      { id: 'harness', parent: 'ppe', type: 'ppe' },
      { id: 'rack', parent: null, type: 'shelf' },
    ];
    const controls = [
      control({ id: '1', field: 'serialNumber', isRequired: false }),
      control({ id: '2', field: 'serialNumber', category: 'ppe', isRequired: true }),
      control({ id: '3', field: 'serialNumber', category: 'harness', isVisible: false }),
    ];
    const entity = shapedBy(equipments, settings({ controls, categories }));
    const required = (category: string) => entityFor(entity, { category }).account?.requiredFields;
    expect(required('ppe')).toEqual(['serialNumber']);
    expect(required('harness')).toEqual([]);
    expect(required('rack')).toEqual([]);
    expect(master(entityFor(entity, { category: 'harness' }))).not.toContain('serialNumber');
  });

  it('asks for extras only where a row has them', () => {
    const categories = [
      { id: 'rack', parent: null, type: 'shelf' },
      { id: 'gate', parent: null, type: 'doors-and-gates' },
    ];
    const entity = shapedBy(
      equipments,
      settings({ controls: [control({ field: 'levelCount', isRequired: true })], categories }),
    );
    const problems = (category: string) =>
      validate(entity, { levelCount: null }, { partial: true, context: whenContext(entity, { category }) });
    expect(problems('rack')).toEqual({ levelCount: { message: 'validation.required' } });
    expect(problems('gate')).toEqual({});
  });
});
