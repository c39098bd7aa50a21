import type { AuditPlanning } from '@plumbline/resources/entities/auditPlannings';
import type { Audit } from '@plumbline/resources/entities/audits';
import type { Category } from '@plumbline/resources/entities/categories';
import type { Checklist } from '@plumbline/resources/entities/checklists';
import type { Contact } from '@plumbline/resources/entities/contacts';
import type { Deficiency } from '@plumbline/resources/entities/deficiencies';
import type { EquipmentOwner } from '@plumbline/resources/entities/equipmentOwners';
import type { Equipment } from '@plumbline/resources/entities/equipments';
import { definitions } from '@plumbline/resources/entities/index';
import type { Instance } from '@plumbline/resources/entities/instances';
import type { Location } from '@plumbline/resources/entities/locations';
import type { Product } from '@plumbline/resources/entities/products';
import { asSystem, type Call } from '../../../entities/call';
import { getTyped, listTyped } from '../../../entities/typedRecords';
import { byId, readRows, withThoseAbove } from '../content/readRows';
import { loadReportBrand, type ReportBrand } from '../context/loadReportBrand';

/** The rows that the list of an appointment prints. */
export interface PlanningData {
  planning: AuditPlanning;
  account: Instance;
  brand: ReportBrand | null;
  owner: EquipmentOwner | undefined;
  location: Location | undefined;
  /** The inspections of the appointment that the caller may read. */
  audits: readonly Audit[];
  equipments: ReadonlyMap<string, Equipment>;
  products: ReadonlyMap<string, Product>;
  categories: ReadonlyMap<string, Category>;
  locations: ReadonlyMap<string, Location>;
  checklists: ReadonlyMap<string, Checklist>;
  contacts: ReadonlyMap<string, Contact>;
  /** Open ones of the equipment. */
  deficiencies: readonly Deficiency[];
}

/** Loads an appointment's list as the caller may see it. Errors: NOT_FOUND. */
export async function loadPlanningData(call: Call, id: string): Promise<PlanningData> {
  const planning = await getTyped(call, 'auditPlannings', id);
  const audits = await listTyped(call, 'audits', { filter: { planning: id } });
  const { instance } = planning;
  const system = asSystem(call, instance);
  const ids = audits.flatMap(({ equipment }) => equipment ?? []);
  const equipments = await byId(system, 'equipments', ids);
  const pieces = [...equipments.values()];
  const account = (await byId(system, 'instances', [instance])).get(instance);
  if (!account) throw new Error('an account without its row');
  const open = { instance, deletedAt: null, isNotAsked: false };
  const found =
    ids.length > 0
      ? await readRows<Deficiency>(system, definitions.deficiencies, open, ['equipment', [...new Set(ids)]])
      : [];
  return {
    planning,
    account,
    brand: await loadReportBrand(system, instance),
    owner: (await byId(system, 'equipmentOwners', [planning.owner])).get(planning.owner ?? ''),
    location: (await byId(system, 'locations', [planning.location])).get(planning.location ?? ''),
    audits,
    equipments,
    products: await byId(
      system,
      'products',
      pieces.map(({ product }) => product),
    ),
    categories: await byId(
      system,
      'categories',
      pieces.map(({ category }) => category),
    ),
    locations: await withThoseAbove(
      system,
      'locations',
      pieces.map(({ location }) => location),
    ),
    checklists: await byId(
      system,
      'checklists',
      audits.map(({ checklist }) => checklist),
    ),
    contacts: await byId(system, 'contacts', [planning.auditor, planning.contact]),
    deficiencies: found.filter(({ status }) => status !== 'COMPLETED'),
  };
}
