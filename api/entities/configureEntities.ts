import { entityList } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { Api } from '../base/context/context';
import type { Call } from './call';
import { callOf } from './callOf';
import { lockedFields } from './checkLocks';
import { recordCommand } from './command';
import { entityService } from './entityService';
import { listHistory } from './history';
import { registerOwnerPropagation } from './propagateOwner';
import type { Row } from './rowMapper';
import { simpleRest } from './simpleRest';
import { registerSyncCommand } from './syncCommands';
import { takeStep } from './takeStep';

/** Mounts what every entity has: the generic service, its history, what locks its fields, its steps. */
export function configureEntities(api: Api): void {
  registerOwnerPropagation();
  for (const entity of entityList) {
    api.web.get(`/api/${entity.name}/:id/history`, async (req, res) => {
      res.json(await listHistory(callOf(api, req), entity, String(req.params.id)));
    });
    if (Object.values(entity.fields).some((field) => field.lockedWhen)) {
      api.web.get(`/api/${entity.name}/:id/locks`, async (req, res) => {
        res.json(await lockedFields(callOf(api, req), entity, String(req.params.id)));
      });
    }
    mountSteps(api, entity);
    mountService(api, `api/${entity.name}`, entityService(api, entity));
  }
}

/** Each step is a command, also for devices that were offline. */
function mountSteps(api: Api, entity: AnyEntity): void {
  for (const name of Object.keys(entity.steps ?? {})) {
    const take = (call: Call, id: string, args: Row) => takeStep(call, entity, id, { name, args });
    recordCommand(api, entity.name, name, take);
    registerSyncCommand(entity.name, name, take);
  }
}

function mountService(api: Api, path: string, service: ReturnType<typeof entityService>): void {
  // `use` is Express's and Feathers' at once, which no one type of `web` can say.
  const use = api.web.use.bind(api.web) as unknown as (
    path: string,
    service: object,
    options: object,
  ) => void;
  use(path, service, { methods: ['find', 'get', 'create', 'update', 'patch', 'remove'] });
  api.web.service(path).hooks({ around: { all: [simpleRest] } });
}
