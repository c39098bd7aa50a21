import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { setCurrentClient } from '../../data/offline/currentClient';
import { memoryData } from '../../entities/testing/memoryData';
import { renderScreen } from '../../entities/testing/renderScreen';
import { PersonSelect } from './PersonSelect';
import { RecipientsSelect } from './RecipientsSelect';

afterEach(() => {
  cleanup();
  setCurrentClient(null);
});

const mill = '0190a1b2-0000-7000-8000-000000000001';
const nothing = { records: [], total: 0 };
const online = { isOnline: true, isForcedOffline: false, isSlow: false };

function Selects() {
  const [contact, setContact] = useState<string | null>(null);
  const [recipients, setRecipients] = useState<readonly string[]>([]);
  return (
    <>
      <PersonSelect
        label="resources.auditReports.fields.contact"
        value={contact}
        onChange={setContact}
        owner={mill}
      />
      <RecipientsSelect owner={mill} value={recipients} onChange={setRecipients} />
      <output data-testid="chosen">{JSON.stringify({ contact, recipients })}</output>
    </>
  );
}

function draw({ isOnline = true, role = 'Owner' as 'Owner' | 'Employee' } = {}) {
  const connection = { ...online, isOnline };
  setCurrentClient({
    subscribe: () => () => {},
    isReady: () => true,
    list: () => nothing,
    record: () => undefined,
    state: () => 'synced',
    connection: () => connection,
  } as never); // of the store only what the selects ask
  const { dataProvider, calls } = memoryData({ equipmentOwners: [{ id: mill, name: 'Młyn' }] });
  const { user } = renderScreen({
    element: <Selects />,
    resource: 'auditReports',
    dataProvider,
    actor: { role },
  });
  const create = async (select: RegExp, emailAddress: string) => {
    await user.click(screen.getByRole('combobox', { name: select }));
    await user.click(await screen.findByRole('option', { name: 'Nowy kontakt' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nowy kontakt' }));
    await user.type(await dialog.findByRole('textbox', { name: /^Imię/ }), 'Ewa');
    await user.type(dialog.getByRole('textbox', { name: /^Nazwisko/ }), 'Zielińska');
    if (emailAddress) await user.type(dialog.getByRole('textbox', { name: /^E-mail/ }), emailAddress);
    await user.click(dialog.getByRole('button', { name: 'Zapisz' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  const made = () => calls.flatMap(({ method, params }) => (method === 'create' ? [params.data] : []));
  const chosen = () => JSON.parse(screen.getByTestId('chosen').textContent ?? '');
  return { user, create, made, chosen };
}

it('a contact missing for the report becomes one of its customer, and is chosen', async () => {
  const { create, made, chosen } = draw();
  await create(/^Osoba kontaktowa/, '');
  expect(made()).toEqual([expect.objectContaining({ lastName: 'Zielińska', owner: mill })]);
  const [{ id }] = made() as [{ id: string }];
  expect(chosen()).toEqual({ contact: id, recipients: [] });
});

it('a missing recipient becomes a contact of the customer; without an address, none is chosen', async () => {
  const { create, made, chosen } = draw();
  await create(/^Odbiorcy/, 'ewa@mlyn.example');
  expect(made()).toEqual([expect.objectContaining({ emailAddress: 'ewa@mlyn.example', owner: mill })]);
  const [{ id }] = made() as [{ id: string }];
  expect(chosen().recipients).toEqual([id]);
  await create(/^Odbiorcy/, '');
  expect(made()).toHaveLength(2);
  expect(chosen().recipients).toEqual([id]);
});

it.each([
  ['without the server', { isOnline: false }],
  ['to whom the API would refuse it', { role: 'Employee' as const }],
])('none is offered %s', async (_when, kept) => {
  const { user } = draw(kept);
  await user.click(screen.getByRole('combobox', { name: /^Osoba kontaktowa/ }));
  await screen.findByRole('option', { name: 'nikt' });
  expect(screen.queryByRole('option', { name: 'Nowy kontakt' })).toBeNull();
});
