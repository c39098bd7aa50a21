import type { CustomFieldDefinition } from '@plumbline/resources/entities/customFieldDefinitions';
import { entities } from '@plumbline/resources/entities/index';
import { extendedBy, noSettings } from '@plumbline/resources/rules/customFields/accountEntity';
import { expect, it } from 'vitest';
import { formatsFor } from './formats';
import { ownFields } from './ownFields';

const definition = (values: Partial<CustomFieldDefinition>): CustomFieldDefinition => ({
  id: values.key ?? '',
  instance: 'a',
  version: 1,
  createdAt: '',
  updatedAt: '',
  deletedAt: null,
  entityType: 'equipments',
  key: 'remark',
  name: { 'de-DE': 'Bemerkung' },
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

it('formats the account’s custom fields in the language of the report, and leaves out empty ones', () => {
  const definitions = [
    definition({ sortOrder: 1 }),
    definition({
      key: 'payload',
      isInReport: true,
      name: { 'de-DE': 'Nutzlast', 'pl-PL': 'Udźwig' },
      dataType: 'number',
      sortOrder: 2,
    }),
    definition({ key: 'signed', name: {}, dataType: 'date', sortOrder: 3 }),
    definition({
      key: 'colour',
      name: { 'pl-PL': 'Kolor' },
      dataType: 'choice',
      choices: [{ id: '1', value: 'red', name: { 'de-DE': 'Rot' } }],
      sortOrder: 4,
    }),
    definition({ key: 'empty', sortOrder: 5 }),
  ];
  const row = {
    custom_remark: 'neu',
    custom_payload: 1250.5,
    custom_signed: '2026-03-01',
    custom_colour: 'red',
    custom_empty: null,
  };
  const entity = extendedBy(entities.equipments, { ...noSettings, definitions });
  const to = { language: 'de-DE', formats: formatsFor('de-DE') } as const;
  expect(ownFields(entity, row, to, (field) => field.inReport === true)).toMatchObject([{ key: 'payload' }]);
  expect(ownFields(entity, undefined, to)).toEqual([]);
  expect(ownFields(entity, row, to)).toEqual([
    { key: 'remark', name: 'Bemerkung', value: 'neu' },
    { key: 'payload', name: 'Nutzlast', value: '1.250,5' },
    { key: 'signed', name: 'signed', value: '01.03.2026' },
    { key: 'colour', name: 'Kolor', value: 'Rot' },
  ]);
});
