import { defineEntity, type RecordOf } from '../defineEntity';
import { boolean, reference, text } from '../fields/builders';
import { everything, reading } from '../permissions';

/** A sentence that is written often, offered where descriptions and measures are typed. */
export const textModules = defineEntity({
  name: 'textModules',
  scope: 'instance',
  title: 'content',
  icon: 'ShortTextOutlined',
  route: 'text-modules/overview',
  fields: {
    content: text({ required: true, max: 210, search: true }),
    category: reference('categories', { onDelete: 'clear' }),
    isForAll: boolean({ default: true }),
  },
  permissions: {
    Owner: everything,
    Administrator: everything,
    Employee: everything,
    ServiceProvider: reading,
    SalesForce: reading,
  },
  list: { columns: ['content', 'category', 'isForAll'], filters: ['category', 'isForAll'], sort: 'content' },
  form: { master: ['content', 'category', 'isForAll'] },
  exchange: { key: 'content', columns: ['content', 'isForAll'] },
  offline: 'always',
});
export type TextModule = RecordOf<typeof textModules>;
