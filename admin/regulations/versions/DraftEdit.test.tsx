import { entities } from '@plumbline/resources/entities/index';
import { cleanup, screen } from '@testing-library/react';
import { useGetList } from 'react-admin';
import { afterEach, describe, expect, it } from 'vitest';
import { memoryData } from '../../entities/testing/memoryData';
import { renderScreen } from '../../entities/testing/renderScreen';
import { RegulationEdit } from './DraftEdit';

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

/** What the screen before asked for, so that it counts as known. */
function Before() {
  useGetList('regulationVersions', {
    filter: { regulation: 'r', state: 'draft' },
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'DESC' },
  });
  return null;
}
const open = (rows: object) =>
  renderScreen({
    element: (
      <>
        <Before />
        <RegulationEdit />
      </>
    ),
    path: '/audit-regulations/:id',
    at: '/audit-regulations/r',
    resource: entities.auditRegulations.name,
    dataProvider: memoryData(rows as Parameters<typeof memoryData>[0]).dataProvider,
  });

describe('editing a regulation', () => {
  it('begins from what is published and says by which version inspections go on', async () => {
    open({ auditRegulations: [published], regulationVersions: [] });
    expect(await screen.findByDisplayValue('Zawiesia')).toBeTruthy();
    expect(screen.getByText(/według wersji 4/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Zapisz wersję roboczą' })).toBeTruthy();
  });

  it('goes on with the draft where there is one', async () => {
    open({ auditRegulations: [published], regulationVersions: [draft] });
    expect(await screen.findByDisplayValue('Zawiesia, nowe')).toBeTruthy();
  });
});
