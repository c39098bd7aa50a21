import type { SessionSummary } from '@plumbline/resources/rules/auth/session';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeApi } from '../../../entities/testing/fakeApi';
import { memoryData, refusal } from '../../../entities/testing/memoryData';
import { owner, renderScreen } from '../../../entities/testing/renderScreen';
import { ResetSecondFactorButton } from './ResetSecondFactorButton';

const { fetch } = vi.hoisted(() => ({ fetch: vi.fn() }));
vi.mock('../../../data/session/session', () => ({ apiFetch: fetch }));
afterEach(cleanup);

function draw(actor: Partial<SessionSummary>, answer: unknown = {}, id = 'ewa') {
  const api = fakeApi({ [`POST /api/users/${id}/resetSecondFactor`]: answer });
  fetch.mockImplementation(api.apiFetch);
  const { user } = renderScreen({
    element: <ResetSecondFactorButton record={{ id, email: 'ewa@auditor.example' }} />,
    resource: 'users',
    dataProvider: memoryData({}).dataProvider,
    actor,
  });
  const confirm = async () => {
    await user.click(screen.getByRole('button', { name: 'Zresetuj drugi etap' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/^ewa@auditor\.example zaloguje się potem samym hasłem/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Zresetuj drugi etap' }));
  };
  return { confirm, api };
}
const provider = { role: 'ProviderAdmin', instanceType: 'PROVIDER' } as const;

it('is for administrators of the provider, and not on themselves', () => {
  draw({});
  draw({ role: 'ProviderSupport', instanceType: 'PROVIDER' });
  draw(provider, {}, owner.user);
  expect(screen.queryByRole('button')).toBeNull();
});

it('takes it off after a question that names the person', async () => {
  const { confirm, api } = draw(provider);
  await confirm();
  expect(await screen.findByText('Drugi etap logowania został zresetowany.')).toBeTruthy();
  expect(api.written()).toHaveLength(1);
});

it('says why the server did not', async () => {
  const { confirm } = draw(provider, refusal(429, 'TOO_MANY_REQUESTS'));
  await confirm();
  expect(await screen.findByText(/Zbyt wiele prób/)).toBeTruthy();
});
