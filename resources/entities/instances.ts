import { instanceType } from '../language/choices/choices';
import { defineEntity, type RecordOf, related } from '../language/defineEntity';
import {
  address,
  boolean,
  choice,
  date,
  datetime,
  file,
  integer,
  localizedText,
  reference,
  text,
} from '../language/fields/builders';
import { type Right, reading } from '../language/permissions';
import { resignSteps } from './resignSteps';
import { underMyBroker, visitors } from './rights';

const ownAndMyBrokers: Right = { own: true, beyond: underMyBroker };

const kept = { setBy: ['Owner', 'Administrator'], isUnfiltered: true } as const;

/** An account: the tenant of rows. Its own id is its `instance`. */
export const instances = defineEntity({
  name: 'instances',
  scope: 'account',
  title: 'companyName',
  icon: 'BusinessOutlined',
  route: 'instances/overview',
  menu: { group: 'work', at: 120, shownTo: 'broker', isOnlineOnly: true },
  fields: {
    companyName: text({ required: true, max: 150, search: true }),
    instanceType: choice(instanceType, { required: true, providerOnly: true }),
    customerNumber: text({ max: 50, search: true, providerOnly: true }),
    internalCustomerNumber: text({ max: 50, search: true, brokerOnly: true }),
    broker: reference('brokers', { providerOnly: true }),
    salesman: reference('salesmen', { brokerOnly: true, onDelete: 'clear' }),
    address: address(),
    /** With the company's name and address the invoice address of orders. */
    vatId: text({ max: 20, format: 'vatId', setBy: kept.setBy }),
    logo: file({ accept: 'image' }),
    isTestInstance: boolean({ default: false, providerOnly: true }),
    isCooperationPartner: boolean({ default: false, brokerOnly: true }),
    hasResigned: boolean({ default: false, brokerOnly: true, readOnly: true }),
    dateResigned: date({ readOnly: true }),
    /** By an owner, who may undo it; otherwise by the seller. */
    isResignedByOwner: boolean({ default: false, readOnly: true, isUnfiltered: true }),
    /** Read-only from the termination until this day, counted from when notice was really given. */
    dateErasureDue: date({ readOnly: true, isUnfiltered: true }),
    /** Erased but for what the seller must keep; irreversible. */
    dateErased: date({ readOnly: true, isUnfiltered: true }),
    /** Until then support may also write while mirroring the account. */
    supportMayWriteUntil: datetime({ setBy: ['Owner'] }),
    /** Nobody signs in to the account without a second factor; people without one must set it up. */
    demandsSecondFactor: boolean({ default: false, setBy: ['Owner'], ownSignIn: true }),
    /** Days after which an open orange deficiency becomes red; EN 15635: four weeks. */
    orangeEscalationDays: integer({
      min: 1,
      max: 28,
      default: 28,
      unit: 'days',
      setBy: ['Owner', 'Administrator'],
    }),
    /**
     * The account's text of mails with final reports, with the placeholders of `reportMailPlaces`; empty: the
     * product's.
     */
    reportMailSubject: localizedText({ max: 200 }),
    reportMailText: localizedText({ max: 4000, multiline: true }),
    /** Each code has a public page without sign-in; the switches below decide what it shows. */
    hasPublicPages: boolean({ default: false, ...kept }),
    publicIdentification: boolean({ default: true, ...kept }),
    publicModel: boolean({ default: true, ...kept }),
    publicMaker: boolean({ default: true, ...kept }),
    publicYear: boolean({ default: true, ...kept }),
    publicLoads: boolean({ default: true, ...kept }),
    publicInspections: boolean({ default: true, ...kept }),
    publicAccount: boolean({ default: true, ...kept }),
    publicContact: text({ max: 200, setBy: kept.setBy }),
    /** Anyone may report damage on that page. */
    takesDamageReports: boolean({ default: false, ...kept }),
    maxUser: integer({ min: 1, max: 100000, providerOnly: true }),
    /** Maximum number of administrators besides owners. */
    maxAdministrators: integer({ min: 1, max: 1000, default: 5, providerOnly: true }),
    maxCustomQrCodes: integer({ min: 0, max: 10000000, providerOnly: true }),
  },
  // About a company, not about the salesperson it names.
  about: 'nobody',
  permissions: {
    Owner: { read: ownAndMyBrokers, update: ownAndMyBrokers },
    Administrator: { read: ownAndMyBrokers, update: ownAndMyBrokers },
    Employee: reading,
    ServiceProvider: reading,
    SalesForce: { read: ownAndMyBrokers },
    ProviderAdmin: { read: 'anywhere', create: 'anywhere', update: 'anywhere' },
    ProviderSupport: { read: 'anywhere' },
    ...visitors(true),
  },
  list: {
    columns: ['companyName', 'instanceType', 'customerNumber', 'broker', 'salesman', 'hasResigned'],
    filters: ['instanceType', 'broker', 'salesman', 'isTestInstance', 'isCooperationPartner', 'hasResigned'],
    sort: 'companyName',
  },
  steps: {
    // Owners terminate their own account by `terminateAccount`, which asks for more.
    resign: { ...resignSteps.resign, isForOthers: true },
    undoResignation: {
      ...resignSteps.undoResignation,
      from: { hasResigned: [true], dateErased: [null] },
      isForOthers: true,
    },
  },
  whenTerminated: 'sellers',
  form: {
    master: ['companyName', 'instanceType', 'address', 'vatId', 'logo'],
    signIn: ['demandsSecondFactor'],
    safety: ['orangeEscalationDays'],
    reportMail: ['reportMailSubject', 'reportMailText'],
    publicPage: [
      'hasPublicPages',
      'publicIdentification',
      'publicModel',
      'publicMaker',
      'publicYear',
      'publicLoads',
      'publicInspections',
      'publicAccount',
      'publicContact',
      'takesDamageReports',
    ],
    support: ['supportMayWriteUntil'],
    contract: [
      'customerNumber',
      'internalCustomerNumber',
      'broker',
      'salesman',
      'maxUser',
      'maxAdministrators',
      'maxCustomQrCodes',
      'isTestInstance',
      'isCooperationPartner',
      'hasResigned',
      'dateResigned',
      'isResignedByOwner',
      'dateErasureDue',
      'dateErased',
    ],
    licenses: related('licenses', 'instance'),
    orders: related('orders', 'instance'),
  },
  offline: 'always',
});
export type Instance = RecordOf<typeof instances>;
