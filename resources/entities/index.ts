import type { AnyEntity } from '../language/defineEntity';
import type { EntityName } from '../language/names';
import { absences } from './absences';
import { auditPlannings } from './auditPlannings';
import { auditRegulations } from './auditRegulations';
import { auditReports } from './auditReports';
import { audits } from './audits';
import { brokers } from './brokers';
import { categories } from './categories';
import { changelogs } from './changelogs';
import { checkerIdRanges } from './checkerIdRanges';
import { checklists } from './checklists';
import { contacts } from './contacts';
import { customFieldDefinitions } from './customFieldDefinitions';
import { customIntervals } from './customIntervals';
import { deficiencies } from './deficiencies';
import { deviceActions } from './deviceActions';
import { devices } from './devices';
import { dismissedMessages } from './dismissedMessages';
import { equipmentOwners } from './equipmentOwners';
import { equipments } from './equipments';
import { errorRecords } from './errorRecords';
import { files } from './files';
import { floorPlans } from './floorPlans';
import { formControls } from './formControls';
import { frequentlyAskedQuestions } from './frequentlyAskedQuestions';
import { hiddenSuggestions } from './hiddenSuggestions';
import { inspectionDuties } from './inspectionDuties';
import { instances } from './instances';
import { legalTexts } from './legalTexts';
import { licenseKeys } from './licenseKeys';
import { licenseSetDetails } from './licenseSetDetails';
import { licenseSets } from './licenseSets';
import { licenses } from './licenses';
import { locations } from './locations';
import { mirrorings } from './mirrorings';
import { orderDocuments } from './orderDocuments';
import { orders } from './orders';
import { privacyRecords } from './privacyRecords';
import { products } from './products';
import { qrCodes } from './qrCodes';
import { regulationVersions } from './regulationVersions';
import { reportMails } from './reportMails';
import { reportTemplates } from './reportTemplates';
import { reportTemplateVersions } from './reportTemplateVersions';
import { salesmen } from './salesmen';
import { savedFilters } from './savedFilters';
import { securityEvents } from './securityEvents';
import { sellers } from './sellers';
import { sentDeviceActions } from './sentDeviceActions';
import { systemMessages } from './systemMessages';
import { tasks } from './tasks';
import { textModules } from './textModules';
import { themes } from './themes';
import { users } from './users';

/** All definitions by name; a name without its definition does not compile. */
export const definitions = {
  instances,
  users,
  contacts,
  dismissedMessages,
  equipmentOwners,
  locations,
  floorPlans,
  categories,
  products,
  equipments,
  auditRegulations,
  regulationVersions,
  checklists,
  auditPlannings,
  audits,
  deficiencies,
  auditReports,
  reportMails,
  reportTemplates,
  reportTemplateVersions,
  tasks,
  textModules,
  savedFilters,
  hiddenSuggestions,
  customFieldDefinitions,
  formControls,
  mirrorings,
  privacyRecords,
  securityEvents,
  files,
  customIntervals,
  absences,
  inspectionDuties,
  frequentlyAskedQuestions,
  changelogs,
  systemMessages,
  themes,
  legalTexts,
  brokers,
  salesmen,
  licenseSets,
  licenseSetDetails,
  licenses,
  licenseKeys,
  orders,
  orderDocuments,
  sellers,
  checkerIdRanges,
  qrCodes,
  devices,
  deviceActions,
  sentDeviceActions,
  errorRecords,
} satisfies Record<EntityName, unknown>;

/** The same, typed as any entity: for generic code. */
export const entities: Readonly<Record<EntityName, AnyEntity>> = definitions;
export const entityList: readonly AnyEntity[] = Object.values(entities);

export function isEntityName(name: string): name is EntityName {
  return Object.hasOwn(entities, name);
}
