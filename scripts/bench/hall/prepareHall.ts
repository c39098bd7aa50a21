import { definitions } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { freezeRegulation } from '../../../api/domains/planning/freezeRegulation';
import { insertAudits } from '../../../api/domains/planning/insertAudits';
import { recountPlanning } from '../../../api/domains/planning/recountPlanning';
import { asSystem } from '../../../api/entities/call';
import { createRecord } from '../../../api/entities/createRecord';
import { listTyped, typed } from '../../../api/entities/typedRecords';
import { updateRecord } from '../../../api/entities/updateRecord';
import { regulationDrafts } from '../../../seeds/regulations/regulationDrafts';
import { benchPerson, prepareAccount } from '../account';
import { fillEquipment } from '../fillEquipment';

type Db = Parameters<typeof prepareAccount>[0];

/** An appointment of the bench person with racks to inspect by EN 15635, among more on the same site; returns its id. */
export async function prepareHall(
  db: Db,
  { pieces, bays }: { pieces: number; bays: number },
): Promise<string> {
  const { call, filled } = await prepareAccount(db);
  await fillEquipment(db, filled, pieces);
  const [expert] = regulationDrafts();
  const shared = asSystem(call, CATALOGUE_ID);
  const regulation = String((await createRecord(shared, definitions.auditRegulations, { ...expert })).id);
  await updateRecord(call, definitions.categories, filled.category, { auditRegulations: [regulation] });
  const [contact] = await listTyped(call, 'contacts', { filter: { emailAddress: benchPerson } });
  const racks = await listTyped(call, 'equipments', {
    sort: { field: 'identNumber', order: 'ASC' },
    range: [0, bays - 1],
  });
  return db.transaction(async (trx) => {
    const inner = { ...call, db: trx };
    const planning = typed(
      'auditPlannings',
      await createRecord(inner, definitions.auditPlannings, {
        owner: filled.owner,
        location: filled.location,
        auditor: contact?.id,
        datePlanned: new Date().toISOString().slice(0, 10),
        type: 'expert',
      }),
    );
    // Without the licence check, for which the account would need to buy one.
    const checklist = await freezeRegulation(inner, regulation);
    await insertAudits(
      inner,
      planning,
      racks.map((equipment) => ({ equipment, checklist })),
    );
    await recountPlanning(inner, planning.id);
    return planning.id;
  });
}
