import { definitions, entities } from '@plumbline/resources/entities/index';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { DeleteRefused } from '../delete/DeleteRefused';
import { memoryData, refusal } from '../testing/memoryData';
import { renderScreen } from '../testing/renderScreen';
import { RelatedTimeline } from './RelatedTimeline';

afterEach(cleanup);

const { audits: tab } = definitions.equipments.form;
const report = { id: 'report', number: 'R-2026-7', state: 'finished' };
const audits = [
  { id: 'planned', equipment: 'rack', dateAudited: null, type: 'expert', result: 'NOT_PROCESSED' },
  {
    id: 'done',
    equipment: 'rack',
    dateAudited: '2026-11-03T10:00:00.000Z',
    type: 'expert',
    result: 'REPAIR_LOCKED',
    report: 'report',
    comment: 'Odkształcony słup',
  },
  { id: 'foreign', equipment: 'other', dateAudited: '2026-11-02T10:00:00.000Z', result: 'OKAY' },
];
const draw = (rows: typeof audits, refuse = () => {}) => {
  if (!tab || !('related' in tab)) throw new Error('The tab lists audits.');
  const { dataProvider } = memoryData({ audits: rows, auditReports: [report] }, refuse);
  renderScreen({
    element: <RelatedTimeline entity={entities.audits} related={tab} id="rack" />,
    resource: 'audits',
    dataProvider,
  });
};

describe('the history of a piece of equipment', () => {
  it('shows each audit with how it ended, leading to it and to its report', async () => {
    draw(audits);
    const items = await screen.findAllByRole('listitem');
    expect(items).toHaveLength(2);
    expect(within(items[0]!).getByText('Zaplanowano')).toBeTruthy();
    const done = within(items[1]!);
    expect(done.getByRole('link', { name: '03.11.2026' }).getAttribute('href')).toBe(
      '/audits/inspections/done/show',
    );
    expect(done.getByText('Odkształcony słup')).toBeTruthy();
    expect((await done.findByRole('link', { name: 'R-2026-7' })).getAttribute('href')).toBe(
      '/audits/reports/report/show',
    );
  });

  it('says that nothing happened yet', async () => {
    draw([]);
    expect(await screen.findByText('Brak przeglądów')).toBeTruthy();
  });

  it('says what went wrong', async () => {
    draw(audits, () => {
      throw refusal(503, 'NOT_READY');
    });
    expect(await screen.findByRole('alert')).toBeTruthy();
  });
});

it('tells the person who may not delete that the right is missing, and who has it', async () => {
  const { user } = renderScreen({
    element: <DeleteRefused entity={entities.equipmentOwners} title="Odra" />,
    resource: 'equipmentOwners',
    dataProvider: memoryData({}).dataProvider,
  });
  await user.click(screen.getByRole('button', { name: 'Usuń' }));
  const dialog = await screen.findByRole('dialog', { name: 'Brak uprawnień' });
  expect(dialog.textContent).toContain(
    '„Odra” może usunąć tylko osoba z rolą: Właściciel konta, Administrator.',
  );
});
