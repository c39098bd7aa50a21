import { newId } from '@plumbline/resources/language/ids';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { setCurrentClient } from '../../data/offline/currentClient';
import { createDevice } from '../../data/offline/testing/createDevice';
import { createServer } from '../../data/offline/testing/createServer';
import { memoryData } from '../../entities/testing/memoryData';
import { renderScreen } from '../../entities/testing/renderScreen';
import { IntervalFacts } from './IntervalFacts';

afterEach(cleanup);

it('says how often a piece is inspected, by what this device knows of its regulations', async () => {
  const server = createServer();
  const [user, instance, regulation, category, product] = [newId(), newId(), newId(), newId(), newId()];
  const name = { 'pl-PL': 'Regały' };
  server.put('auditRegulations', {
    id: regulation,
    instance,
    name,
    type: 'expert',
    interval: 1,
    intervalUnit: 'YEARLY',
    isMandatory: true,
    isArchived: false,
  });
  server.put('categories', { id: category, instance, name, parent: null, auditRegulations: [regulation] });
  server.put('products', { id: product, instance, name: 'PR 600', category });
  const { client } = await createDevice(newId()).openTab({ user, instance, transport: server.transport });
  await client.syncNow();
  setCurrentClient(client);
  const record = { id: newId(), instance, category, product, location: null, owner: null };
  renderScreen({
    element: <IntervalFacts record={record} />,
    resource: 'equipments',
    dataProvider: memoryData({}).dataProvider,
  });
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(screen.getByRole('listitem').textContent).toMatch(/ekspercki.*rok/i);
  setCurrentClient(null);
  await client.close();
});
