import { entities } from '@plumbline/resources/entities/index';
import { cleanup, screen } from '@testing-library/react';
import { useGetList } from 'react-admin';
import { afterEach, describe, expect, it } from 'vitest';
import { memoryData } from './testing/memoryData';
import { renderScreen } from './testing/renderScreen';
import { useWholeRecord } from './useWholeRecord';

afterEach(cleanup);

const entity = entities.auditRegulations;
const regulation = { id: 'a', version: 1, shortName: 'EN15635', parts: [{ id: 'p', checkpoints: [] }] };

describe('a record that a list brought without its heavy fields', () => {
  it('is not shown before it is whole', async () => {
    const seen: unknown[] = [];
    function Record() {
      const { data } = useWholeRecord(entity, 'a');
      seen.push(data?.parts);
      return data ? <p>whole</p> : null;
    }
    function List() {
      const { data } = useGetList(entity.name);
      return data ? <Record /> : null;
    }
    const { dataProvider } = memoryData({ auditRegulations: [regulation] });
    const { parts: _heavy, ...light } = regulation;
    const lists = { ...dataProvider, getList: async () => ({ data: [light], total: 1 }) };
    renderScreen({
      element: <List />,
      resource: entity.name,
      // The same for every resource, which the general type cannot say.
      dataProvider: lists as unknown as typeof dataProvider,
    });
    expect(await screen.findByText('whole')).toBeTruthy();
    expect(new Set(seen)).toEqual(new Set([undefined, regulation.parts]));
  });
});
