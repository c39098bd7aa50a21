import { cleanup, screen, within } from '@testing-library/react';
import type { RaRecord } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeApi } from '../../entities/testing/fakeApi';
import { memoryData, refusal } from '../../entities/testing/memoryData';
import { owner, renderScreen } from '../../entities/testing/renderScreen';
import { AccessButton } from './AccessButton';

const { fetch } = vi.hoisted(() => ({ fetch: vi.fn() }));
vi.mock('../../data/session/session', () => ({ apiFetch: fetch }));
afterEach(cleanup);

const ewa = {
  id: 'ewa',
  instance: owner.instance,
  firstName: 'Ewa',
  lastName: 'Lis',
  emailAddress: 'ewa@auditor.example',
  instanceRole: 'Employee',
  contactType: 'employee',
  user: null,
  invitationState: null,
  invitationExpiresAt: null,
};

/** Draws the button beside a contact, with what the server answers. */
function draw(more: Omit<Partial<RaRecord>, 'id'>, answers: Record<string, unknown> = {}) {
  const api = fakeApi(answers);
  fetch.mockImplementation(api.apiFetch);
  const { user } = renderScreen({
    element: <AccessButton record={{ ...ewa, ...more }} />,
    resource: 'contacts',
    dataProvider: memoryData({}).dataProvider,
  });
  const open = async (name: string) => {
    await user.click(screen.getByRole('button', { name }));
    return within(await screen.findByRole('dialog'));
  };
  return { user, open, api };
}

it('invites in the language that is chosen, and says so', async () => {
  const { user, open, api } = draw({}, { 'POST /api/contacts/ewa/invite': ewa });
  const dialog = await open('Zaproś');
  expect(dialog.getByText(/ewa@auditor\.example.*Inspektor wewnętrzny/)).toBeTruthy();
  await user.click(dialog.getByRole('combobox', { name: 'Język wiadomości' }));
  await user.click(screen.getByRole('option', { name: 'Deutsch' }));
  await user.click(dialog.getByRole('button', { name: 'Wyślij zaproszenie' }));
  expect(await screen.findByText('Zaproszenie zostało wysłane.')).toBeTruthy();
  expect(api.written()).toEqual([{ call: 'POST /api/contacts/ewa/invite', body: { language: 'de-DE' } }]);
});

it('says what an invitation lacks, and leads to the field', async () => {
  const { open } = draw({ emailAddress: null });
  const dialog = await open('Zaproś');
  expect(dialog.getByText(/potrzebny jest adres e-mail/)).toBeTruthy();
  expect(dialog.getByRole('link', { name: 'Edytuj' }).getAttribute('href')).toContain('emailAddress');
  expect(dialog.queryByRole('button', { name: 'Wyślij zaproszenie' })).toBeNull();
});

it('says why the server did not invite, and leaves the dialog open', async () => {
  const { user, open } = draw(
    {},
    { 'POST /api/contacts/ewa/invite': refusal(409, 'MAX_USERS', { data: { max: 5 } }) },
  );
  const dialog = await open('Zaproś');
  await user.click(dialog.getByRole('button', { name: 'Wyślij zaproszenie' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('Limit użytkowników w licencji: 5');
});

it('sends an invitation again, or withdraws it', async () => {
  const invited = {
    invitationState: 'INVITED',
    invitationExpiresAt: new Date(Date.now() + 86_400_000).toISOString(),
  };
  const { user, open, api } = draw(invited, {
    'POST /api/contacts/ewa/resendInvitation': ewa,
    'POST /api/contacts/ewa/withdrawInvitation': ewa,
  });
  await user.click((await open('Zaproszenie')).getByRole('button', { name: 'Wyślij ponownie' }));
  expect(await screen.findByText('Zaproszenie zostało wysłane ponownie.')).toBeTruthy();
  await user.click((await open('Zaproszenie')).getByRole('button', { name: 'Wycofaj' }));
  expect(await screen.findByText('Zaproszenie zostało wycofane.')).toBeTruthy();
  expect(api.written().map(({ call }) => call)).toEqual([
    'POST /api/contacts/ewa/resendInvitation',
    'POST /api/contacts/ewa/withdrawInvitation',
  ]);
});

it('knows by the clock that an invitation is over before the server has noted it', async () => {
  const { open } = draw({ invitationState: 'INVITED', invitationExpiresAt: '2020-01-01T00:00:00.000Z' });
  expect((await open('Zaproszenie')).getByText(/^Zaproszenie wygasło: Ewa Lis/)).toBeTruthy();
});

it('takes the second factor off after a question, and ends the access', async () => {
  let since: string | null = '2026-11-03T09:00:00.000Z';
  const { user, open, api } = draw(
    { user: 'u', invitationState: 'ACCEPTED' },
    {
      'GET /api/contacts/ewa/secondFactor': () => ({ since, canReset: since !== null }),
      'POST /api/contacts/ewa/resetSecondFactor': () => {
        since = null;
        return {};
      },
      'POST /api/contacts/ewa/endAccess': ewa,
    },
  );
  const dialog = await open('Dostęp');
  await user.click(await dialog.findByRole('button', { name: 'Zresetuj drugi etap' }));
  expect(dialog.getByText(/Sprawdź najpierw, czy prośba naprawdę pochodzi/)).toBeTruthy();
  expect(api.written()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Zresetuj drugi etap' }));
  expect(await dialog.findByText('Logowanie dwuetapowe jest wyłączone.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Odbierz dostęp' }));
  expect(await screen.findByText('Dostęp został odebrany.')).toBeTruthy();
  expect(api.written().at(-1)?.call).toBe('POST /api/contacts/ewa/endAccess');
});
