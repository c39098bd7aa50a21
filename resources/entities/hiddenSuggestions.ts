import { defineEntity, type RecordOf } from '../language/defineEntity';
import { date, reference } from '../language/fields/builders';
import type { Rights, RowFilter } from '../language/permissions';
import { forEverybody } from './rights';

const own: RowFilter = [{ field: 'user', is: 'user' }];
const ownHidden: Rights = { read: own, create: own, update: own, delete: own };

/** A place that a person does not want to be told to plan inspections for, until a day or for good. */
export const hiddenSuggestions = defineEntity({
  name: 'hiddenSuggestions',
  // Of the person in this account: the place belongs to it.
  scope: 'instance',
  title: 'until',
  icon: 'VisibilityOffOutlined',
  withoutCustomFields: 'what a person hides has a day and no form',
  fields: {
    user: reference('users', { required: true, onDelete: 'cascade' }),
    location: reference('locations', { required: true, onDelete: 'cascade' }),
    /** Its last day; empty: always. */
    until: date(),
  },
  about: 'user',
  permissions: forEverybody(ownHidden),
  list: { columns: ['location', 'until'], filters: ['location'], sort: 'until' },
  form: { master: ['location', 'until'] },
  offline: 'always',
});
export type HiddenSuggestion = RecordOf<typeof hiddenSuggestions>;
