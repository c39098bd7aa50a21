import * as commands from '@plumbline/resources/commands/dataGenerator';
import type { Api } from '../../base/context/context';
import { handleCommand } from '../../entities/handleCommand';
import type { JobRunner } from '../../platform/jobs/runJobs';
import { cancelRun, forecastRun, removeRun, startRun } from './giveRunCommands';
import { listRuns } from './listRuns';
import { generatorKind, workOnRunJob } from './workOnRun';

/** Mounts the commands with which the provider fills test accounts with generated data and removes it again. */
export function configureDataGenerator(api: Api, jobs: JobRunner): void {
  handleCommand(api, commands.listGeneratorRuns, listRuns);
  handleCommand(api, commands.forecastGeneratorRun, forecastRun);
  handleCommand(api, commands.startGeneratorRun, startRun);
  handleCommand(api, commands.cancelGeneratorRun, (call, _input, { id }) => cancelRun(call, id));
  handleCommand(api, commands.removeGeneratorRun, (call, _input, { id }) => removeRun(call, id));
  jobs.handle(generatorKind, workOnRunJob);
}
