import { newId } from '@plumbline/resources/language/ids';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { setCurrentClient } from '../../../data/offline/currentClient';
import { createDevice } from '../../../data/offline/testing/createDevice';
import { memoryData } from '../../../entities/testing/memoryData';
import { renderScreen } from '../../../entities/testing/renderScreen';
import { createFixture } from '../../audits/testing/auditFixture';
import { ConnectionPanel } from './ConnectionPanel';

afterEach(cleanup);

it('says how the line is, goes offline by the person’s own switch, and leads to the whole story', async () => {
  const { ids, server } = createFixture();
  const device = createDevice(newId());
  const { client } = await device.openTab({
    user: ids.user,
    instance: ids.instance,
    transport: server.transport,
  });
  setCurrentClient(client);
  const onClose = vi.fn();
  const { user, address } = renderScreen({
    element: <ConnectionPanel word="Wysłano wszystko" onClose={onClose} />,
    resource: 'audits',
    dataProvider: memoryData({}).dataProvider,
  });
  expect(screen.getByRole('heading', { name: 'Wysłano wszystko' })).toBeTruthy();
  const own = screen.getByRole<HTMLInputElement>('switch', { name: /offline/i });
  await user.click(own);
  expect(client.connection()).toMatchObject({ isForcedOffline: true, isOnline: false });
  expect(await screen.findByText(/Do ponownego połączenia nic nie jest wysyłane/)).toBeTruthy();
  await user.click(own);
  await waitFor(() => expect(client.connection().isForcedOffline).toBe(false));
  act(() => device.goOffline());
  expect(await screen.findByText(/^Offline: brak połączenia z serwerem/)).toBeTruthy();
  await user.click(screen.getByRole('link'));
  expect([address(), onClose.mock.calls.length]).toEqual(['/offline/overview', 1]);
  setCurrentClient(null);
  await client.close();
});
