import { defineEntity, type RecordOf } from '../language/defineEntity';
import { reference, text } from '../language/fields/builders';
import { brokerKeeps } from './rights';

/** Colours of the app; the provider's are available to every broker. */
export const themes = defineEntity({
  name: 'themes',
  scope: 'catalogue',
  title: 'name',
  icon: 'PaletteOutlined',
  route: 'themes/overview',
  menu: { group: 'sales', at: 80, shownTo: 'whiteLabelling' },
  fields: {
    name: text({ required: true, max: 100, search: true }),
    broker: reference('brokers', { onDelete: 'cascade' }),
    primaryColor: text({ required: true, max: 7, format: 'color' }),
    secondaryColor: text({ max: 7, format: 'color' }),
    headerColor: text({ max: 7, format: 'color' }),
    backgroundColor: text({ max: 7, format: 'color' }),
    textColor: text({ max: 7, format: 'color' }),
  },
  permissions: brokerKeeps([{ field: 'broker', equals: null }]),
  list: {
    columns: ['name', 'broker', 'primaryColor', 'secondaryColor'],
    filters: ['broker'],
    sort: 'name',
    sorts: ['name'],
  },
  form: {
    master: [
      'name',
      'broker',
      'primaryColor',
      'secondaryColor',
      'headerColor',
      'backgroundColor',
      'textColor',
    ],
  },
  exchange: {
    key: 'name',
    columns: [
      'name',
      'broker',
      'primaryColor',
      'secondaryColor',
      'headerColor',
      'backgroundColor',
      'textColor',
    ],
  },
});
export type Theme = RecordOf<typeof themes>;
