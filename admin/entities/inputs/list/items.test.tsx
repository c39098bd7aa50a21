import { definitions } from '@plumbline/resources/entities/index';
import { checkField } from '@plumbline/resources/language/fields/checkField';
import { expect, it } from 'vitest';
import { copyItem, emptyItem, isFlat } from './items';

const { parts } = definitions.auditRegulations.fields;
const { parts: spareParts } = definitions.equipments.fields;

it('starts an item with an id and the defaults of its definition', () => {
  const checkpoint = emptyItem(parts.fields.checkpoints);
  expect(checkpoint).toMatchObject({
    name: null,
    type: 'OKAY_NOT_OKAY_DEFICIENCY_CAPTURE',
    isMandatory: true,
  });
  expect(checkpoint.id).toMatch(/^[0-9a-f-]{36}$/);
});

it('copies items with ids of their own, down to inner lists', () => {
  const name = { 'de-DE': 'Stützen' };
  const item = { id: 'a', name, checkpoints: [{ ...emptyItem(parts.fields.checkpoints), id: 'b', name }] };
  const copy = copyItem(parts, item);
  expect(copy).toMatchObject({ name, checkpoints: [{ name }] });
  expect(copy.id).not.toBe('a');
  expect(JSON.stringify(copy)).not.toContain('"id":"b"');
  expect(checkField([copy], parts)).toBeNull();
});

it('lays short items out in a row and folds large ones', () => {
  expect(isFlat(spareParts)).toBe(true);
  expect(isFlat(parts)).toBe(false);
  expect(isFlat(parts.fields.checkpoints)).toBe(false);
});
