import * as commands from '@plumbline/resources/commands/planning';
import * as boardCommands from '@plumbline/resources/commands/planningBoard';
import type { Api } from '../../base/context/context';
import { checkInput, handleCommand } from '../../entities/handleCommand';
import { registerHooks } from '../../entities/hooks';
import { registerSyncCommand } from '../../entities/syncCommands';
import { binPictures } from '../signatures';
import { appointmentsBeyond } from './appointmentsBeyond';
import { archiveScrapped } from './archiveScrapped';
import { beginInspection } from './beginInspection';
import { planDue } from './board/planDue';
import { readBoard } from './board/readBoard';
import { readWaiting } from './board/readWaiting';
import { changePlannedEquipments } from './changePlannedEquipments';
import { countDeletion } from './countDeletion';
import { finishPlanning } from './finishPlanning';
import { listCandidates } from './listCandidates';
import { planInspection } from './planInspection';
import { planningHooks } from './planningHooks';
import { startPlanning } from './startPlanning';

/** Mounts the commands of plannings; must run before the generic services. */
export function configurePlanning(api: Api): void {
  registerHooks('auditPlannings', planningHooks);
  registerHooks('auditPlannings', binPictures);
  handleCommand(api, commands.listCandidates, listCandidates);
  handleCommand(api, boardCommands.readBoard, readBoard);
  handleCommand(api, boardCommands.readWaiting, readWaiting);
  handleCommand(api, boardCommands.planDue, planDue);
  handleCommand(api, commands.planInspection, planInspection);
  handleCommand(api, commands.changePlannedEquipments, (call, change, { id }) =>
    changePlannedEquipments(call, id, change),
  );
  handleCommand(api, commands.startPlanning, (call, _input, { id }) => startPlanning(call, id));
  handleCommand(api, commands.finishPlanning, (call, choice, { id }) => finishPlanning(call, id, choice));
  handleCommand(api, commands.beginInspection, (call, input, { id }) => beginInspection(call, id, input));
  registerSyncCommand('audits', 'begin', (call, id, args) =>
    beginInspection(call, id, checkInput(commands.beginInspection, args)),
  );
  handleCommand(api, commands.countDeletion, (call, _input, { id }) => countDeletion(call, id));
  handleCommand(api, commands.archiveScrapped, (call, _input, { id }) => archiveScrapped(call, id));
  handleCommand(api, commands.appointmentsBeyond, (call, rights, { id }) =>
    appointmentsBeyond(call, id, rights),
  );
}
