import { createTheme } from '@mui/material';
import type { SessionSummary } from '@plumbline/resources/rules/auth/session';
import { act, cleanup, render, screen } from '@testing-library/react';
import { AdminContext } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { ActorContextProvider } from '../../data/session/ActorProvider';
import { MirrorBanner } from './MirrorBanner';

const heard = vi.hoisted(() => ({ listeners: new Set<() => void>(), status: {} as { actor: unknown } }));
vi.mock('../../data/session/session', () => ({
  session: {
    status: () => heard.status,
    subscribe: (listener: () => void) => {
      heard.listeners.add(listener);
      return () => heard.listeners.delete(listener);
    },
  },
  endMirroring: async () => {},
}));

const support = (mayWrite: boolean): SessionSummary => ({
  user: 'u1',
  contact: null,
  instance: 'i1',
  instanceName: 'Pion',
  instanceType: 'AUDITOR',
  role: 'Owner',
  locations: 'all',
  categories: 'all',
  email: 'a@b.test',
  name: 'Anna',
  language: 'pl-PL',
  contacts: [],
  mirroring: { id: 'm1', until: '2026-11-22T10:00:00.000Z', mayWrite },
});

afterEach(cleanup);

it('shows the current rights of a support session before the reload', () => {
  heard.status = { actor: support(true) };
  render(
    <AdminContext
      theme={createTheme()}
      i18nProvider={{ translate: (key) => key, changeLocale: async () => {}, getLocale: () => 'en-EN' }}
    >
      <ActorContextProvider value={support(true)}>
        <MirrorBanner />
      </ActorContextProvider>
    </AdminContext>,
  );
  expect(screen.getByText('people.mirror.writes')).toBeTruthy();
  act(() => {
    heard.status = { actor: support(false) };
    for (const listener of heard.listeners) listener();
  });
  expect(screen.getByText('people.mirror.reads')).toBeTruthy();
});
