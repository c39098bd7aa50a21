import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryData } from '../../entities/testing/memoryData';
import { owner, renderScreen } from '../../entities/testing/renderScreen';
import { PrivacyButton } from './PrivacyButton';

const { asked } = vi.hoisted(() => ({ asked: vi.fn() }));
vi.mock('../../data/session/session', () => ({ apiFetch: asked }));
beforeEach(() => asked.mockReset());
afterEach(cleanup);

const person = { id: 'p', instance: owner.instance, firstName: 'Anna', lastName: 'Nowak' };
const draw = (actor = {}) =>
  renderScreen({
    element: <PrivacyButton record={person} />,
    resource: 'contacts',
    dataProvider: memoryData({ contacts: [person] }).dataProvider,
    actor,
  });
const sent = () =>
  asked.mock.calls.filter(([, init]) => init?.method === 'POST').map(([path, init]) => [path, init.body]);

describe('the data of a person', () => {
  it('are erased after the name was typed and a reason given', async () => {
    asked.mockImplementation(async (path: unknown) =>
      Response.json(
        String(path).endsWith('/erasure')
          ? { title: 'Anna Nowak', obstacle: null, mentions: [] }
          : { id: 'p' },
      ),
    );
    const { user, address } = draw();
    await user.click(screen.getByText('Dane osobowe'));
    await user.click(await screen.findByLabelText(/^Powód/));
    await user.paste('Odeszła z firmy');
    await user.click(screen.getByLabelText(/Wpisz dla potwierdzenia: Anna Nowak/));
    await user.paste('Anna Nowak');
    await user.click(await screen.findByText('Usuń trwale'));
    await waitFor(() => expect(address()).toBe('/contacts/overview'));
    expect(sent()).toEqual([
      ['/api/contacts/p/erase', JSON.stringify({ reason: 'Odeszła z firmy', confirm: 'Anna Nowak' })],
    ]);
  });

  it('may stand in other texts, which are named and led to before anything is erased', async () => {
    const mention = {
      resource: 'equipments',
      id: 'e',
      title: 'R-1',
      field: 'comment',
      excerpt: 'Key: A. Nowak',
    };
    asked.mockImplementation(async () =>
      Response.json({ title: 'Anna Nowak', obstacle: null, mentions: [mention] }),
    );
    const { user } = draw();
    await user.click(screen.getByText('Dane osobowe'));
    const place = await screen.findByText('Urządzenie R-1');
    expect(place.getAttribute('href')).toBe('/equipments/e/show');
    expect(place.closest('li')?.textContent).toBe('Urządzenie R-1Uwagi: Key: A. Nowak');
    expect(await screen.findByText('Usuń trwale')).toBeTruthy();
  });

  it('stay as long as something stands in the way, which is named', async () => {
    const blockers = [{ resource: 'auditPlannings', field: 'auditor', count: 2 }];
    asked.mockImplementation(async () =>
      Response.json({ title: 'Anna Nowak', obstacle: { code: 'IN_USE', data: { blockers } } }),
    );
    const { user } = draw();
    await user.click(screen.getByText('Dane osobowe'));
    expect((await screen.findByText('Terminy przeglądów: 2')).getAttribute('href')).toContain('auditor');
    expect(screen.queryByText('Usuń trwale')).toBeNull();
  });

  it('are nobody’s matter who may not delete the person', () => {
    draw({ role: 'Employee' });
    expect(screen.queryByText('Dane osobowe')).toBeNull();
  });
});
