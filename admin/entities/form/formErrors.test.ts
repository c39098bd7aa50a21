import { entities } from '@plumbline/resources/entities/index';
import { describe, expect, it } from 'vitest';
import { formErrors, serverErrors } from './formErrors';

const equipment = {
  identNumber: 'R-1',
  product: '01900000-0000-7000-8000-000000000001',
  location: '01900000-0000-7000-8000-000000000002',
};

describe('formErrors', () => {
  it('finds nothing wrong with a complete draft', () => {
    expect(formErrors(entities.equipments, equipment)).toEqual({});
  });

  it('names what is missing and what is out of bounds, with the bound', () => {
    expect(
      formErrors(entities.equipments, { ...equipment, identNumber: '', yearOfProduction: 1800 }),
    ).toEqual({
      identNumber: { message: 'validation.required', args: {} },
      yearOfProduction: { message: 'validation.min', args: { min: 1900 } },
    });
  });

  it('does not look at fields the record does not have', () => {
    const values = { ...equipment, fieldCount: 101 };
    expect(formErrors(entities.equipments, values, { context: { ...values, categoryType: 'ppe' } })).toEqual(
      {},
    );
    expect(
      formErrors(entities.equipments, values, { context: { ...values, categoryType: 'shelf' } }),
    ).toHaveProperty('fieldCount.message', 'validation.max');
  });

  it('does not look at what the server alone sets', () => {
    expect(formErrors(entities.equipments, { ...equipment, openMeasures: 'many' })).toEqual({});
  });

  it('marks each wrong item of a list, down to inner lists', () => {
    const name = { 'de-DE': 'Stützen' };
    const checkpoint = { id: 'c', name: null, type: 'YES_NO', greenMax: -1 };
    const parts = [
      { id: 'a', name, checkpoints: [] },
      { id: 'b', name: null, checkpoints: [checkpoint] },
    ];
    const values = { name, shortName: 'X', type: 'expert', interval: 12, intervalUnit: 'MONTHLY', parts };
    const { parts: errors } = formErrors(entities.auditRegulations, values);
    expect(errors).toEqual([
      {},
      {
        name: { message: 'validation.required', args: {} },
        checkpoints: [
          {
            name: { message: 'validation.required', args: {} },
            greenMax: { message: 'validation.min', args: { min: 0 } },
          },
        ],
      },
    ]);
  });

  it('tells of a list as a whole where no single item is wrong', () => {
    const parts = Array.from({ length: 51 }, (_none, index) => ({
      id: String(index),
      name: { 'de-DE': 'x' },
    }));
    expect(formErrors(entities.auditRegulations, { parts }).parts).toEqual({
      message: 'validation.maxItems',
      args: { max: 50 },
    });
  });
});

describe('serverErrors', () => {
  it('puts an error of an item at its row and field, with what stands in its text', () => {
    const translate = (key: string, args?: Record<string, unknown>) => `${key} ${JSON.stringify(args)}`;
    const errors = {
      parts: {
        message: 'validation.item',
        args: { row: 2, field: 'amount', problem: 'validation.max', max: 9 },
      },
      name: { message: 'validation.unique' },
    };
    expect(serverErrors(errors, translate)).toEqual({
      'parts.1.amount': 'validation.max {"row":2,"field":"amount","problem":"validation.max","max":9}',
      name: 'validation.unique {}',
    });
  });
});
