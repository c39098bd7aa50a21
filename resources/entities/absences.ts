import { defineEntity, type RecordOf } from '../language/defineEntity';
import { date, reference } from '../language/fields/builders';
import { everything, type Rights, type RowFilter } from '../language/permissions';
import { withoutRights } from './rights';

const own: RowFilter = [{ field: 'contact', is: 'contact' }];
const ownAbsences: Rights = { read: own, create: own, update: own, delete: own };

/** Days on which a person does not inspect; without a reason, which nobody needs to know for planning. */
export const absences = defineEntity({
  name: 'absences',
  scope: 'instance',
  title: 'contact',
  icon: 'EventBusyOutlined',
  route: 'absences/overview',
  menu: { group: 'settings', at: 65, needs: 'create', isOnlineOnly: true },
  fields: {
    contact: reference('contacts', {
      required: true,
      onDelete: 'cascade',
      filter: { contactType: ['owner', 'admin', 'auditor', 'employee', 'external-auditor'] },
    }),
    dateFrom: date({ required: true }),
    /** The last day. */
    dateUntil: date({ required: true, notBelow: 'dateFrom' }),
  },
  about: 'contact',
  permissions: {
    Owner: everything,
    Administrator: everything,
    Employee: { ...ownAbsences, read: true },
    ServiceProvider: ownAbsences,
    ...withoutRights('SalesForce', 'LocationContact', 'OtherContact', 'ProviderAdmin', 'ProviderSupport'),
  },
  list: {
    columns: ['contact', 'dateFrom', 'dateUntil'],
    filters: ['contact', 'dateFrom', 'dateUntil'],
    sort: 'dateFrom',
    order: 'DESC',
  },
  form: { master: ['contact', 'dateFrom', 'dateUntil'] },
});
export type Absence = RecordOf<typeof absences>;
