import { expect, it } from 'vitest';
import type { OutboxItem } from '../../../data/offline/types';
import { operationText } from './operationText';

const translate = (key: string, options?: Record<string, unknown>) =>
  options?.fields ? `changed ${options.fields}` : (key.split('.').at(-1) ?? '');
const done = (operation: string, patch = {}) =>
  ({ command: { resource: 'audits', operation, patch } }) as unknown as OutboxItem; // all that is looked at

it('names each changed field once, however often a tap saved it', () => {
  const items = [
    done('create', { comment: 'a' }),
    done('update', { result: 'OKAY', comment: 'b' }),
    done('update', { result: 'SCRAP' }),
    done('update', { dateAudited: '2026-11-21' }),
  ];
  expect(operationText(items, translate)).toBe('create · changed result, comment, dateAudited');
  expect(operationText([done('update')], translate)).toBe('updated');
  expect(operationText([done('delete')], translate)).toBe('delete');
});
