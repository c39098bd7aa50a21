import { entities } from '@plumbline/resources/entities/index';
import type { Field } from '@plumbline/resources/language/fields/field';
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { Form } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { afterEach, expect, it } from 'vitest';
import { memoryData } from '../testing/memoryData';
import { renderScreen } from '../testing/renderScreen';
import { Input } from './Input';

afterEach(cleanup);

const Role = () => <output>{String(useWatch({ name: 'instanceRole' }))}</output>;
const input = (name: 'contactType' | 'instanceRole', label: string) => (
  <Input
    entity={entities.contacts}
    name={name}
    field={entities.contacts.fields[name] as Field} // both are defined
    source={name}
    label={label}
  />
);
const draw = (role: string | null) =>
  renderScreen({
    element: (
      <Form record={{ id: 'one', contactType: 'other', instanceRole: role }}>
        {input('contactType', 'Rodzaj')}
        {input('instanceRole', 'Rola')}
        <Role />
      </Form>
    ),
    resource: 'contacts',
    dataProvider: memoryData({}).dataProvider,
  });
const choose = async (user: UserEvent, label: string, option: RegExp) => {
  await user.click(await screen.findByRole('combobox', { name: new RegExp(label) }));
  await user.click(await screen.findByRole('option', { name: option }));
};
const role = () => screen.getByRole('status').textContent;

it('presets the role that fits the kind of contact, and follows while nobody chose otherwise', async () => {
  const { user } = draw(null);
  await choose(user, 'Rodzaj', /^Inspektor zewnętrzny/);
  await waitFor(() => expect(role()).toBe('ServiceProvider'));
  await choose(user, 'Rodzaj', /^Inspektor$/);
  await waitFor(() => expect(role()).toBe('Employee'));
  await choose(user, 'Rodzaj', /^Inny/);
  await waitFor(() => expect(role()).toBe('null'));
});

it('leaves a role that was chosen', async () => {
  const { user } = draw('Owner');
  await choose(user, 'Rodzaj', /^Inspektor$/);
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: /Rodzaj/ }).textContent).toMatch(/Inspektor/),
  );
  expect(role()).toBe('Owner');
});
