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
import type { InspectionDuty } from '../../entities/inspectionDuties';
import type { Instance } from '../../entities/instances';
import type { Location } from '../../entities/locations';
import type { Product } from '../../entities/products';
import type { Other } from './locksTold';

type ById<R> = ReadonlyMap<string, R>;

/** The rows that a report speaks of, from the database or from a device. */
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
  /** Of the equipment and its models, and those above. */
  categories: ById<Category>;
  /** Of the equipment, and those above. */
  locations: ById<Location>;
  checklists: ById<Checklist>;
  /** Of the checklists, and of what is due. */
  regulations: ById<AuditRegulation>;
  /** Inspectors and contact. */
  contacts: ById<Contact>;
  /** Of the pieces, whichever inspection found them. */
  deficiencies: readonly Deficiency[];
  /** Other finished inspections of the pieces. */
  others: ById<Other>;
  /** What is due at the pieces: asked of inspections whose own dates are not fixed yet. */
  duties: readonly InspectionDuty[];
  /** The report that this one corrects. */
  superseded: Pick<AuditReport, 'id' | 'number'> | undefined;
}
