import { officeTypes } from '@plumbline/resources/language/fields/types/file';
import type { SessionSummary } from '@plumbline/resources/rules/auth/session';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryData, type Rows, refusal } from '../../entities/testing/memoryData';
import { renderScreen } from '../../entities/testing/renderScreen';
import { ListDefaultButton } from './DefaultButton';
import { TemplateScreen } from './TemplateScreen';

const { asked, saved, upload, connection } = vi.hoisted(() => ({
  asked: vi.fn(),
  saved: vi.fn(),
  upload: vi.fn(),
  connection: { isOnline: true },
}));
vi.mock('../../data/session/session', async (original) => ({
  ...(await original<object>()),
  apiFetch: asked,
}));
vi.mock('../../data/files/saveAs', () => ({ saveAs: saved }));
vi.mock('../../data/files/uploadFile', () => ({ uploadFile: upload }));
vi.mock('../../data/offline', async (original) => ({
  ...(await original<object>()),
  useConnection: () => connection,
}));

const file = (hash: string) => ({ hash, name: `${hash}.docx`, mimeType: officeTypes.docx, size: 1000 });
const problem = {
  code: 'TEMPLATE_TAG_UNKNOWN',
  severity: 'error',
  part: 'word/document.xml',
  place: { paragraph: 4, near: 'Dear {d.custmer.name}' },
  message: 'Nieznany znacznik {d.custmer.name}',
};
const template = {
  ...{
    id: 't',
    instance: 'account-1',
    version: 2,
    name: 'Nasz raport',
    kind: 'AUDIT_REPORT',
    isActive: true,
  },
  ...{ draft: file('new'), publishedVersion: 2, publishedAt: '2026-11-17T12:00:00.000Z', language: null },
};
const versionOf = (number: number, more = {}) => ({
  ...{ id: `v${number}`, template: 't', number, file: file(`file${number}`), publishedBy: 'Anna Nowak' },
  ...{ publishedAt: '2026-11-17T12:00:00.000Z', note: null, repeats: null, ...more },
});
const tags = [
  { tag: '{d.customer.name}', path: 'customer.name', kind: 'text', example: 'Odra', name: null },
  { tag: '{d.location.name}', path: 'location.name', kind: 'text', example: 'Hala 1', name: null },
  { tag: '{d.account.logo:pic}', path: 'account.logo', kind: 'image', example: '', name: null },
  {
    tag: "{d.customer.customFields[key='costCentre'].value}",
    path: "customer.customFields[key='costCentre'].value",
    ...{ kind: 'text', example: '', name: 'MPK' },
  },
];

/** Answers of the API by the end of the address; previews are told by their body. */
let answers: Record<string, () => Response>;
const previews = () =>
  asked.mock.calls.flatMap(([path, init]) => (path.endsWith('/preview') ? [JSON.parse(init.body)] : []));

beforeEach(() => {
  connection.isOnline = true;
  answers = {
    studio: () => Response.json({ hasSandbox: true, tags }),
    problems: () => Response.json({ accepted: true, problems: [] }),
    preview: () => new Response('%PDF-1.7'),
    publish: () => Response.json(versionOf(3)),
    rollBack: () => Response.json(versionOf(3, { repeats: 1 })),
    default: () => new Response('PK'),
  };
  asked.mockReset().mockImplementation(async (path: string) => {
    const end = path.split('?')[0]?.split('/').at(-1) ?? '';
    const answer = answers[end];
    if (!answer) throw new Error(`nobody answers ${path}`);
    return answer();
  });
  upload.mockReset();
  saved.mockReset();
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: vi.fn() }),
  );
});
afterEach(cleanup);

interface Given {
  row?: object;
  versions?: readonly { id: string }[];
  role?: 'Owner' | 'Employee';
  actor?: Partial<SessionSummary>;
  refuse?: Parameters<typeof memoryData>[1];
}
function open({
  row = {},
  versions = [versionOf(2), versionOf(1)],
  role = 'Owner',
  actor = {},
  refuse,
}: Given = {}) {
  const rows: Rows = {
    ...{ reportTemplates: [{ ...template, ...row }], reportTemplateVersions: versions, auditReports: [] },
  };
  const { dataProvider, calls } = memoryData(rows, refuse);
  const drawn = renderScreen({
    element: <TemplateScreen />,
    path: '/report-templates/:id/show',
    at: '/report-templates/t/show',
    resource: 'reportTemplates',
    dataProvider,
    actor: { role, ...actor },
  });
  return { ...drawn, calls, rows };
}
const panel = async (name: string) => within(await screen.findByRole('region', { name }));

describe('tags', () => {
  it('stand by topic, the account’s own first, and are found by tag or meaning', async () => {
    const { user } = open();
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
    const { user } = open();
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

describe('the draft', () => {
  it('says which version reports use, and what is noted about the file', async () => {
    answers.problems = () =>
      Response.json({ accepted: true, problems: [{ ...problem, severity: 'warning', place: null }] });
    open();
    const draft = await panel('Wersja robocza');
    expect(await draft.findByText(/Obowiązuje wersja 2/)).toBeTruthy();
    expect((await draft.findByRole('alert')).textContent).toContain('Przyjęto z uwagami');
  });

  it('is replaced by an upload; a refused file is told with its places and the draft stays', async () => {
    upload.mockResolvedValue(file('changed'));
    let isRefused = true;
    const { calls } = open({
      refuse: ({ method }) => {
        if (method === 'update' && isRefused)
          throw refusal(422, 'INVALID', {
            data: { problems: [problem] },
            errors: { draft: { message: 'validation.templateProblems' } },
          });
      },
    });
    const draft = await panel('Wersja robocza');
    const choose = async () => {
      await draft.findByRole('button', { name: /Prześlij zmieniony plik/ });
      // As on a system without an office program, which knows no type for it.
      const chosen = new File(['x'], 'raport.DOCX', { type: '' });
      await act(async () => {
        fireEvent.change(document.querySelector('input[type="file"]')!, { target: { files: [chosen] } });
      });
    };
    await choose();
    const alert = await draft.findByRole('alert');
    expect(alert.textContent).toContain('Plik nie został przyjęty. 1 błąd:');
    expect(alert.textContent).toContain('Akapit 4: „Dear {d.custmer.name}”');
    isRefused = false;
    await choose();
    await waitFor(() => expect(draft.queryByRole('alert')).toBeNull());
    const updates = calls.filter(({ method }) => method === 'update');
    expect(updates.map(({ params }) => params.data)).toEqual([
      { draft: file('changed') },
      { draft: file('changed') },
    ]);
    await draft.findByRole('button', { name: /Prześlij zmieniony plik/ });
    // The row has the same draft in this world: reading it again makes no preview anew.
    expect(previews()).toHaveLength(1);
  });

  it('is not there yet: the screen says how to begin', async () => {
    open({ row: { draft: null, publishedVersion: null }, versions: [] });
    expect((await panel('Wersja robocza')).getByText(/Brak pliku. Pobierz szablon domyślny/)).toBeTruthy();
    expect((await panel('Podgląd')).getByText('Brak pliku.')).toBeTruthy();
    expect(await screen.findByText(/Nic jeszcze nie opublikowano/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Opublikuj' })).toBeNull();
    expect(previews()).toEqual([]);
  });

  it('is not asked of people who only read templates', async () => {
    open({ row: { draft: null, publishedVersion: null }, versions: [], role: 'Employee' });
    expect((await panel('Wersja robocza')).getByText('Brak pliku.')).toBeTruthy();
    expect(screen.queryByText(/prześlij tutaj/)).toBeNull();
  });
});

describe('the preview', () => {
  it('is made of the draft with sample data, then of what is chosen', async () => {
    const { user } = open();
    const preview = await panel('Podgląd');
    expect(await preview.findByRole('link', { name: 'Otwórz podgląd' })).toBeTruthy();
    expect(previews()).toEqual([{ by: 'sample', language: 'pl-PL' }]);
    await user.click(preview.getByRole('combobox', { name: 'Dane' }));
    await user.click(await screen.findByRole('option', { name: '200 zdjęć' }));
    await waitFor(() => expect(previews().at(-1)).toEqual({ by: 'manyPhotos', language: 'pl-PL' }));
    await user.click(preview.getByRole('combobox', { name: 'Dane' }));
    await user.click(await screen.findByRole('option', { name: 'własny raport' }));
    expect(await preview.findByText('Brak raportów do wyboru.')).toBeTruthy();
    expect(previews()).toHaveLength(2);
  });

  it('offers no report to salespeople, who read none', async () => {
    const { user } = open({
      row: { broker: 'b' },
      actor: { role: 'SalesForce', instanceType: 'BROKER', broker: 'b', brokers: ['b'] },
    });
    const preview = await panel('Podgląd');
    await user.click(await preview.findByRole('combobox', { name: 'Dane' }));
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'przykładowe',
      'bez danych',
      'bardzo długie teksty',
      'bez zdjęć',
      '200 zdjęć',
    ]);
  });

  it('stands beside that of another version', async () => {
    const { user } = open();
    const preview = await panel('Podgląd');
    await user.click(await preview.findByRole('button', { name: 'Porównaj z inną wersją' }));
    await waitFor(() => expect(preview.getAllByRole('link', { name: 'Otwórz podgląd' })).toHaveLength(2));
    expect(previews().at(-1)).toEqual({ by: 'sample', language: 'pl-PL', number: 2 });
    await user.click(preview.getByRole('button', { name: 'Zakończ porównanie' }));
    expect(preview.getAllByRole('link', { name: 'Otwórz podgląd' })).toHaveLength(1);
  });

  it('that another one of the account replaced is asked for again while it is shown', async () => {
    const working = answers.preview!;
    answers.preview = () => {
      answers.preview = working;
      throw refusal(409, 'PREVIEW_REPLACED');
    };
    open();
    const preview = await panel('Podgląd');
    expect(await preview.findByRole('link', { name: 'Otwórz podgląd' })).toBeTruthy();
    expect(previews()).toHaveLength(2);
  });

  it('that fails says why and can be made again', async () => {
    const working = answers.preview!;
    answers.preview = () => {
      throw refusal(422, 'TEMPLATE_DOES_NOT_FILL', { data: { part: 'word/document.xml', reason: 'x' } });
    };
    const { user } = open();
    const preview = await panel('Podgląd');
    expect((await preview.findByRole('alert')).textContent).toContain('Szablonu nie da się wypełnić');
    answers.preview = working;
    await user.click(preview.getByRole('button', { name: 'Spróbuj ponownie' }));
    expect(await preview.findByRole('link', { name: 'Otwórz podgląd' })).toBeTruthy();
  });
});

describe('versions', () => {
  it('are published with a note', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Opublikuj' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Opublikować wersję 3?' }));
    await user.type(dialog.getByRole('textbox', { name: /Co się zmienia/ }), 'logo');
    await user.click(dialog.getByRole('button', { name: 'Opublikuj' }));
    expect(await screen.findByText('Opublikowano wersję 3.')).toBeTruthy();
    const [, init] = asked.mock.calls.find(([path]) => path.endsWith('/publish')) ?? [];
    expect(JSON.parse(init.body)).toEqual({ note: 'logo', draft: 'new' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(previews()).toHaveLength(1);
  });

  it('are published once by a double click, and not again until the draft changes', async () => {
    const { user } = open({ versions: [versionOf(2, { file: file('new') })] });
    await panel('Wersje');
    const button = await screen.findByRole('button', { name: 'Opublikuj' });
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
    await user.dblClick(button);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('of a double click on the button ask on, and the second click beside the dialog does not close it', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Opublikuj' }));
    const beside = () => screen.getByRole('dialog').parentElement!;
    fireEvent.mouseDown(beside(), { detail: 2 });
    fireEvent.click(beside(), { detail: 2 });
    const dialog = within(screen.getByRole('dialog'));
    await user.dblClick(dialog.getByRole('button', { name: 'Opublikuj' }));
    expect(await screen.findByText('Opublikowano wersję 3.')).toBeTruthy();
    expect(asked.mock.calls.filter(([path]) => path.endsWith('/publish'))).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('that cannot be published say why', async () => {
    answers.publish = () => {
      throw refusal(409, 'TEMPLATE_UNCHANGED');
    };
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Opublikuj' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Opublikuj' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('Ten plik jest już opublikowany');
  });

  it('are not published a second time where somebody replaced the draft meanwhile', async () => {
    answers.publish = () => {
      throw refusal(409, 'STALE_VERSION', { data: { current: { id: 't' } } });
    };
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Opublikuj' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Opublikuj' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('Sprawdź zmiany i opublikuj ponownie');
    expect(dialog.getByRole('button', { name: 'Opublikuj' })).toHaveProperty('disabled', true);
  });

  it('are listed with who, when and why, and an earlier one can be returned to', async () => {
    const { user } = open({ versions: [versionOf(2, { note: 'większe logo' }), versionOf(1)] });
    const versions = await panel('Wersje');
    const [current, earlier] = await versions.findAllByRole('listitem');
    expect(current?.textContent).toMatch(/wersja 2.*obowiązuje.*Anna Nowak · większe logo/);
    expect(within(current!).queryByRole('button', { name: /Przywróć/ })).toBeNull();
    await user.click(await within(earlier!).findByRole('button', { name: 'Przywróć wersję 1' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Przywrócić wersję 1?' }));
    await user.click(dialog.getByRole('button', { name: 'Przywróć' }));
    expect(await screen.findByText('Opublikowano wersję 3.')).toBeTruthy();
  });
});

describe('the studio', () => {
  it.each([
    ['the window is returned to', () => window.dispatchEvent(new Event('focus'))],
    ['the tab is shown again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('shows what another tab published once %s', async (_how, look) => {
    const { rows, user } = open();
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
    open({ role: 'Employee' });
    expect(await (await panel('Podgląd')).findByRole('link', { name: 'Otwórz podgląd' })).toBeTruthy();
    for (const name of [/Opublikuj/, /Prześlij zmieniony plik/, /Przywróć/])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('without a sandbox says that templates are off and asks for no preview', async () => {
    answers.studio = () => Response.json({ hasSandbox: false, tags });
    open();
    expect(await screen.findAllByText(/Własne szablony są na tym serwerze wyłączone/)).toHaveLength(2);
    expect(screen.queryByText(/działa tylko online/)).toBeNull();
    expect(screen.queryByRole('button', { name: /Prześlij zmieniony plik/ })).toBeNull();
    expect(previews()).toEqual([]);
  });

  it('without network says so, and whose tags cannot be loaded offers to try again', async () => {
    connection.isOnline = false;
    open();
    expect((await screen.findAllByText(/działa tylko online/)).length).toBe(2);
    expect(asked).not.toHaveBeenCalled();
    cleanup();
    connection.isOnline = true;
    answers.studio = () => {
      throw refusal(500, 'UNEXPECTED');
    };
    open();
    expect(await screen.findAllByRole('button', { name: 'Spróbuj ponownie' })).toHaveLength(2);
    expect(screen.queryByText(/działa tylko online/)).toBeNull();
  });
});

it('the default template is downloaded in the person’s language', async () => {
  const { user } = renderScreen({
    element: <ListDefaultButton />,
    resource: 'reportTemplates',
    dataProvider: memoryData({}).dataProvider,
  });
  await user.click(screen.getByRole('button', { name: 'Pobierz szablon domyślny' }));
  await waitFor(() => expect(saved).toHaveBeenCalledWith(expect.anything(), 'Raport z przeglądu.docx'));
  expect(asked.mock.calls[0]?.[0]).toBe('/api/reportTemplates/default?kind=AUDIT_REPORT&language=pl-PL');
});
