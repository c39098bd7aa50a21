import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryData, refusal } from '../../entities/testing/memoryData';
import { renderScreen } from '../../entities/testing/renderScreen';
import { MirrorButton } from './MirrorButton';

const { mirror } = vi.hoisted(() => ({ mirror: vi.fn() }));
vi.mock('../../data/session/session', () => ({ mirror, apiFetch: vi.fn() }));
const line = vi.hoisted(() => ({ isOnline: true }));
vi.mock('../../data/offline', async (original) => ({
  ...(await original<object>()),
  useConnection: () => line,
}));
beforeEach(() => mirror.mockReset().mockResolvedValue(undefined));
afterEach(cleanup);

const draw = (instanceType: 'PROVIDER' | 'AUDITOR') =>
  renderScreen({
    element: <MirrorButton record={{ id: 'account-2', companyName: 'Magazyny Odra' }} />,
    resource: 'instances',
    dataProvider: memoryData({}).dataProvider,
    actor: { instanceType, role: instanceType === 'PROVIDER' ? 'ProviderSupport' : 'Owner' },
  });

async function ask(reason: string) {
  const { user } = draw('PROVIDER');
  await user.click(screen.getByRole('button', { name: 'Wejdź do konta' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Wgląd do konta Magazyny Odra' }));
  if (reason) {
    await user.click(dialog.getByRole('textbox', { name: /^Powód/ }));
    await user.paste(reason);
  }
  await user.click(dialog.getByRole('button', { name: 'Rozpocznij wgląd' }));
  return dialog;
}

it('is there for the provider alone', () => {
  draw('AUDITOR');
  expect(screen.queryByRole('button')).toBeNull();
});

it('says without network why it opens nothing', async () => {
  line.isOnline = false;
  const { user } = draw('PROVIDER');
  await user.click(screen.getByRole('button', { name: 'Wejdź do konta' }));
  expect(await screen.findByText(/^Ta funkcja działa tylko online/)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  line.isOnline = true;
});

it('looks into the account with the reason that its owner will read', async () => {
  const dialog = await ask('Zgłoszenie 17');
  expect(dialog.getByText(/widoczny dla właściciela konta/)).toBeTruthy();
  expect(mirror).toHaveBeenCalledWith('account-2', 'Zgłoszenie 17');
});

it('says at the field that a reason is missing', async () => {
  const errors = { reason: { rule: 'required', message: 'validation.required' } };
  mirror.mockRejectedValueOnce(refusal(422, 'INVALID', { errors }));
  expect(await (await ask('')).findByText('Uzupełnij to pole.')).toBeTruthy();
});
