import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { memoryData, refusal } from '../../entities/testing/memoryData';
import { renderScreen } from '../../entities/testing/renderScreen';
import { FaqScreen } from './FaqScreen';

const pl = (text: string) => ({ 'pl-PL': text });
const row = (id: string, topic: string, question: object, answer: object) => ({
  id,
  topic: pl(topic),
  question,
  answer,
  iconClass: 'sync',
  isPubliclyVisible: true,
});
const questions = [
  row('a', 'Praca bez zasięgu', pl('Co zabrać?'), pl('Lokalizację.\nI telefon.')),
  row('b', 'Raporty', pl('Kto zatwierdza?'), pl('Właściciel konta.')),
  row('c', 'Raporty', { 'en-EN': 'Attachments?' }, { 'en-EN': 'Up to five.' }),
  { ...row('d', 'Raporty', pl('Tajne'), pl('Dla wsparcia')), isPubliclyVisible: false },
];

afterEach(cleanup);
const draw = (at = '/', actor = {}, refuse?: () => void) =>
  renderScreen({
    element: <FaqScreen />,
    at,
    resource: 'frequentlyAskedQuestions',
    dataProvider: memoryData({ frequentlyAskedQuestions: questions }, refuse).dataProvider,
    actor,
  });

describe('the questions and answers', () => {
  it('stand by topic, folded, in the reader’s language or the next one there is', async () => {
    const { user } = draw();
    const reports = within(await screen.findByRole('region', { name: 'Raporty' }));
    expect(reports.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Kto zatwierdza?',
      'Attachments?',
    ]);
    expect(screen.queryByText('Właściciel konta.')).toBeNull();
    await user.click(reports.getByRole('button', { name: 'Attachments?' }));
    const answer = await screen.findByText('Up to five.');
    expect(answer.getAttribute('lang')).toBe('en');
  });

  it('shows nobody here what is not public, not even the provider', async () => {
    draw('/', { instanceType: 'PROVIDER', role: 'ProviderAdmin' });
    await screen.findByText('Co zabrać?');
    expect(screen.queryByText('Tajne')).toBeNull();
    expect((await screen.findByRole('link', { name: 'Edytuj' })).getAttribute('href')).toBe('/faq/overview');
  });

  it('opens at the answer whose address one came by, and keeps the address of what is open', async () => {
    const { user, router } = draw('/?answer=b');
    expect(await screen.findByText('Właściciel konta.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Co zabrać?' }));
    expect(await screen.findByText(/I telefon/)).toBeTruthy();
    await waitFor(() => expect(router.state.location.search).toBe('?answer=a'));
  });

  it('is searched in questions and answers without regard to accents, and says when nothing fits', async () => {
    const { user } = draw();
    const box = await screen.findByRole('searchbox', { name: 'Szukaj w pytaniach i odpowiedziach' });
    await screen.findByText('Co zabrać?');
    await user.type(box, 'wlasciciel');
    await waitFor(() => expect(screen.queryByText('Co zabrać?')).toBeNull());
    expect(screen.getByText('Kto zatwierdza?')).toBeTruthy();
    await user.type(box, 'xyz');
    expect(await screen.findByText('Nic nie znaleziono. Spróbuj innego słowa.')).toBeTruthy();
  });

  it('says why it could not be read', async () => {
    draw('/', {}, () => {
      throw refusal(500, 'UNEXPECTED');
    });
    expect(await screen.findByRole('button', { name: 'Spróbuj ponownie' })).toBeTruthy();
  });
});
