import type { AnyEntity } from '../defineEntity';
import { auditPlannings } from './auditPlannings';
import { auditRegulations } from './auditRegulations';
import { auditReports } from './auditReports';
import { audits } from './audits';
import { categories } from './categories';
import { checklists } from './checklists';
import { contacts } from './contacts';
import { deficiencies } from './deficiencies';
import { equipmentOwners } from './equipmentOwners';
import { equipments } from './equipments';
import { files } from './files';
import { instances } from './instances';
import { locations } from './locations';
import type { EntityName } from './names';
import { products } from './products';
import { textModules } from './textModules';
import { users } from './users';

/** All definitions by name; a name without its definition does not compile. */
export const definitions = {
  instances,
  users,
  contacts,
  equipmentOwners,
  locations,
  categories,
  products,
  equipments,
  auditRegulations,
  checklists,
  auditPlannings,
  audits,
  deficiencies,
  auditReports,
  textModules,
  files,
} satisfies Record<EntityName, unknown>;

/** The same, seen as any entity: for code that works for all of them alike. */
export const entities: Readonly<Record<EntityName, AnyEntity>> = definitions;
export const entityList: readonly AnyEntity[] = Object.values(entities);

export function isEntityName(name: string): name is EntityName {
  return Object.hasOwn(entities, name);
}
