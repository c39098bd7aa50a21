import { prepareFloorPlan, readTile } from '@plumbline/resources/commands/floorPlans';
import type { Api } from '../../base/context/context';
import { handleCommand } from '../../entities/handleCommand';
import { registerHooks } from '../../entities/hooks';
import type { FileStore } from '../../platform/files';
import type { JobRunner } from '../../platform/jobs';
import { pinHooks } from './pinHooks';
import { placeHooks } from './placeHooks';
import { planHooks, preparePlanKind } from './planHooks';
import { prepareAgain } from './prepareAgain';
import { preparePlanJob } from './preparePlanJob';
import { sendTile } from './sendTile';

/** Mounts the tiles of floor plans, their preparation and the rules of pins. */
export function configureFloorPlans(api: Api, store: FileStore, jobs: JobRunner): void {
  registerHooks('floorPlans', planHooks);
  registerHooks('equipments', pinHooks);
  registerHooks('locations', placeHooks);
  jobs.handle(preparePlanKind, preparePlanJob(store));
  handleCommand(api, prepareFloorPlan, (call, _input, { id }) => prepareAgain(call, id));
  handleCommand(api, readTile, (call, _input, { res, id, zoom, column, row }) =>
    sendTile(call, store, { id, zoom, column, row, res }),
  );
}
