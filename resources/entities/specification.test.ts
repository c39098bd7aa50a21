import { describe, expect, it } from 'vitest';
import type { AnyEntity } from '../language/defineEntity';
import { isList } from '../language/fields/types/list';
import type { EntityName } from '../language/names';
import { partFields } from './checkpoints/checkpointFields';
import { entities, entityList } from './index';

// What the specification (section 3) says each entity holds, by the field it became. A tab counts as a field it lists.
const holds: Partial<Record<EntityName, string>> = {
  equipments: `identNumber place qrCode location owner product serialNumber yearOfProduction purchaseDate dateOfFirstUse
    commissioningDate maxYearsOfUse lastAuditDate nextAuditDate auditInterval auditIntervalUnit dateNotTraceable
    isTraceable isLocked isArchived isScrapped attachments parts #tasks #audits fieldCount levelCount fieldLoad
    compartmentLoad kinkLength maxFieldLength depth commissionNumber dimensions fieldNames`,
  products: `name productNumber manufacturer ean category subCategory image auditRegulations isCustomProduct #equipments`,
  categories: `name parent isGroupCategory isActive type auditRegulations attachmentPosition
    isDocumentContentAttachableToReport documentContent headerFields`,
  equipmentOwners: `name customerNumber address logo resubmissionDate #equipments #contacts #locations #auditReports
    #tasks #customIntervals`,
  locations: 'name parent #locations address contacts #tasks categoryRegulations',
  contacts: `salutation firstName lastName emailAddress phoneNumbers address instanceRole locationAccess
    permittedLocations categoryAccess permittedCategories license contactType`,
  tasks: 'title description dateDue type status linkType equipment contact location owner',
  auditRegulations: `name shortName description shortDescription sortOrder interval intervalUnit type isMandatory
    parts parts.name parts.checkpoints`,
  audits: 'result comment dateAudited #deficiencies damageImages type',
  deficiencies: 'description measure dateDue responsiblePerson component dangerLevel',
  auditPlannings: `datePlanned dateStarted dateFinished state location auditor contact owner type #audits plannedCount
    processedCount missedCount categories preparations signatures`,
  auditReports: `number auditor contact categories type dateCreated ownerName locationName state signatures attachments`,
  licenses: `name isPaid hasResigned dateOrdered nextExpectedDate userContact usedCount activeCount validBefore maxUser
    maxCustomQrCodes #licenseKeys`,
  licenseSets: `name externalId externalName price shopLink validFrom validTill validityInMonths isDefault
    isPubliclyVisible isAdvertisingLicenseSet userCount categories #licenseSetDetails`,
  licenseSetDetails: 'licenseSet type amount',
  brokers: `name brokerNumber parentBroker supportEmail supportPhone supportTimes shopLink agbLink privacyPolicyLink
    impressumLink poweredByText isPoweredByActive ownQRCode sendQRCode isWhitelabelingBroker isShownSalesman images theme
    #themes admins #instances #licenseSets`,
  instances: `companyName customerNumber internalCustomerNumber instanceType address isTestInstance
    isCooperationPartner hasResigned maxUser maxCustomQrCodes broker salesman`,
  textModules: 'content category isForAll',
  themes: 'primaryColor secondaryColor headerColor backgroundColor textColor',
  frequentlyAskedQuestions: 'question answer topic iconClass isPubliclyVisible',
  changelogs: 'versionName application descriptions dateDeployed isActive',
  devices: `owner user userAgent usedMemory computingRating storageRating isRemoteMaintenanceAllowed`,
  deviceActions: 'name description key isActive',
  customFieldDefinitions: 'key name dataType entityType',
  formControls: 'field sortOrder isRequired',
  users: 'email phone language notificationInterval weeklyMail',
  errorRecords: 'date content count url payload cacheId httpMethod',
};

describe.each(Object.entries(holds))('%s', (name, words) => {
  const entity: AnyEntity = entities[name as EntityName]; // the names written above
  it.each(words.split(/\s+/))('has %s', (word) => {
    expect(placesOf(entity)).toContain(word);
  });
});

it('has every data area of the specification', () => {
  const areas = `auditPlannings auditRegulations auditReports audits brokers categories contacts customIntervals
    equipmentOwners equipments frequentlyAskedQuestions instances licenses licenseSets locations orders products qrCodes
    tasks textModules themes users`;
  expect(entityList.map(({ name }) => name)).toEqual(expect.arrayContaining(areas.split(/\s+/)));
});

it('every checkpoint has what the specification names', () => {
  expect(Object.keys(partFields.checkpoints.fields)).toEqual(
    expect.arrayContaining([
      'name',
      'description',
      'scope',
      'type',
      'isReferToReport',
      'isTakeValuesActive',
      'isMandatory',
    ]),
  );
});

/** Fields, those of lists by their path, and tabs by the rows in them. */
const placesOf = ({ fields, form }: AnyEntity): string[] => [
  ...Object.entries(fields).flatMap(([name, field]) =>
    isList(field) ? [name, ...Object.keys(field.fields).map((inner) => `${name}.${inner}`)] : [name],
  ),
  ...Object.values(form).flatMap((tab) => ('related' in tab ? [`#${tab.related}`] : [])),
];
