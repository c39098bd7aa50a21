import {
  access,
  contactType,
  instanceRole,
  invitationState,
  language,
  salutation,
} from '../language/choices/choices';
import { defineEntity, type RecordOf } from '../language/defineEntity';
import {
  address,
  choice,
  datetime,
  longText,
  phones,
  reference,
  references,
  text,
} from '../language/fields/builders';
import { everything } from '../language/permissions';
import { peopleOfPermittedPlaces, peopleWorkedWith, visitors, withoutRights } from './rights';

/** A person in an account, optionally with a sign-in; has a role and access restrictions. */
export const contacts = defineEntity({
  name: 'contacts',
  scope: 'instance',
  title: ['firstName', 'lastName'],
  icon: 'ContactsOutlined',
  route: 'contacts/overview',
  menu: { group: 'work', at: 40 },
  fields: {
    salutation: choice(salutation, { personal: true }),
    firstName: text({ required: true, max: 80, format: 'personName', search: true, personal: true }),
    lastName: text({ required: true, max: 80, format: 'personName', search: true, personal: true }),
    /**
     * With the location it decides what a person without a role sees. Online only when changed; a new row may be sent
     * from the outbox, because nobody signs in without an invitation.
     */
    contactType: choice(contactType, { required: true, default: 'other', onlineOnly: 'change' }),
    emailAddress: text({ max: 200, format: 'email', search: true, personal: true }),
    /** Language of mails; for people with a sign-in the sign-in's language is used. */
    language: choice(language, { personal: true }),
    phoneNumbers: phones({ personal: true }),
    address: address({ personal: true }),
    owner: reference('equipmentOwners', { onDelete: 'cascade' }),
    location: reference('locations', { onDelete: 'clear', onlineOnly: 'change', sameOwnerAs: 'owner' }),
    comment: longText({ max: 2000, personal: true }),
    user: reference('users', { readOnly: true, onDelete: 'clear' }),
    invitationState: choice(invitationState, { readOnly: true }),
    invitedAt: datetime({ readOnly: true }),
    invitationExpiresAt: datetime({ readOnly: true }),
    /** When somebody of the account last removed the sign-in's second factor. */
    secondFactorResetAt: datetime({ readOnly: true }),
    license: reference('licenses', { onDelete: 'clear' }),
    instanceRole: choice(instanceRole, {
      onlineOnly: true,
      // Ownership is granted only explicitly.
      presetBy: {
        field: 'contactType',
        values: {
          admin: 'Administrator',
          auditor: 'Employee',
          employee: 'Employee',
          'external-auditor': 'ServiceProvider',
        },
      },
    }),
    locationAccess: choice(access, { default: 'full', onlineOnly: true }),
    permittedLocations: references('locations', {
      when: { locationAccess: 'restricted' },
      onlineOnly: true,
    }),
    categoryAccess: choice(access, { default: 'full', onlineOnly: true }),
    permittedCategories: references('categories', {
      when: { categoryAccess: 'restricted' },
      onlineOnly: true,
    }),
    /** Erasure: the person becomes anonymous, but what they did remains. */
    erasedAt: datetime({ readOnly: true }),
  },
  about: 'itself',
  permissions: {
    Owner: everything,
    Administrator: everything,
    Employee: { read: peopleWorkedWith },
    ServiceProvider: { read: peopleOfPermittedPlaces },
    SalesForce: { read: peopleWorkedWith },
    ...visitors([{ field: 'id', is: 'contact' }]),
    ...withoutRights('ProviderAdmin', 'ProviderSupport'),
  },
  list: {
    columns: [
      'lastName',
      'firstName',
      'contactType',
      'instanceRole',
      'invitationState',
      'emailAddress',
      'phoneNumbers',
      'owner',
    ],
    filters: ['contactType', 'owner', 'location', 'instanceRole', 'invitationState'],
    sort: 'lastName',
    tabs: 'contactType',
    opensWithAll: true,
  },
  form: {
    master: [
      'salutation',
      'firstName',
      'lastName',
      'contactType',
      'emailAddress',
      'language',
      'phoneNumbers',
      'address',
      'owner',
      'location',
      'comment',
    ],
    rights: [
      'instanceRole',
      'locationAccess',
      'permittedLocations',
      'categoryAccess',
      'permittedCategories',
      'license',
      'invitationState',
      'invitedAt',
      'invitationExpiresAt',
      'secondFactorResetAt',
    ],
  },
  exchange: {
    key: 'emailAddress',
    columns: [
      'salutation',
      'firstName',
      'lastName',
      'contactType',
      'emailAddress',
      'language',
      'phoneNumbers',
      'address',
      'owner',
      'comment',
    ],
  },
  offline: 'always',
  deletedOnline: true,
});
export type Contact = RecordOf<typeof contacts>;
