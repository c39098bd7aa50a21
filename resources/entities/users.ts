import { language, notificationInterval, systemRole } from '../language/choices/choices';
import { defineEntity, type RecordOf } from '../language/defineEntity';
import { boolean, choice, datetime, text } from '../language/fields/builders';
import type { Rights, Role } from '../language/permissions';

const oneself: Rights = { read: [{ field: 'id', is: 'user' }], update: [{ field: 'id', is: 'user' }] };

// Support belongs to the provider too, but cannot raise its own rights.
const keepers: readonly Role[] = ['ProviderAdmin'];

/** A sign-in. A person may be a contact in several accounts; the password is stored elsewhere. */
export const users = defineEntity({
  name: 'users',
  scope: 'person',
  title: 'email',
  icon: 'PersonOutlined',
  route: 'users/overview',
  menu: { group: 'work', at: 130, shownTo: 'provider' },
  retired: { isActive: false },
  fields: {
    // It grants access (password reset, external issuers), so a change needs confirmation.
    email: text({
      required: true,
      max: 200,
      format: 'email',
      unique: true,
      search: true,
      providerOnly: true,
      setBy: keepers,
      personal: true,
    }),
    firstName: text({ max: 80, format: 'personName', search: true, personal: true }),
    lastName: text({ max: 80, format: 'personName', search: true, personal: true }),
    phone: text({ max: 30, format: 'phone', personal: true }),
    language: choice(language, { required: true, default: 'pl-PL' }),
    /** Lead time of due-date notifications. */
    notificationInterval: choice(notificationInterval, { default: 'DEFAULT', personal: true }),
    /** Weekly mail on Mondays about suggestions and planned tasks. */
    weeklyMail: boolean({ default: true, personal: true }),
    mailSuggestions: boolean({ default: true, personal: true, when: { weeklyMail: true } }),
    mailPlannings: boolean({ default: true, personal: true, when: { weeklyMail: true } }),
    mailTasks: boolean({ default: true, personal: true, when: { weeklyMail: true } }),
    /** When the tour was taken or declined; empty: it starts by itself. */
    tourSeenAt: datetime({ personal: true }),
    /** When the changelog was last read. */
    newsSeenAt: datetime({ personal: true }),
    systemRole: choice(systemRole, { providerOnly: true, setBy: keepers }),
    isActive: boolean({ default: true, providerOnly: true, setBy: keepers }),
    /** When the provider last removed the sign-in's second factor. */
    secondFactorResetAt: datetime({ readOnly: true }),
    erasedAt: datetime({ readOnly: true }),
  },
  about: 'itself',
  permissions: {
    Owner: oneself,
    Administrator: oneself,
    Employee: oneself,
    ServiceProvider: oneself,
    SalesForce: oneself,
    LocationContact: oneself,
    OtherContact: oneself,
    ProviderAdmin: { read: 'anywhere', create: 'anywhere', update: 'anywhere' },
    ProviderSupport: { ...oneself, read: 'anywhere' },
  },
  list: {
    columns: ['email', 'firstName', 'lastName', 'language', 'systemRole'],
    filters: ['language', 'systemRole'],
    sort: 'email',
  },
  form: {
    master: ['email', 'firstName', 'lastName', 'phone', 'language', 'systemRole', 'isActive'],
    notifications: ['weeklyMail', 'mailSuggestions', 'mailPlannings', 'mailTasks', 'notificationInterval'],
  },
});
export type User = RecordOf<typeof users>;
