import { entities } from '@plumbline/resources/entities/index';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { memoryData, refusal } from '../../../entities/testing/memoryData';
import { renderScreen } from '../../../entities/testing/renderScreen';
import { RegulationEdit } from './DraftEdit';
import { PublishDialog } from './PublishDialog';
import { RegulationShow } from './RegulationShow';

vi.mock('../../../data/session/session', async (original) => ({
  ...(await original<object>()),
  apiFetch: async (path: string) => {
    const errors = { type: { message: 'validation.expertRegulationTaken', args: { category: 'Zawiesia' } } };
    if (path.includes('/second/')) throw refusal(422, 'INVALID', { errors });
    return Response.json(
      path.endsWith('/openPlannings') ? { openPlannings: 0 } : { ...published, publishedVersion: 5 },
    );
  },
}));

afterEach(cleanup);

const content = {
  instance: 'account-1',
  version: 3,
  shortName: 'ZAW-1',
  type: 'expert',
  interval: 12,
  intervalUnit: 'MONTHLY',
  parts: [],
};
const published = { ...content, id: 'r', name: { 'pl-PL': 'Zawiesia' }, publishedVersion: 4 };
const draft = {
  ...content,
  id: 'd',
  name: { 'pl-PL': 'Zawiesia, nowe' },
  regulation: 'r',
  state: 'draft',
};

/** What the screens before asked for, so that it counts as known: whether there is a draft, and the list of regulations. */
function Before() {
  useGetList('regulationVersions', {
    filter: { regulation: 'r', state: 'draft' },
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'DESC' },
  });
  const { data } = useGetList('auditRegulations');
  return <p>{data?.length ?? 0} known</p>;
}

type Rows = Parameters<typeof memoryData>[0];
/** The list says nothing of the parts; once the edit screen is opened, answers on `held` wait to be let go. */
function open(held: string, known: Rows, now: Rows = known) {
  const rows = { ...known };
  const { dataProvider } = memoryData(rows);
  const gates: (() => void)[] = [];
  const answered: string[] = [];
  let isGated = false;
  const gated =
    <A extends [string, ...unknown[]], T>(ask: (...request: A) => Promise<T>) =>
    async (...request: A): Promise<T> => {
      if (isGated && request[0] === held) await new Promise<void>((go) => gates.push(go));
      else if (isGated) answered.push(request[0]);
      return ask(...request);
    };
  const listed: typeof dataProvider.getList = async (resource, params) => {
    const answer = await dataProvider.getList(resource, params);
    return { ...answer, data: answer.data.map(({ parts: _parts, ...row }) => row) };
  };
  function Screens() {
    const [isEditing, setEditing] = useState(false);
    return isEditing ? (
      <RegulationEdit />
    ) : (
      <>
        <Before />
        <button type="button" onClick={() => setEditing(true)}>
          edit
        </button>
      </>
    );
  }
  const drawn = renderScreen({
    element: <Screens />,
    path: '/audit-regulations/:id',
    at: '/audit-regulations/r',
    resource: entities.auditRegulations.name,
    dataProvider: {
      ...dataProvider,
      getList: gated(listed) as never,
      getOne: gated(dataProvider.getOne) as never,
    },
  });
  return {
    edit: async () => {
      await screen.findByText('1 known');
      isGated = true;
      Object.assign(rows, now);
      await drawn.user.click(screen.getByText('edit'));
      await waitFor(() => expect([gates.length > 0, answered.length > 0]).toEqual([true, true]));
    },
    /** All that was asked so far is answered, and what is asked from now on. */
    answer: async () => {
      isGated = false;
      await act(async () => {
        for (const go of gates.splice(0)) go();
      });
    },
  };
}

describe('editing a regulation', () => {
  it('begins from what is published and says by which version inspections go on', async () => {
    const { edit, answer } = open('auditRegulations', {
      auditRegulations: [published],
      regulationVersions: [],
    });
    await edit();
    // The list knows the regulation, but not its parts: a draft begun from that would have none.
    expect(screen.queryByDisplayValue('Zawiesia')).toBeNull();
    await answer();
    expect(await screen.findByDisplayValue('Zawiesia')).toBeTruthy();
    expect(await screen.findByText(/według wersji 4/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Zapisz wersję roboczą' })).toBeTruthy();
  });

  it('goes on with the draft that somebody began meanwhile, and never shows what is published in its place', async () => {
    const shown = { auditRegulations: [published], regulationVersions: [] };
    const { edit, answer } = open('regulationVersions', shown, { ...shown, regulationVersions: [draft] });
    await edit();
    expect(screen.queryByDisplayValue('Zawiesia')).toBeNull();
    await answer();
    expect(await screen.findByDisplayValue('Zawiesia, nowe')).toBeTruthy();
    expect(screen.queryByDisplayValue('Zawiesia')).toBeNull();
  });
});

describe('publishing a draft', () => {
  it('says where it was asked what is wrong with which field', async () => {
    const second = { ...draft, id: 'second' };
    const { user } = renderScreen({
      element: <PublishDialog draft={second} onClose={() => {}} />,
      resource: 'regulationVersions',
      dataProvider: memoryData({ auditRegulations: [published], regulationVersions: [second] }).dataProvider,
    });
    await screen.findByRole('dialog', { name: 'Opublikować wersję 5?' });
    await user.click(screen.getByRole('button', { name: 'Publikuj' }));
    expect((await screen.findByText(/^Rodzaj przeglądu: /)).closest('[role="dialog"]')).not.toBeNull();
  });

  it('leads to the regulation without a word of that draft, though nothing was read anew yet', async () => {
    const { dataProvider } = memoryData({ auditRegulations: [published], regulationVersions: [draft] });
    let isHeld = false;
    const getList = ((resource, params) =>
      isHeld ? new Promise(() => {}) : dataProvider.getList(resource, params)) as typeof dataProvider.getList;
    const { user } = renderScreen({
      element: (
        <Routes>
          <Route
            path="draft"
            element={
              <>
                <Before />
                <PublishDialog draft={draft} onClose={() => {}} />
              </>
            }
          />
          <Route path="audit-regulations/:id/show" element={<RegulationShow />} />
        </Routes>
      ),
      path: '/*',
      at: '/draft',
      resource: 'auditRegulations',
      dataProvider: { ...dataProvider, getList },
    });
    await screen.findByText('1 known');
    await screen.findByRole('dialog', { name: 'Opublikować wersję 5?' });
    isHeld = true;
    await user.click(await screen.findByRole('button', { name: 'Publikuj' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Zawiesia' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Do wersji roboczej' })).toBeNull();
  });
});

it('a draft that a screen before knew of is not spoken of until it is known to be there still', async () => {
  const rows = { auditRegulations: [published], regulationVersions: [draft] };
  const { dataProvider } = memoryData(rows);
  let letGo = () => {};
  const held = new Promise<void>((go) => {
    letGo = go;
  });
  let isHeld = false;
  const getList = (async (resource, params) => {
    if (isHeld) await held;
    return dataProvider.getList(resource, params);
  }) as typeof dataProvider.getList;
  const { router } = renderScreen({
    element: (
      <Routes>
        <Route path="before" element={<Before />} />
        <Route path="audit-regulations/:id/show" element={<RegulationShow />} />
      </Routes>
    ),
    path: '/*',
    at: '/before',
    resource: 'auditRegulations',
    dataProvider: { ...dataProvider, getList },
  });
  await screen.findByText('1 known');
  isHeld = true;
  await act(() => router.navigate('/audit-regulations/r/show'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Zawiesia' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Do wersji roboczej' })).toBeNull();
  await act(async () => letGo());
  expect(await screen.findByRole('link', { name: 'Do wersji roboczej' })).toBeTruthy();
});
