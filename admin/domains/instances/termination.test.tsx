import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { memoryData } from '../../entities/testing/memoryData';
import { owner, renderScreen } from '../../entities/testing/renderScreen';
import { AccountExportFacts } from './AccountExportFacts';
import { AccountMarks } from './AccountMarks';
import { SellerContactFacts } from './SellerContactFacts';
import { TerminationBanner } from './TerminationBanner';
import { TerminationFacts } from './TerminationFacts';
import { TestAccountBanner } from './TestAccountBanner';

const { asked, saved } = vi.hoisted(() => ({ asked: vi.fn(), saved: vi.fn() }));
vi.mock('../../data/session/session', () => ({ apiFetch: asked }));
vi.mock('../../data/files/saveAs', () => ({ saveAs: saved }));
afterEach(cleanup);

const termination = { erasedOn: '2027-02-15' };
const show = (element: React.ReactElement, actor: object = {}, at = '/equipments/overview') =>
  renderScreen({
    element,
    path: '*',
    at,
    resource: 'instances',
    dataProvider: {} as never, // nothing is asked of it
    actor: { ...owner, ...actor },
  });
const drawn = (element: React.ReactElement) => (
  <>
    {element}
    <p>drawn</p>
  </>
);
const account = (values: object = {}) => ({
  id: 'other',
  hasResigned: true,
  dateErasureDue: '2027-02-15',
  ...values,
});

it('everybody in a terminated account reads when it is erased; who keeps it finds the export', async () => {
  show(<TerminationBanner />, { termination });
  expect((await screen.findByRole('status')).textContent).toContain('15.02.2027');
  screen.getByRole('link', { name: 'Eksportuj wszystkie dane' });
  cleanup();
  show(<TerminationBanner />, { termination, role: 'Employee' });
  await screen.findByRole('status');
  expect(screen.queryByRole('link')).toBeNull();
});

it('in an account that goes on there is no word of it', async () => {
  show(drawn(<TerminationBanner />));
  await screen.findByText('drawn');
  expect(screen.queryByRole('status')).toBeNull();
});

it('brokers and the provider read on the account what happens when, and that it has happened', async () => {
  show(<TerminationFacts record={account()} />);
  expect((await screen.findByRole('alert')).textContent).toContain('15.02.2027');
  cleanup();
  show(<TerminationFacts record={account({ dateErased: '2027-02-16' })} />);
  expect((await screen.findByRole('alert')).textContent).toContain('16.02.2027');
  cleanup();
  show(drawn(<TerminationFacts record={account({ hasResigned: false })} />));
  await screen.findByText('drawn');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('owners take the whole account along; others find no such button', async () => {
  asked.mockResolvedValue(new Response('zip'));
  show(<AccountExportFacts record={{ id: owner.instance }} />);
  fireEvent.click(await screen.findByRole('button'));
  await waitFor(() => expect(saved).toHaveBeenCalled());
  expect(asked.mock.calls[0]?.[0]).toContain(`/api/instances/${owner.instance}/exportAll`);
  cleanup();
  show(drawn(<AccountExportFacts record={{ id: owner.instance }} />), { role: 'Employee' });
  await screen.findByText('drawn');
  expect(screen.queryByRole('button')).toBeNull();
});

it('a test account is called one on every screen, and another one is not', async () => {
  show(drawn(<TestAccountBanner />), { isTestAccount: true });
  expect((await screen.findByRole('status')).textContent).toContain('konto testowe');
  cleanup();
  show(drawn(<TestAccountBanner />));
  await screen.findByText('drawn');
  expect(screen.queryByRole('status')).toBeNull();
});

it('those who look after an account see what kind of customer it is', async () => {
  show(<AccountMarks record={{ id: 'other', isTestInstance: true, isCooperationPartner: true }} />);
  await screen.findByText('Konto testowe');
  screen.getByText('Partner współpracujący');
});

it('an account finds who supports it and when, and its salesperson where the broker shows them', async () => {
  const broker = {
    id: 'b',
    instance: 'catalogue',
    name: 'Regalschutz',
    supportEmail: 'hilfe@regalschutz.example',
    supportPhone: '+49 341 123',
    supportTimes: { 'pl-PL': 'pn–pt 8–16' },
  };
  const salesman = {
    id: 's',
    instance: 'catalogue',
    firstName: 'Ewa',
    lastName: 'Lis',
    emailAddress: 'ewa@regalschutz.example',
    phoneNumbers: [{ kind: 'work', number: '+48 600 100 200' }],
  };
  const open = (salesmen: object[]) =>
    renderScreen({
      element: <SellerContactFacts record={{ id: owner.instance, salesman: 's' }} />,
      path: '*',
      at: '/',
      resource: 'instances',
      dataProvider: memoryData({ brokers: [broker], salesmen } as never).dataProvider,
      actor: { broker: 'b' },
    });
  open([salesman]);
  await screen.findByText('Godziny pomocy technicznej: pn–pt 8–16');
  expect((await screen.findByText('+48 600 100 200')).getAttribute('href')).toBe('tel:+48600100200');
  screen.getByText('Ewa Lis');
  cleanup();
  open([]);
  await screen.findByText('Regalschutz');
  expect(screen.queryByText('Ewa Lis')).toBeNull();
});
