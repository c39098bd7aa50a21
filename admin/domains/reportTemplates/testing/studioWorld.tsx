import { officeTypes } from '@plumbline/resources/language/fields/types/file';
import type { SessionSummary } from '@plumbline/resources/rules/auth/session';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { memoryData, type Rows } from '../../../entities/testing/memoryData';
import { renderScreen } from '../../../entities/testing/renderScreen';
import { ListDefaultButton } from '../DefaultButton';
import { TemplateScreen } from '../TemplateScreen';

const { asked, saved, upload, connection } = vi.hoisted(() => ({
  asked: vi.fn(),
  saved: vi.fn(),
  upload: vi.fn(),
  connection: { isOnline: true },
}));
vi.mock('../../../data/session/session', async (original) => ({
  ...(await original<object>()),
  apiFetch: asked,
}));
vi.mock('../../../data/files/saveAs', () => ({ saveAs: saved }));
vi.mock('../../../data/files/uploadFile', () => ({ uploadFile: upload }));
vi.mock('../../../data/offline', async (original) => ({
  ...(await original<object>()),
  useConnection: () => connection,
}));

export const file = (hash: string) => ({
  hash,
  name: `${hash}.docx`,
  mimeType: officeTypes.docx,
  size: 1000,
});
export const template = {
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
export const versionOf = (number: number, more = {}) => ({
  ...{ id: `v${number}`, template: 't', number, file: file(`file${number}`), publishedBy: 'Anna Nowak' },
  ...{ publishedAt: '2026-11-17T12:00:00.000Z', note: null, repeats: null, ...more },
});
export const tags = [
  { tag: '{d.customer.name}', path: 'customer.name', kind: 'text', example: 'Odra', name: null },
  { tag: '{d.location.name}', path: 'location.name', kind: 'text', example: 'Hala 1', name: null },
  { tag: '{d.account.logo:pic}', path: 'account.logo', kind: 'image', example: '', name: null },
  {
    tag: "{d.customer.customFields[key='costCentre'].value}",
    path: "customer.customFields[key='costCentre'].value",
    ...{ kind: 'text', example: '', name: 'MPK' },
  },
];

interface Given {
  row?: object;
  versions?: readonly { id: string }[];
  role?: 'Owner' | 'Employee';
  actor?: Partial<SessionSummary>;
  refuse?: Parameters<typeof memoryData>[1];
}
export function openStudio({
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

/** Draws the button that downloads the default template from the list. */
export const openDefaultButton = () =>
  renderScreen({
    element: <ListDefaultButton />,
    resource: 'reportTemplates',
    dataProvider: memoryData({}).dataProvider,
  });

export const panel = async (name: string) => within(await screen.findByRole('region', { name }));

/** The requests for previews, by their bodies. */
export const previews = () =>
  asked.mock.calls.flatMap(([path, init]) => (path.endsWith('/preview') ? [JSON.parse(init.body)] : []));

/** Answers of the API by the end of the address; a test may replace some. */
export const answers: Record<string, () => Response> = {};

/** Answers the studio of one template in each test of a file; import it before anything of the studio itself. */
export function answerStudio() {
  beforeEach(() => {
    connection.isOnline = true;
    Object.assign(answers, {
      studio: () => Response.json({ hasSandbox: true, tags }),
      problems: () => Response.json({ accepted: true, problems: [] }),
      preview: () => new Response('%PDF-1.7'),
      publish: () => Response.json(versionOf(3)),
      rollBack: () => Response.json(versionOf(3, { repeats: 1 })),
      default: () => new Response('PK'),
    });
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
  return { asked, saved, upload, connection };
}
