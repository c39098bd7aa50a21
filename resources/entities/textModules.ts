import { defineEntity, type RecordOf } from '../language/defineEntity';
import { boolean, reference, text } from '../language/fields/builders';
import type { Rights, RowFilter } from '../language/permissions';
import { withoutRights } from './rights';

/** Those for all, and one's own. */
const forMe: RowFilter = [{ field: 'author', in: 'contact' }];
const mine: RowFilter = [{ field: 'author', is: 'contact' }];
const writing: Rights = { read: forMe, create: forMe, update: forMe };
/** What is for all is taken away by those alone who answer for the account. */
const keeping: Rights = { ...writing, delete: forMe };

/**
 * A sentence that is written often, offered where descriptions and measures are typed: of a category alone where it names
 * one, to everybody or to its author alone.
 */
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
    /** Whose own it is; empty where it is for all. */
    author: reference('contacts', { readOnly: true, onDelete: 'cascade' }),
  },
  // A sentence of the trade, no matter who wrote it.
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
