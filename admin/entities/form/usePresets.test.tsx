import { entities } from '@plumbline/resources/entities/index';
import type { Role } from '@plumbline/resources/language/permissions';
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { memoryData } from '../testing/memoryData';
import { renderScreen } from '../testing/renderScreen';
import { FieldsForm } from './FieldsForm';

afterEach(cleanup);

const draw = (role: Role | null = null) => {
  const save = vi.fn(async () => undefined);
  const initial = { firstName: 'Anna', lastName: 'Nowak', contactType: 'other', instanceRole: role };
  const screenOf = renderScreen({
    element: (
      <FieldsForm entity={entities.contacts} initial={initial} save={save}>
        {(fields) => (
          <>
            {fields}
            <button type="submit">save</button>
          </>
        )}
      </FieldsForm>
    ),
    resource: 'contacts',
    dataProvider: memoryData({}).dataProvider,
  });
  return { ...screenOf, save };
};
const choose = async (user: UserEvent, option: string) => {
  await user.click(await screen.findByRole('combobox', { name: /Rodzaj kontaktu/ }));
  await user.click(await screen.findByRole('option', { name: option }));
};

it('presets the role on its tab by the kind of contact, saves it, and follows while nobody chose otherwise', async () => {
  const { user, save } = draw();
  await choose(user, 'Inspektor zewnętrzny');
  await choose(user, 'Inspektor');
  await user.click(screen.getByRole('tab', { name: 'Uprawnienia' }));
  expect((await screen.findAllByRole('combobox'))[0]?.textContent).toContain('Inspektor');
  await user.click(screen.getByRole('button', { name: 'save' }));
  await waitFor(() =>
    expect(save).toHaveBeenCalledWith(expect.objectContaining({ instanceRole: 'Employee' })),
  );
});

it('leaves a role that was chosen', async () => {
  const { user, save } = draw('Owner');
  await choose(user, 'Inspektor');
  await user.click(screen.getByRole('button', { name: 'save' }));
  await waitFor(() => expect(save).toHaveBeenCalledWith(expect.objectContaining({ instanceRole: 'Owner' })));
});
