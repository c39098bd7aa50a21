import { entities } from '@plumbline/resources/entities/index';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { type Call, memoryData, refusal } from '../testing/memoryData';
import { owner, renderScreen } from '../testing/renderScreen';
import { RestoreField } from './RestoreField';

afterEach(cleanup);

const record = { id: 'one', instance: owner.instance, version: 5, name: 'Odra II', customerNumber: 'K-1' };
const draw = (name: string, value: unknown, refuse: (call: Call) => void = () => {}, actor = {}) => {
  const { dataProvider, calls } = memoryData({ equipmentOwners: [record] }, refuse);
  const element = (
    <RestoreField entity={entities.equipmentOwners} record={record} name={name} value={value} />
  );
  return { ...renderScreen({ element, resource: 'equipmentOwners', dataProvider, actor }), calls };
};
const button = () => screen.queryByRole('button', { name: /Przywróć dawną wartość/ });

describe('RestoreField', () => {
  it('changes the one field back, from the version that is shown', async () => {
    const { user, calls } = draw('name', 'Odra');
    await user.click(await screen.findByRole('button', { name: 'Przywróć dawną wartość: Nazwa' }));
    await screen.findByText('Przywrócono dawną wartość');
    expect(calls.find(({ method }) => method === 'update')?.params).toMatchObject({
      id: 'one',
      data: { name: 'Odra', version: 5 },
    });
  });

  it('says why not when the row has changed meanwhile', async () => {
    const { user } = draw('customerNumber', null, () => {
      throw refusal(422, 'INVALID', { errors: { customerNumber: { message: 'validation.unique' } } });
    });
    await user.click(await screen.findByRole('button', { name: /Przywróć dawną wartość/ }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
  });

  it('is not there for what is so already, for what must not be empty and for who may only read', async () => {
    draw('name', 'Odra II');
    expect(button()).toBeNull();
    cleanup();
    draw('name', null);
    expect(button()).toBeNull();
    cleanup();
    draw('name', 'Odra', undefined, { role: 'Employee' });
    expect(button()).toBeNull();
  });

  it('is not there where the entity is changed on a screen of its own', async () => {
    const { dataProvider } = memoryData({});
    const audit = { id: 'one', instance: owner.instance, version: 5, result: 'OKAY' };
    renderScreen({
      element: <RestoreField entity={entities.audits} record={audit} name="result" value="REPAIR_LOCKED" />,
      resource: 'audits',
      dataProvider,
    });
    expect(button()).toBeNull();
  });
});
