import type { LocalRow } from '../../../data/offline/types';

const base = {
  instance: 'account-1',
  version: 1,
  createdAt: '2026-11-17T12:00:00.000Z',
  updatedAt: '2026-11-17T12:00:00.000Z',
  deletedAt: null,
};

export const definitionRow = (
  values: Partial<LocalRow<'customFieldDefinitions'>>,
): LocalRow<'customFieldDefinitions'> => ({
  ...base,
  id: values.key ?? 'field',
  entityType: 'equipmentOwners',
  key: 'remark',
  name: { 'pl-PL': 'Uwaga' },
  dataType: 'input',
  choices: null,
  category: null,
  isSearchable: false,
  isFilterable: true,
  isInReport: false,
  sortOrder: 0,
  isArchived: false,
  ...values,
});

export const controlRow = (values: Partial<LocalRow<'formControls'>>): LocalRow<'formControls'> => ({
  ...base,
  id: values.field ?? 'control',
  entityType: 'equipmentOwners',
  category: null,
  field: 'name',
  sortOrder: 0,
  isVisible: true,
  isRequired: false,
  ...values,
});
