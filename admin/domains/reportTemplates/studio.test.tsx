import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { refusal } from '../../entities/testing/memoryData';
import {
  answerStudio,
  answers,
  file,
  openDefaultButton,
  openStudio,
  panel,
  previews,
  tags,
  template,
  versionOf,
} from './testing/studioWorld';

const { asked, saved, connection } = answerStudio();

describe('tags', () => {
  it('stand by topic, the account’s own first, and are found by tag or meaning', async () => {
    const { user } = openStudio();
    const box = await screen.findByRole('searchbox', { name: 'Szukaj znacznika lub znaczenia' });
    expect(
      (await screen.findAllByRole('button', { expanded: false })).map(({ textContent }) => textContent),
    ).toEqual(['Pola dodane przez konto1', 'Klient1', 'Lokalizacja1', 'Konto1']);
    await user.type(box, 'klient nazwa');
    expect(await screen.findByText('{d.customer.name}')).toBeTruthy();
    expect(screen.getByText('np. Odra')).toBeTruthy();
    expect(screen.queryByText('{d.account.logo:pic}')).toBeNull();
    await user.clear(box);
    await user.type(box, 'MPK');
    expect(screen.getByText('Klient › MPK')).toBeTruthy();
    await user.type(box, 'xyz');
    expect(screen.getByText('Nie ma takiego znacznika.')).toBeTruthy();
  });

  it('and building blocks are copied, or the person is told that they cannot be', async () => {
    const { user } = openStudio();
    const write = vi.spyOn(navigator.clipboard, 'writeText');
    await user.type(await screen.findByRole('searchbox'), 'customer.name');
    await user.click(screen.getByRole('button', { name: 'Kopiuj {d.customer.name}' }));
    expect(write).toHaveBeenCalledWith('{d.customer.name}');
    expect(await screen.findByText('Skopiowano.')).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: 'Gotowe elementy' }));
    vi.spyOn(navigator.clipboard, 'write').mockRejectedValue(new Error('not allowed'));
    vi.stubGlobal('ClipboardItem', class {});
    await user.click(screen.getByRole('button', { name: 'Kopiuj: Lista zaleceń' }));
    expect(await screen.findByText(/Przeglądarka nie pozwala kopiować/)).toBeTruthy();
  });
});

describe('the studio', () => {
  it.each([
    ['the window is returned to', () => window.dispatchEvent(new Event('focus'))],
    ['the tab is shown again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('shows what another tab published once %s', async (_how, look) => {
    const { rows, user } = openStudio();
    await (await panel('Wersje')).findByText('wersja 2');
    rows.reportTemplates = [{ ...template, version: 3, publishedVersion: 3 }];
    rows.reportTemplateVersions = [versionOf(3, { file: file('new') }), versionOf(2), versionOf(1)];
    act(() => void look());
    const [current] = await waitFor(async () => {
      const found = await (await panel('Wersje')).findAllByRole('listitem');
      expect(found).toHaveLength(3);
      return found;
    });
    expect(current?.textContent).toMatch(/wersja 3.*obowiązuje/);
    const button = screen.getByRole('button', { name: 'Opublikuj' });
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
    await user.click(button);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('only shows where one may not change templates', async () => {
    openStudio({ role: 'Employee' });
    expect(await (await panel('Podgląd')).findByRole('link', { name: 'Otwórz podgląd' })).toBeTruthy();
    for (const name of [/Opublikuj/, /Prześlij zmieniony plik/, /Przywróć/])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('without a sandbox says that templates are off and asks for no preview', async () => {
    answers.studio = () => Response.json({ hasSandbox: false, tags });
    openStudio();
    expect(await screen.findAllByText(/Własne szablony są na tym serwerze wyłączone/)).toHaveLength(2);
    expect(screen.queryByText(/działa tylko online/)).toBeNull();
    expect(screen.queryByRole('button', { name: /Prześlij zmieniony plik/ })).toBeNull();
    expect(previews()).toEqual([]);
  });

  it('without network says so, and whose tags cannot be loaded offers to try again', async () => {
    connection.isOnline = false;
    openStudio();
    expect((await screen.findAllByText(/działa tylko online/)).length).toBe(2);
    expect(asked).not.toHaveBeenCalled();
    cleanup();
    connection.isOnline = true;
    answers.studio = () => {
      throw refusal(500, 'UNEXPECTED');
    };
    openStudio();
    expect(await screen.findAllByRole('button', { name: 'Spróbuj ponownie' })).toHaveLength(2);
    expect(screen.queryByText(/działa tylko online/)).toBeNull();
  });
});

it('the default template is downloaded in the person’s language', async () => {
  const { user } = openDefaultButton();
  await user.click(screen.getByRole('button', { name: 'Pobierz szablon domyślny' }));
  await waitFor(() => expect(saved).toHaveBeenCalledWith(expect.anything(), 'Raport z przeglądu.docx'));
  expect(asked.mock.calls[0]?.[0]).toBe('/api/reportTemplates/default?kind=AUDIT_REPORT&language=pl-PL');
});
