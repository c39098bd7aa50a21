import { entities } from '@plumbline/resources/entities/index';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Call, memoryData, refusal } from '../testing/memoryData';
import { renderScreen } from '../testing/renderScreen';
import { DeleteButton } from './DeleteButton';

const { asked, local } = vi.hoisted(() => ({ asked: vi.fn(), local: { rows: [] as object[] } }));
vi.mock('../../data/offline', async (original) => ({
  ...(await original<object>()),
  currentClient: () => ({
    isReady: () => false,
    list: () => ({ records: local.rows, total: local.rows.length }),
  }),
}));
vi.mock('../../data/session/session', () => ({ apiFetch: asked }));

afterEach(cleanup);

const record = { id: 'one', version: 5, name: 'Hala 3' };
const draw = (refuse: (call: Call) => void = () => {}) => {
  const { dataProvider, calls } = memoryData({}, refuse);
  const button = <DeleteButton entity={entities.locations} record={record} title="Hala 3" />;
  return { ...renderScreen({ element: button, resource: 'locations', dataProvider }), calls };
};
const drawAppointment = () =>
  renderScreen({
    element: <DeleteButton entity={entities.auditPlannings} record={record} title="Hala 3" />,
    resource: 'auditPlannings',
    dataProvider: memoryData({}).dataProvider,
  });
/** The button, and what it opens; the same word stands on the button in there. */
const open = async (user: ReturnType<typeof draw>['user']) => {
  await user.click(screen.getByRole('button', { name: 'Usuń' }));
  await screen.findByRole('dialog', { name: 'Lokalizacja: usunąć „Hala 3”?' });
};

describe('deleting a deficiency of a finished inspection', () => {
  const found = { id: 'one', version: 5, description: 'Zagięty', audit: 'a' };
  const reason = { name: /^Powód korekty/ };
  const drawFound = (isFinished: boolean, refuse: (call: Call) => void = () => {}) => {
    const { dataProvider, calls } = memoryData({ audits: [{ id: 'a', isFinished }] }, refuse);
    const button = <DeleteButton entity={entities.deficiencies} record={found} title="Zagięty" />;
    return { ...renderScreen({ element: button, resource: 'deficiencies', dataProvider }), calls };
  };
  const press = (user: ReturnType<typeof draw>['user']) =>
    user.click(screen.getByRole('button', { name: 'Usuń' }));
  const deleted = (calls: readonly Call[]) => calls.filter(({ method }) => method === 'delete');

  it('asks for the reason and sends it; nothing offers to restore it', async () => {
    const { user, calls, address } = drawFound(true);
    await press(user);
    await screen.findByRole('textbox', reason);
    expect(screen.getByText(/Nie będzie można go przywrócić z kosza/)).toBeTruthy();
    await press(user);
    expect(deleted(calls)).toEqual([]);
    await user.type(screen.getByRole('textbox', reason), 'Inne przęsło');
    await press(user);
    await waitFor(() => expect(address()).toBe('/deficiencies/overview'));
    const given = { correctionReason: 'Inne przęsło' };
    expect(deleted(calls)).toMatchObject([{ params: { meta: { version: 5, given } } }]);
    expect(screen.queryByRole('button', { name: 'Cofnij' })).toBeNull();
  });

  it('asks for it once the server does, where the screen did not know', async () => {
    const errors = { correctionReason: { message: 'validation.correctionReason' } };
    const { user, calls } = drawFound(false, ({ method, params }) => {
      const { meta } = params as { meta?: { given?: object } };
      if (method === 'delete' && !meta?.given) throw refusal(422, 'INVALID', { errors });
    });
    await press(user);
    expect(screen.queryByRole('textbox', reason)).toBeNull();
    await press(user);
    await user.type(await screen.findByRole('textbox', reason), 'Inne przęsło');
    await press(user);
    await waitFor(() => expect(deleted(calls)).toHaveLength(2));
  });
});

describe('deleting the deficiency that the result of a finished inspection rested on', () => {
  it('asks what becomes of the result once the server does, and sends both answers', async () => {
    const errors = { contradictedResult: { message: 'validation.contradictedResult' } };
    const found = { id: 'one', version: 5, description: 'Zagięty', audit: 'a' };
    const { dataProvider, calls } = memoryData(
      { audits: [{ id: 'a', isFinished: true }] },
      ({ method, params }) => {
        const { meta } = params as { meta?: { given?: object } };
        if (method === 'delete' && !('contradictedResult' in (meta?.given ?? {})))
          throw refusal(422, 'AUDIT_CONTRADICTION', { errors });
      },
    );
    const button = <DeleteButton entity={entities.deficiencies} record={found} title="Zagięty" />;
    const { user, address } = renderScreen({ element: button, resource: 'deficiencies', dataProvider });
    const press = () => user.click(screen.getByRole('button', { name: 'Usuń' }));
    await press();
    expect(screen.queryByRole('combobox')).toBeNull();
    await user.type(await screen.findByRole('textbox', { name: /^Powód korekty/ }), 'Inne przęsło');
    await press();
    await user.click(await screen.findByRole('combobox', { name: /^Wynik przeglądu/ }));
    await user.click(await screen.findByRole('option', { name: 'Zmienia się na „Bez zastrzeżeń”' }));
    await press();
    await waitFor(() => expect(address()).toBe('/deficiencies/overview'));
    const given = { correctionReason: 'Inne przęsło', contradictedResult: 'OKAY' };
    expect(calls.filter(({ method }) => method === 'delete').at(-1)).toMatchObject({
      params: { meta: { version: 5, given } },
    });
  });
});

describe('deleting', () => {
  it('names what will be gone and deletes the version that was seen', async () => {
    const { user, calls, address } = draw();
    await open(user);
    await user.click(screen.getByRole('button', { name: 'Usuń' }));
    await waitFor(() => expect(address()).toBe('/locations/overview'));
    expect(calls).toMatchObject([
      { method: 'delete', resource: 'locations', params: { id: 'one', meta: { version: 5 } } },
    ]);
  });

  it('is undone at a press, or says by name what is missing', async () => {
    asked.mockRejectedValueOnce(
      refusal(409, 'RESTORE_MISSING', {
        data: { missing: [{ resource: 'equipmentOwners', id: 'x', title: { name: 'Odra' } }] },
      }),
    );
    const { user } = draw();
    await open(user);
    await user.click(screen.getByRole('button', { name: 'Usuń' }));
    await user.click(await screen.findByRole('button', { name: 'Cofnij' }));
    expect(asked).toHaveBeenCalledWith(
      '/api/locations/one/restore',
      expect.objectContaining({ method: 'POST' }),
    );
    expect(await screen.findByText(/Najpierw przywróć lub utwórz ponownie: Klient: Odra/)).toBeTruthy();
  });

  it('says what did not come back with it', async () => {
    asked.mockResolvedValueOnce(Response.json({ row: {}, along: {}, left: { audits: 2 } }));
    const { user } = draw();
    await open(user);
    await user.click(screen.getByRole('button', { name: 'Usuń' }));
    await user.click(await screen.findByRole('button', { name: 'Cofnij' }));
    expect(
      await screen.findByText(/^Przywrócono: Hala 3\. Nie przywrócono wraz z tym.*: Przeglądy: 2\.$/),
    ).toBeTruthy();
  });

  it('says of an appointment how many inspections go with it and how many stay', async () => {
    asked.mockResolvedValueOnce(Response.json({ count: 2, kept: 5 }));
    const { user } = drawAppointment();
    await user.click(screen.getByRole('button', { name: 'Usuń' }));
    expect((await screen.findByText(/^Wraz z nim/)).textContent).toBe(
      'Wraz z nim zostaną usunięte 2 niezakończone przeglądy. Zachowanych zostanie 5 zakończonych przeglądów.',
    );
  });

  it('counts what the device knows where the server cannot be asked', async () => {
    asked.mockRejectedValueOnce(new Error('offline'));
    local.rows = [{ isFinished: false }, { isFinished: null }, { isFinished: true }];
    const { user } = drawAppointment();
    await user.click(screen.getByRole('button', { name: 'Usuń' }));
    expect((await screen.findByText(/^Wraz z nim/)).textContent).toBe(
      'Wraz z nim zostaną usunięte 2 niezakończone przeglądy. Zachowany zostanie 1 zakończony przegląd.',
    );
  });

  it('deletes nothing when called off', async () => {
    const { user, calls } = draw();
    await open(user);
    await user.click(screen.getByRole('button', { name: 'Anuluj' }));
    expect(calls).toEqual([]);
  });

  it('says what stands in the way and leads there', async () => {
    const blockers = [{ resource: 'equipments', field: 'location', count: 12 }];
    const { user } = draw(() => {
      throw refusal(409, 'IN_USE', { data: { blockers } });
    });
    await open(user);
    await user.click(screen.getByRole('button', { name: 'Usuń' }));
    const link = await screen.findByRole('link', { name: 'Urządzenia: 12' });
    expect(link.getAttribute('href')).toMatch(/^\/equipments\/overview\?filter=/);
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('{"location":"one"}');
    expect(screen.queryByRole('button', { name: 'Usuń' })).toBeNull();
  });
});
