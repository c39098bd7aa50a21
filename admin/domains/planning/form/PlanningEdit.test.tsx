import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { memoryData } from '../../../entities/testing/memoryData';
import { owner, renderScreen } from '../../../entities/testing/renderScreen';
import { PlanningEdit } from './PlanningEdit';

vi.mock('../../../data/session/session', () => ({
  apiFetch: async () =>
    new Response(
      JSON.stringify({ rows: [], total: 0, choosable: [], refused: {}, fitting: {}, isCut: false }),
    ),
}));

afterEach(cleanup);

const planning = {
  id: 'p',
  instance: owner.instance,
  version: 3,
  state: 'open',
  type: 'light',
  location: 'hall',
  owner: 'odra',
  auditor: 'anna',
  contact: null,
  datePlanned: '2026-11-17',
  title: 'Hala C',
  comment: null,
  preparations: null,
};

async function open() {
  const rows = {
    auditPlannings: [planning],
    audits: [{ id: 'a', planning: 'p', equipment: 'rack' }],
    locations: [{ id: 'hall', name: 'Hala C' }],
    equipmentOwners: [{ id: 'odra', companyName: 'Odra' }],
    contacts: [{ id: 'anna', firstName: 'Anna', lastName: 'Nowak' }],
  };
  const { dataProvider, calls } = memoryData(rows);
  const { user, queryClient } = renderScreen({
    element: <PlanningEdit />,
    path: '/audits/planning/:id/edit',
    at: '/audits/planning/p/edit',
    resource: 'auditPlannings',
    dataProvider,
  });
  const title: HTMLInputElement = await screen.findByRole('textbox', { name: 'Tytuł' });
  await user.clear(title);
  await user.type(title, 'Hala C po remoncie');
  return {
    user,
    readAgain: () => queryClient.refetchQueries({ queryKey: ['auditPlannings', 'getOne'] }),
    title,
    /** Somebody else saves. */
    meanwhile: (change: object) => {
      rows.auditPlannings = [{ ...planning, version: 4, ...change }];
    },
    save: () => user.click(screen.getByRole('button', { name: 'Zapisz' })),
    saved: () => calls.filter(({ method }) => method === 'update').map(({ params }) => params.data),
  };
}

it('keeps what is being changed when the appointment is read again, and of the other change what it leaves alone', async () => {
  const { title, meanwhile, readAgain, save, saved } = await open();
  meanwhile({ comment: 'Klucz u portiera' });
  await readAgain();
  expect(title.isConnected).toBe(true);
  expect(title.value).toBe('Hala C po remoncie');
  await save();
  await vi.waitFor(() =>
    expect(saved()).toMatchObject([{ title: 'Hala C po remoncie', comment: 'Klucz u portiera', version: 4 }]),
  );
});

it('asks which side holds where both changed the same', async () => {
  const { user, title, meanwhile, save, saved } = await open();
  meanwhile({ title: 'Hala D' });
  await save();
  const sides = await screen.findByRole('dialog', { name: 'Ktoś był szybszy' });
  expect(sides.textContent).toContain('Hala D');
  await user.click(within(sides).getByRole('button', { name: 'Wróć do formularza' }));
  expect(saved()).toEqual([]);
  expect(title.value).toBe('Hala C po remoncie');
});
