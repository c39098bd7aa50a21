import { defineEntity } from '../../language/defineEntity';
import { integer, longText, phones, reference, text } from '../../language/fields/builders';
import type { EntityName } from '../../language/names';
import { everything, roles } from '../../language/permissions';
import { withoutRights } from '../rights';

/** An entity about people as a developer would add it who gives privacy no thought; the tests alone know it. */
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
    // The catalogue's number of the course says nothing of who took it.
    course: text({ max: 20, personal: false }),
    hours: integer({ min: 0, max: 100 }),
  },
  permissions: { ...withoutRights(...roles), Owner: everything },
  list: { columns: ['subject', 'trainee'], sort: 'subject' },
  form: { master: ['subject', 'trainee', 'remark', 'phone', 'course', 'hours'] },
});
