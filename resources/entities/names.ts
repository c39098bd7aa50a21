/** Every entity, by the name its table, its service and its screens share. */
export type EntityName =
  | 'instances'
  | 'users'
  | 'contacts'
  | 'equipmentOwners'
  | 'locations'
  | 'categories'
  | 'products'
  | 'equipments'
  | 'auditRegulations'
  | 'checklists'
  | 'auditPlannings'
  | 'audits'
  | 'deficiencies'
  | 'auditReports'
  | 'textModules'
  | 'files';
