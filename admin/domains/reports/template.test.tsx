import type { AuditReport } from '@plumbline/resources/entities/auditReports';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { memoryData } from '../../entities/testing/memoryData';
import { renderScreen } from '../../entities/testing/renderScreen';
import { MadeWith } from './MadeWith';
import { WhichTemplate } from './WhichTemplate';

const { asked, connection } = vi.hoisted(() => ({ asked: vi.fn(), connection: { isOnline: true } }));
vi.mock('../../data/session/session', async (original) => ({
  ...(await original<object>()),
  apiFetch: asked,
}));
vi.mock('../../data/offline', async (original) => ({
  ...(await original<object>()),
  useConnection: () => connection,
}));
afterEach(cleanup);

/** The fields that the parts under test read. */
const reportOf = (more: Partial<AuditReport> = {}) =>
  ({ id: 'r', version: 1, templateHash: 'h', ...more }) as AuditReport;
const draw = (element: React.ReactNode) =>
  renderScreen({ element, resource: 'auditReports', dataProvider: memoryData({}).dataProvider });

it.each([
  [{ templateName: 'Nasz', templateNumber: 2 }, 'Szablon: Nasz, wersja 2'],
  [{}, 'Szablon: domyślny'],
])('a report tells the template it was made with', async (fields, text) => {
  draw(<MadeWith report={reportOf(fields)} />);
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  ['TEMPLATES_NEED_SANDBOX', /serwer nie przetwarza własnych szablonów/],
  ['TEMPLATE_DOES_NOT_FILL', /nie dało się wypełnić danymi tego raportu/],
])('a report tells why the default template had to step in: %s', async (templateWarning, text) => {
  draw(<MadeWith report={reportOf({ templateWarning })} />);
  expect((await screen.findByRole('alert')).textContent).toMatch(text);
});

it('a report without a PDF names no template', () => {
  draw(<MadeWith report={reportOf({ templateHash: null })} />);
  expect(screen.queryByText(/Szablon/)).toBeNull();
});

it('an open report tells when asked which template applies, and why the others do not', async () => {
  asked.mockResolvedValue(
    Response.json({
      ...{ name: 'Partner', number: 3, isOfBroker: true },
      candidates: [
        { name: 'Partner', isOfBroker: true, isChosen: true, reason: 'chosen' },
        { name: 'Bramy', isOfBroker: false, isChosen: false, reason: 'category' },
      ],
    }),
  );
  const { user } = draw(<WhichTemplate report={reportOf()} />);
  expect(asked).not.toHaveBeenCalled();
  await user.click(screen.getByText('Jaki szablon obowiązuje i dlaczego'));
  expect(await screen.findByText('Obowiązuje: Partner (broker), wersja 3')).toBeTruthy();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Partner (broker)obowiązuje',
    'Bramydla innych kategorii',
  ]);
});

it('without network only says that the server is needed', async () => {
  connection.isOnline = false;
  asked.mockClear();
  const { user } = draw(<WhichTemplate report={reportOf()} />);
  await user.click(screen.getByText('Jaki szablon obowiązuje i dlaczego'));
  expect(await screen.findByText(/działa tylko online/)).toBeTruthy();
  expect(asked).not.toHaveBeenCalled();
});
