import * as commands from '@plumbline/resources/commands/duties';
import { isEntityName } from '@plumbline/resources/entities/index';
import type { EntityName } from '@plumbline/resources/language/names';
import type { Api } from '../../base/context/context';
import { handleCommand } from '../../entities/handleCommand';
import { registerHooks } from '../../entities/hooks';
import type { JobRunner } from '../../platform/jobs/runJobs';
import { dutyTriggers } from './dutyTriggers';
import { equipmentDutyHooks } from './equipmentDutyHooks';
import { readRecalculation } from './readRecalculation';
import { recalculateDutiesJob, recalculationKind } from './recalculateDuties';
import { setNextDate, stateInspection } from './stateInspection';

/** Keeps the duties of equipment up to date with everything they depend on, for all writes. */
export function keepDuties(): void {
  registerHooks('equipments', equipmentDutyHooks);
  for (const [name, hooks] of Object.entries(dutyTriggers))
    if (isEntityName(name)) registerHooks(name satisfies EntityName, hooks);
}

export function configureDuties(api: Api, jobs: JobRunner): void {
  keepDuties();
  handleCommand(api, commands.stateInspection, (call, statement, { id }) =>
    stateInspection(call, id, statement),
  );
  handleCommand(api, commands.setNextDate, (call, wish, { id }) => setNextDate(call, id, wish));
  handleCommand(api, commands.readRecalculation, readRecalculation);
  jobs.handle(recalculationKind, recalculateDutiesJob);
}
