import { cleanup, screen } from '@testing-library/react';
import { RecordContextProvider } from 'react-admin';
import { afterEach, expect, it } from 'vitest';
import { formPartsOf } from '../../entities/form/partsOfForm';
import { memoryData } from '../../entities/testing/memoryData';
import { owner, renderScreen } from '../../entities/testing/renderScreen';
import { EmailNote } from './EmailNote';

afterEach(cleanup);

const draw = (more: object, typed = 'new@auditor.example') =>
  renderScreen({
    element: (
      <RecordContextProvider value={{ id: 'p', emailAddress: 'old@auditor.example', ...more }}>
        <EmailNote values={{ emailAddress: typed }} />
      </RecordContextProvider>
    ),
    resource: 'contacts',
    dataProvider: memoryData({}).dataProvider,
  });
const said = () => screen.queryByRole('status')?.textContent ?? null;

it('stands beneath the address, where it is in sight while that is typed', () => {
  expect(formPartsOf('contacts', 'master', 'emailAddress')).toHaveLength(1);
  expect(formPartsOf('contacts', 'master')).toEqual([]);
});

it('says that somebody else’s sign-in keeps its address, and who can change that', () => {
  draw({ user: 'u' });
  expect(said()).toMatch(/^Zmieni się tylko adres kontaktu.*zmienić go może tylko ta osoba sama/);
});

it('leads to where the own sign-in address is changed', () => {
  draw({ id: owner.contact, user: owner.user });
  expect(screen.getByRole('link').getAttribute('href')).toBe('/users/settings');
});

it('says that the invitation sent to the address before is worth nothing', () => {
  draw({ invitationState: 'INVITED' });
  expect(said()).toContain('old@auditor.example straci ważność');
});

it('says nothing of a contact who neither signs in nor is invited, nor of an address left as it is', () => {
  draw({});
  draw({ user: 'u' }, 'old@auditor.example');
  expect(said()).toBeNull();
});
