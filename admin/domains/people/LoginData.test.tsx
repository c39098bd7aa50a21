import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeApi } from '../../entities/testing/fakeApi';
import { memoryData, refusal } from '../../entities/testing/memoryData';
import { renderScreen } from '../../entities/testing/renderScreen';
import { LoginData } from './LoginData';

const { fetch } = vi.hoisted(() => ({ fetch: vi.fn() }));
vi.mock('../../data/session/session', () => ({ apiFetch: fetch }));
afterEach(cleanup);

function draw(answers: Record<string, unknown>) {
  const api = fakeApi(answers);
  fetch.mockImplementation(api.apiFetch);
  const { user } = renderScreen({
    element: <LoginData />,
    resource: 'users',
    dataProvider: memoryData({}).dataProvider,
  });
  const send = async () => {
    await user.click(screen.getByRole('button', { name: 'Zmień adres' }));
    await user.click(screen.getByLabelText(/^Nowy adres e-mail/));
    await user.paste('anna@new.example');
    await user.click(screen.getByLabelText(/^Obecne hasło/));
    await user.paste('Pion-2026!');
    await user.click(screen.getByRole('button', { name: 'Wyślij link' }));
  };
  return { user, send, api };
}

it('sends a link to the new address, and says that the old one still counts', async () => {
  const { send, api } = draw({ 'POST /api/session/email': { email: 'anna@new.example' } });
  expect(screen.getByText('Logowanie adresem owner@auditor.example')).toBeTruthy();
  await send();
  expect(await screen.findByText(/Do potwierdzenia obowiązuje dotychczasowy adres/)).toBeTruthy();
  expect(api.written()[0]?.body).toEqual({ email: 'anna@new.example', password: 'Pion-2026!' });
});

it('leads to the issuer’s page for the password, for this user in this language', () => {
  draw({});
  expect(screen.getByRole('link').getAttribute('href')).toBe('/oidc/changepassword?userId=user-1&lang=pl-PL');
});

it('says at the field that the password is wrong, and keeps what was typed', async () => {
  const errors = { password: { rule: 'wrongPassword', message: 'validation.wrongPassword' } };
  const { send } = draw({ 'POST /api/session/email': refusal(422, 'INVALID', { errors }) });
  await send();
  expect(await screen.findByText('Hasło jest nieprawidłowe.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/^Nowy adres e-mail/).value).toBe('anna@new.example');
});

it('says above the form what belongs to no field', async () => {
  const { send } = draw({ 'POST /api/session/email': refusal(429, 'TOO_MANY_REQUESTS') });
  await send();
  expect((await screen.findByRole('alert')).textContent).toContain('Zbyt wiele prób');
});
