import type { CommandDocs } from '../../platform/docs/commandDocs';

export const planningDocs: CommandDocs = {
  'POST /api/auditPlannings/plan': 'Plan an inspection: {planning, equipments, confirmedOtherLocation?}',
  'GET /api/auditPlannings/candidates': 'Equipment of a location with why it cannot be chosen',
  'POST /api/auditPlannings/{id}/equipments':
    'Add or remove equipment, and name another auditor with it: {add?, remove?, auditor?, confirmedOtherLocation?}',
  'POST /api/auditPlannings/{id}/start': 'Start',
  'POST /api/auditPlannings/{id}/finish': "Finish: {openAudits?: 'remove' | 'notTraceable'}",
  'POST /api/auditPlannings/{id}/archiveScrapped': 'Archive what was found to be scrap',
  'POST /api/contacts/{id}/appointmentsBeyond':
    'Open appointments of an auditor beyond other rights: {instanceRole, contactType, location, locationAccess, permittedLocations, categoryAccess, permittedCategories}',
};
