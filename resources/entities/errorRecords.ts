import { defineEntity, type RecordOf } from '../language/defineEntity';
import { datetime, integer, longText, text } from '../language/fields/builders';
import { reading } from '../language/permissions';
import { withoutRights } from './rights';

/** An error in the app, with a counter for repetitions. Errors of writing requests count as blocking. */
export const errorRecords = defineEntity({
  name: 'errorRecords',
  scope: 'instance',
  title: ['httpMethod', 'url'],
  icon: 'BugReportOutlined',
  route: 'errors/overview',
  menu: { group: 'system', at: 50, shownTo: 'provider' },
  fields: {
    date: datetime({ required: true, readOnly: true }),
    content: longText({ required: true, readOnly: true, max: 4000 }),
    count: integer({ readOnly: true, min: 1, default: 1 }),
    url: text({ readOnly: true, max: 400, search: true }),
    payload: longText({ readOnly: true, heavy: true }),
    cacheId: text({ readOnly: true, max: 100 }),
    /** GET, POST, PUT, DELETE; INTERNAL and BROWSER-STORAGE if there was no request. */
    httpMethod: text({ readOnly: true, max: 20 }),
  },
  permissions: {
    Owner: reading,
    Administrator: reading,
    ProviderAdmin: { read: 'anywhere', delete: 'anywhere' },
    ProviderSupport: { read: 'anywhere' },
    ...withoutRights('Employee', 'ServiceProvider', 'SalesForce', 'LocationContact', 'OtherContact'),
  },
  whenTerminated: 'written',
  list: {
    columns: ['date', 'httpMethod', 'url', 'content', 'count'],
    filters: ['date', 'httpMethod'],
    sort: 'date',
    order: 'DESC',
  },
  form: { master: ['date', 'httpMethod', 'url', 'count', 'cacheId', 'content', 'payload'] },
});
export type ErrorRecord = RecordOf<typeof errorRecords>;
