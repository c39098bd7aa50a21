import { defineEntity, type RecordOf } from '../language/defineEntity';
import { boolean, reference, text } from '../language/fields/builders';
import type { Rights, RowFilter } from '../language/permissions';
import { withoutRights } from './rights';

/** Rows for everybody, and one's own. */
const forMe: RowFilter = [{ field: 'author', in: 'contact' }];
const mine: RowFilter = [{ field: 'author', is: 'contact' }];
const writing: Rights = { read: forMe, create: forMe, update: forMe };
/** Only administrators delete rows that are for everybody. */
const keeping: Rights = { ...writing, delete: forMe };

/** A reusable text for descriptions and measures, optionally for one category; for everybody or private. */
export const textModules = defineEntity({
  name: 'textModules',
  scope: 'instance',
  title: 'content',
  icon: 'ShortTextOutlined',
  route: 'text-modules/overview',
  menu: { group: 'settings', at: 20 },
  fields: {
    content: text({ required: true, max: 210, search: true, signsLongPaste: true }),
    category: reference('categories', { onDelete: 'clear' }),
    isForAll: boolean({ default: true }),
    /** Its author, if private; else empty. */
    author: reference('contacts', { readOnly: true, onDelete: 'cascade' }),
  },
  // Professional text, not personal data.
  about: 'nobody',
  permissions: {
    Owner: keeping,
    Administrator: keeping,
    Employee: { ...writing, delete: mine },
    ServiceProvider: { read: forMe },
    SalesForce: { read: forMe },
    ...withoutRights('LocationContact', 'OtherContact', 'ProviderAdmin', 'ProviderSupport'),
  },
  list: { columns: ['content', 'category', 'isForAll'], filters: ['category', 'isForAll'], sort: 'content' },
  form: { master: ['content', 'category', 'isForAll'] },
  exchange: { key: 'content', columns: ['content', 'category', 'isForAll'] },
  offline: 'always',
});
export type TextModule = RecordOf<typeof textModules>;
