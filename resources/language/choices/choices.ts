import { type ChoiceSet, choiceSet } from './choiceSet';

// Labels, imports and tests go through all sets of this module.
export { reportKind } from './reportKinds';

// The values are spelt as in the specification; data of existing customers uses the same.
export const auditResult = choiceSet('auditResult', [
  'NOT_PROCESSED',
  'OKAY',
  'REPAIR_CAN_USE',
  'REPAIR_LOCKED',
  'SCRAP',
]);
export const auditType = choiceSet('auditType', ['light', 'expert', 'maintenance']);
/** Types of inspection by rank: a result is lifted by an inspection of the same or a later type. */
export const auditTypeOrder = ['light', 'maintenance', 'expert'] as const;
/** What is due: a type of inspection, or the end of use. */
export const dutyType = choiceSet('dutyType', ['light', 'maintenance', 'expert', 'endOfUse']);
/** Source of an interval, by precedence. */
export const intervalSource = choiceSet('intervalSource', [
  'equipment',
  'location',
  'owner',
  'category',
  'regulation',
]);
/** Source of the date of a last inspection: carried out here, imported, or stated by a person. */
export const lastInspectionSource = choiceSet('lastInspectionSource', ['audit', 'import', 'statement']);
/** Why a piece is locked. */
export const lockKind = choiceSet('lockKind', ['deficiency', 'inspection', 'person', 'endOfUse', 'scrap']);
/** What the next inspection found about an open deficiency. */
export const followUpOutcome = choiceSet('followUpOutcome', ['REMEDIED', 'UNCHANGED', 'WORSE']);
/** What becomes of the result of a finished inspection that loses the last deficiency it rested on. */
export const contradictedResult = choiceSet('contradictedResult', ['KEPT', 'OKAY']);
/** Preparation of a floor plan's tiles. */
export const floorPlanState = choiceSet('floorPlanState', ['waiting', 'ready', 'failed']);
export const instanceRole = choiceSet('instanceRole', [
  'Owner',
  'Administrator',
  'Employee',
  'ServiceProvider',
  'SalesForce',
]);
export const instanceType = choiceSet('instanceType', ['COMPANY', 'AUDITOR', 'BROKER']);
export const contactType = choiceSet('contactType', [
  'owner',
  'admin',
  'auditor',
  'employee',
  'external-auditor',
  'location-contact',
  'other',
]);
export const salutation = choiceSet('salutation', [
  'MR',
  'MS',
  'MR_DR',
  'MS_DR',
  'MR_PROF',
  'MS_PROF',
  'MR_ENG',
  'MS_ENG',
  'NEUTRAL',
]);
export const access = choiceSet('access', ['full', 'restricted']);
export const checkpointType = choiceSet('checkpointType', [
  'YES_NO',
  'YES_NO_COMMENT',
  'OKAY_NOT_OKAY',
  'OKAY_NOT_OKAY_DEFICIENCY_CAPTURE',
  'DEFICIENCY_CAPTURE',
  'NUMBER',
  'NUMBER_WITH_COMMENT',
]);
export const answer = choiceSet('answer', ['YES', 'NO', 'OKAY', 'NOT_OKAY']);
/** Which answer is negative: "fall known?" is bad with YES, "wicket door fitted?" with neither. */
export const negativeAnswer = choiceSet('negativeAnswer', ['NO', 'YES', 'NONE']);
/** Condition on an answer, for asking another question or requiring a note; ORANGE includes red. */
export const decisiveAnswer = choiceSet('decisiveAnswer', ['YES', 'NO', 'OKAY', 'NOT_OKAY', 'ORANGE', 'RED']);
export const dangerLevel = choiceSet('dangerLevel', ['green', 'orange', 'red']);
export const intervalUnit = choiceSet('intervalUnit', ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY']);
export const categoryType = choiceSet('categoryType', ['monolith', 'shelf', 'doors-and-gates', 'ppe', 'ohs']);
export const attachmentPosition = choiceSet('attachmentPosition', ['afterCoverPage', 'documentEnd']);
export const reportState = choiceSet('reportState', ['open', 'waiting', 'finished']);
/** Named like the addresses of their pages. */
export const legalTextKind = choiceSet('legalTextKind', [
  'agb',
  'impressum',
  'privacy-policy',
  'terms-of-use',
]);
export const securityEvent = choiceSet('securityEvent', [
  'SIGNED_IN',
  'SIGN_IN_REFUSED',
  'ACCOUNT_ENTERED',
  'SIGNED_OUT',
  'SESSION_REPLAYED',
  'PASSWORD_CHANGED',
  'SIGN_IN_ADDRESS_CHANGED',
  'SECOND_FACTOR_SET',
  'SECOND_FACTOR_REMOVED',
  'ROLE_CHANGED',
  'PERMISSIONS_CHANGED',
  'TOKEN_CREATED',
  'TOKEN_REVOKED',
  'ACCESS_REFUSED',
  'LIST_EXPORTED',
  'DATA_EXPORTED',
  'PERSON_ERASED',
  'MIRRORING_STARTED',
  'MIRRORING_ENDED',
  'ACCOUNT_TERMINATED',
  'TERMINATION_UNDONE',
]);
export const privacyKind = choiceSet('privacyKind', ['EXPORT', 'ERASURE']);
export const planningState = choiceSet('planningState', ['open', 'finished']);
export const regulationState = choiceSet('regulationState', ['draft', 'published']);
export const taskStatus = choiceSet('taskStatus', ['OPEN', 'RUNNING', 'COMPLETED']);
export const taskType = choiceSet('taskType', [
  'DEFAULT',
  'SCRAP',
  'REPAIR',
  'SPARE_PART',
  'USERDEFINED',
  'AUDIT',
  'AUDITS_NOT_FINISHED',
  'MEASURE',
  'OPEN_AUDITS',
  'OPEN_REPORTS',
]);
export const taskLinkType = choiceSet('taskLinkType', ['EQUIPMENT', 'CONTACT', 'LOCATION']);
export const signatureRole = choiceSet('signatureRole', ['auditor', 'customer']);
/** VOID: something was changed after it was signed. */
export const signatureState = choiceSet('signatureState', ['NONE', 'PARTIAL', 'COMPLETE', 'VOID']);
export const mailState = choiceSet('mailState', ['QUEUED', 'RETRYING', 'SENT', 'REFUSED']);
/** Actions the app can perform on a device on request. */
export const deviceActionKey = choiceSet('deviceActionKey', [
  'message',
  'diagnostics',
  'resync',
  'reload',
  'update',
  'clearCopies',
  'signOut',
]);
export const deviceActionState = choiceSet('deviceActionState', ['SENT', 'RECEIVED', 'DONE', 'FAILED']);
/** Why a device action was not performed. */
export const deviceActionFailure = choiceSet('deviceActionFailure', [
  'NOT_ALLOWED',
  'SENDER_NOT_ALLOWED',
  'WITHDRAWN',
  'EXPIRED',
  'POOR_CONNECTION',
  'NOT_SUPPORTED',
  'UPDATE_NOT_TAKEN',
  'UNEXPECTED',
]);
export const systemRole = choiceSet('systemRole', ['ProviderAdmin', 'ProviderSupport']);
export const invitationState = choiceSet('invitationState', ['INVITED', 'ACCEPTED', 'WITHDRAWN', 'EXPIRED']);
export const notificationInterval = choiceSet('notificationInterval', [
  'DEFAULT',
  'ONEWEEK',
  'TWOWEEK',
  'FOURWEEK',
  'ONEMONTH',
  'THREEMONTHS',
  'SIXMONTHS',
]);
export const licenseDetailType = choiceSet('licenseDetailType', [
  'MonthsValid',
  'MaxUser',
  'Category',
  'ValidBefore',
]);
/** From the smallest to the largest. */
export const licenseTier = choiceSet('licenseTier', [
  'basic',
  'advanced',
  'professional',
  'professionalPlus',
  'enterprise',
  'unlimited',
]);
/** State of a licence; several may apply at a time. */
export const licenseState = choiceSet('licenseState', ['active', 'expired', 'paid', 'resigned']);
export const checkerIdWarning = choiceSet('checkerIdWarning', [
  'NotSold',
  'BoughtByOtherInstance',
  'DuplicatedInInstance',
  'DuplicatedExternally',
]);
export const systemMessageLevel = choiceSet('systemMessageLevel', ['INFO', 'WARNING', 'ERROR']);
export const currency = choiceSet('currency', ['EUR', 'PLN']);
export const orderKind = choiceSet('orderKind', ['NEW', 'RENEWAL', 'SEATS']);
/** `PAID`: its keys can be activated; `DELIVERED`: all keys have been activated as licences. */
export const orderState = choiceSet('orderState', ['ORDERED', 'INVOICED', 'PAID', 'DELIVERED', 'CANCELLED']);
export const vatTreatment = choiceSet('vatTreatment', ['DOMESTIC', 'REVERSE_CHARGE', 'EXEMPT']);
export const orderDocumentKind = choiceSet('orderDocumentKind', ['CONFIRMATION', 'INVOICE', 'CREDIT_NOTE']);
/** Icon of a topic of questions, by the names of the Material set. */
export const faqIcon = choiceSet('faqIcon', [
  'build',
  'calendar_month',
  'cloud_off',
  'cloud_upload',
  'description',
  'event',
  'group',
  'lock',
  'mail',
  'qr_code',
  'support_agent',
  'sync',
  'vpn_key',
]);
export const language = choiceSet('language', ['pl-PL', 'de-DE', 'en-EN', 'hu-HU']);
/** The trade of generated data. */
export const generatorBranch = choiceSet('generatorBranch', ['warehouse', 'doors', 'ppe', 'workshop']);
export const generatorState = choiceSet('generatorState', [
  'waiting',
  'running',
  'done',
  'cancelled',
  'stopped',
  'removing',
  'partlyRemoved',
  'removed',
]);

/** Types of an account's custom fields. */
export const customDataType = choiceSet('customDataType', ['input', 'number', 'date', 'datetime', 'choice']);

/** Fields of equipment for shelves only, in the order of the form. */
export const shelfFields = [
  'fieldCount',
  'levelCount',
  'fieldLoad',
  'compartmentLoad',
  'kinkLength',
  'maxFieldLength',
  'depth',
  'commissionNumber',
  'dimensions',
  'fieldNames',
] as const;

/** Optional fields in the header of equipment; fixed ones are not included. */
export const headerField = {
  ...choiceSet('headerField', [
    'purchaseDate',
    'commissioningDate',
    'dateOfFirstUse',
    'maxYearsOfUse',
    'responsiblePerson',
    ...shelfFields,
  ]),
  labelKeys: 'resources.equipments.fields',
  onlyWhen: { values: shelfFields, when: { type: 'shelf' } },
} satisfies ChoiceSet;

/** Whether a photo shows the piece before or after a repair. */
export const photoStage = choiceSet('photoStage', ['BEFORE', 'AFTER']);
/** Where on the piece a photo was taken: a side, or an element seen from the front. */
export const photoSpot = choiceSet('photoSpot', [
  'FRONT',
  'BACK',
  'LEFT_UPRIGHT',
  'RIGHT_UPRIGHT',
  'LEVEL',
  'FLOOR',
]);
