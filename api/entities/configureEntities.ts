import { hasLocks, historyOf, locksOf, stepOf } from '@plumbline/resources/commands/everyEntity';
import { entityList } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { Api } from '../base/context/context';
import type { Call } from './call';
import { lockedFields } from './checkLocks';
import { entityService } from './entityService';
import { handleCommand } from './handleCommand';
import { listHistory } from './history';
import { registerOwnerPropagation } from './propagateOwner';
import type { Row } from './rowMapper';
import { simpleRest } from './simpleRest';
import { registerSyncCommand } from './syncCommands';
import { takeStep } from './takeStep';

/** Mounts every entity's generic service, history, locks and steps. */
export function configureEntities(api: Api): void {
  registerOwnerPropagation();
  for (const entity of entityList) {
    handleCommand(api, historyOf(entity), (call, _input, { id }) => listHistory(call, entity, id));
    if (hasLocks(entity))
      handleCommand(api, locksOf(entity), (call, _input, { id }) => lockedFields(call, entity, id));
    mountSteps(api, entity);
    mountService(api, `api/${entity.name}`, entityService(api, entity));
  }
}

/** Steps are commands, also in the outbox. */
function mountSteps(api: Api, entity: AnyEntity): void {
  for (const name of Object.keys(entity.steps ?? {})) {
    const take = (call: Call, id: string, args: Row) => takeStep(call, entity, id, { name, args });
    handleCommand(api, stepOf(entity, name), (call, args, { id }) => take(call, id, args));
    registerSyncCommand(entity.name, name, take);
  }
}

function mountService(api: Api, path: string, service: ReturnType<typeof entityService>): void {
  // `use` is both Express's and Feathers', which no single type expresses.
  const use = api.web.use.bind(api.web) as unknown as (
    path: string,
    service: object,
    options: object,
  ) => void;
  use(path, service, { methods: ['find', 'get', 'create', 'update', 'patch', 'remove'] });
  api.web.service(path).hooks({ around: { all: [simpleRest] } });
}
