import type { Api } from '../../base/context/context';
import { callOf } from '../../entities/callOf';
import { entityCommand, recordCommand } from '../../entities/command';
import { registerHooks } from '../../entities/hooks';
import { binPictures } from '../signatures';
import { appointmentsBeyond } from './appointmentsBeyond';
import { archiveScrapped } from './archiveScrapped';
import { changePlannedEquipments } from './changePlannedEquipments';
import { finishPlanning } from './finishPlanning';
import { listCandidates } from './listCandidates';
import { planInspection } from './planInspection';
import { planningHooks } from './planningHooks';
import { startPlanning } from './startPlanning';

/** Mounts what plannings can do besides being read and written; before the generic services. */
export function configurePlanning(api: Api): void {
  registerHooks('auditPlannings', planningHooks);
  registerHooks('auditPlannings', binPictures);
  api.web.get('/api/auditPlannings/candidates', async (req, res) => {
    res.json(await listCandidates(callOf(api, req), req.query));
  });
  entityCommand(api, 'auditPlannings', 'plan', planInspection);
  recordCommand(api, 'auditPlannings', 'equipments', changePlannedEquipments);
  recordCommand(api, 'auditPlannings', 'start', startPlanning);
  recordCommand(api, 'auditPlannings', 'finish', finishPlanning);
  recordCommand(api, 'auditPlannings', 'archiveScrapped', archiveScrapped);
  recordCommand(api, 'contacts', 'appointmentsBeyond', appointmentsBeyond);
}
