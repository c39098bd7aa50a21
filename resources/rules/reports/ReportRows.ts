import type { AuditPlanning } from '../../entities/auditPlannings';
import type { AuditRegulation } from '../../entities/auditRegulations';
import type { AuditReport } from '../../entities/auditReports';
import type { Audit } from '../../entities/audits';
import type { Category } from '../../entities/categories';
import type { Checklist } from '../../entities/checklists';
import type { Contact } from '../../entities/contacts';
import type { Deficiency } from '../../entities/deficiencies';
import type { EquipmentOwner } from '../../entities/equipmentOwners';
import type { Equipment } from '../../entities/equipments';
import type { FloorPlan } from '../../entities/floorPlans';
import type { InspectionDuty } from '../../entities/inspectionDuties';
import type { Instance } from '../../entities/instances';
import type { Location } from '../../entities/locations';
import type { Product } from '../../entities/products';
import type { Other } from './locksTold';

type ById<R> = ReadonlyMap<string, R>;

/** The rows of a report, from the database or a device. */
export interface ReportRows {
  report: AuditReport;
  planning: AuditPlanning | undefined;
  account: Pick<Instance, 'companyName' | 'address' | 'orangeEscalationDays'> | undefined;
  owner: EquipmentOwner | undefined;
  location: Location | undefined;
  /** Finished inspections of the report. */
  audits: readonly Audit[];
  /** Inspections of the appointment whose piece was not found. */
  missed: readonly Audit[];
  equipments: ById<Equipment>;
  products: ById<Product>;
  /** Of the equipment and its models, with ancestors. */
  categories: ById<Category>;
  /** Of the equipment, with ancestors. */
  locations: ById<Location>;
  /** Those on which the equipment stands. */
  floorPlans: ById<FloorPlan>;
  checklists: ById<Checklist>;
  /** Of the checklists and duties. */
  regulations: ById<AuditRegulation>;
  /** Inspectors and contact. */
  contacts: ById<Contact>;
  /** All of the pieces. */
  deficiencies: readonly Deficiency[];
  /** Other finished inspections of the pieces. */
  others: ById<Other>;
  /** Duties of the pieces, for inspections whose facts are not frozen yet. */
  duties: readonly InspectionDuty[];
  /** The corrected report. */
  superseded: Pick<AuditReport, 'id' | 'number'> | undefined;
}
