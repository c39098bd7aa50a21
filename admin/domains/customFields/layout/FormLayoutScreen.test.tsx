import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { giveSettings } from '../../../data/accountEntities/currentEntities';
import { memoryData, type Rows } from '../../../entities/testing/memoryData';
import { renderScreen } from '../../../entities/testing/renderScreen';
import { controlRow, definitionRow } from '../testing/settings';
import { FormLayoutScreen } from './FormLayoutScreen';

afterEach(() => {
  cleanup();
  giveSettings(null);
});

function draw(rows: Rows = {}, actor = {}, form = 'equipmentOwners') {
  const { dataProvider, calls } = memoryData(rows);
  const drawn = renderScreen({
    element: <FormLayoutScreen />,
    path: '/settings/form-layout',
    at: `/settings/form-layout?form=${form}`,
    resource: 'formControls',
    dataProvider,
    actor,
  });
  const written = () => calls.filter(({ method }) => ['create', 'update', 'delete'].includes(method));
  return { ...drawn, written };
}

const masterRows = async () =>
  within(await screen.findByRole('region', { name: 'Dane podstawowe' })).getAllByRole('listitem');
const save = () => screen.getByRole('button', { name: 'Zapisz' });

describe('the layout of a form', () => {
  it('is put in order with the keyboard, shown at once and saved', async () => {
    const { user, written } = draw();
    (await screen.findByRole('button', { name: 'Przesuń pole: Numer klienta' })).focus();
    await user.keyboard('{ArrowUp}');
    await waitFor(async () => expect((await masterRows())[0]?.textContent).toContain('Numer klienta'));
    const preview = within(await screen.findByRole('region', { name: 'Podgląd' }));
    const number = await preview.findByRole('textbox', { name: 'Numer klienta' });
    expect(preview.getAllByRole('textbox')[0]).toBe(number);
    await user.click(save());
    await waitFor(() =>
      expect(written()[0]?.params.data).toMatchObject({
        entityType: 'equipmentOwners',
        field: 'customerNumber',
        sortOrder: 0,
        isVisible: true,
        isRequired: false,
      }),
    );
  });

  it('cannot hide what is mandatory, nor ask for what it hides', async () => {
    const { user } = draw();
    expect(await screen.findByRole('switch', { name: 'Nazwa: Widoczne' })).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('switch', { name: 'Numer klienta: Wymagane' }));
    await user.click(screen.getByRole('switch', { name: 'Numer klienta: Widoczne' }));
    expect(screen.getByRole('switch', { name: 'Numer klienta: Wymagane' })).toMatchObject({
      checked: false,
      disabled: true,
    });
  });

  it.each([
    ['AUDITOR', 1],
    ['COMPANY', 0],
  ])('asks accounts of kind %s for what they have alone', async (instanceType, count) => {
    draw({}, { instanceType }, 'locations');
    await screen.findByRole('switch', { name: 'Adres: Wymagane' });
    expect(screen.queryAllByRole('switch', { name: 'Klient: Wymagane' })).toHaveLength(count);
  });

  it('goes back to the usual one by taking the settings away', async () => {
    const { user, written } = draw({
      formControls: [{ ...controlRow({ field: 'customerNumber', isVisible: false }) }],
    });
    await user.click(await screen.findByRole('button', { name: 'Przywróć układ domyślny' }));
    await user.click(save());
    await waitFor(() => expect(written().map(({ method }) => method)).toEqual(['delete']));
  });

  it('begins for a category as it is in general, and shows the fields of that category', async () => {
    giveSettings({
      definitions: [definitionRow({ entityType: 'equipments', category: 'nets' })],
      controls: [controlRow({ entityType: 'equipments', field: 'place', isVisible: false })],
      categories: [{ id: 'nets', parent: null, type: 'ppe' }] as never, // of a category only its place in the tree
    });
    draw({}, {}, 'equipments&category=nets');
    expect(await screen.findByRole('switch', { name: 'Miejsce: Widoczne' })).toHaveProperty('checked', false);
    expect(screen.getByRole('button', { name: 'Zapisz' })).toHaveProperty('disabled', true);
    const preview = within(await screen.findByRole('region', { name: 'Podgląd' }));
    expect(await preview.findByRole('textbox', { name: 'Uwaga' })).toBeTruthy();
    expect(preview.queryByRole('textbox', { name: 'Miejsce' })).toBeNull();
  });

  it('is closed to who may only read', async () => {
    draw({}, { role: 'Employee' });
    expect(await screen.findByText('Brak uprawnień')).toBeTruthy();
  });
});
