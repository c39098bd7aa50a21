import { entityList } from '@plumbline/resources/entities/index';
import type { Api } from '../context';
import { entityService } from './entityService';
import { listHistory } from './history';
import { requireActor } from './requireActor';
import { simpleRest } from './simpleRest';

/** Mounts the generic service and the history of every entity. */
export function configureEntities(api: Api): void {
  for (const entity of entityList) {
    api.web.get(`/api/${entity.name}/:id/history`, async (req, res) => {
      const call = { db: api.db, actor: requireActor(req), now: api.now() };
      res.json(await listHistory(call, entity, String(req.params.id)));
    });
    mountService(api, `api/${entity.name}`, entityService(api, entity));
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
