import { defineEntity, type RecordOf } from '../language/defineEntity';
import { integer, text } from '../language/fields/builders';
import { roles } from '../language/permissions';
import { withoutRights } from './rights';

/**
 * Uploaded files by content hash; readable only through the record that references them, so no role has rights here.
 */
export const files = defineEntity({
  name: 'files',
  scope: 'instance',
  title: 'name',
  icon: 'AttachFileOutlined',
  fields: {
    hash: text({ required: true, max: 64, format: 'hash', unique: true }),
    name: text({ required: true, max: 200 }),
    mimeType: text({ required: true, max: 100 }),
    size: integer({ required: true, min: 0 }),
    width: integer(),
    height: integer(),
  },
  permissions: withoutRights(...roles),
  commandsOnly: true,
  list: { columns: ['name', 'mimeType', 'size'], sort: 'name' },
  form: { master: ['name', 'mimeType', 'size'] },
});
export type StoredFile = RecordOf<typeof files>;
