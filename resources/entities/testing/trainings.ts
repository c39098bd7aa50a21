import { defineEntity } from '../../language/defineEntity';
import { integer, longText, phones, reference, text } from '../../language/fields/builders';
import type { EntityName } from '../../language/names';
import { everything, roles } from '../../language/permissions';
import { withoutRights } from '../rights';

/** A new entity about people, without any privacy settings; for tests. */
export const trainings = defineEntity({
  name: 'trainings' as EntityName,
  scope: 'instance',
  title: 'subject',
  icon: 'SchoolOutlined',
  route: 'trainings/overview',
  fields: {
    trainee: reference('contacts', { onDelete: 'clear' }),
    subject: text({ required: true, max: 12, unique: true }),
    remark: longText({ max: 1000 }),
    phone: phones(),
    // A catalogue number is not personal data.
    course: text({ max: 20, personal: false }),
    hours: integer({ min: 0, max: 100 }),
  },
  permissions: { ...withoutRights(...roles), Owner: everything },
  list: { columns: ['subject', 'trainee'], sort: 'subject' },
  form: { master: ['subject', 'trainee', 'remark', 'phone', 'course', 'hours'] },
});
