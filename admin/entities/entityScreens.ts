import { entityList } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { EntityName } from '@plumbline/resources/language/names';
import type { ScreenRoute } from '../kit/routes/routes';
import { createPath, editPath, listPath, showPath } from './screenPaths';

/** A generated screen, with the entity it shows. */
export interface EntityScreen extends ScreenRoute {
  resource: EntityName;
}

const list = () => import('./list/EntityList').then((module) => module.EntityList);
const create = () => import('./form/EntityCreate').then((module) => module.EntityCreate);
const edit = () => import('./form/EntityEdit').then((module) => module.EntityEdit);
const show = () => import('./show/EntityShow').then((module) => module.EntityShow);

/** The generated screens of every entity that some role may read, without forms if it has its own. */
export const entityScreens: readonly EntityScreen[] = entityList
  .filter(isReadable)
  .flatMap((entity) => [
    screen(entity, listPath(entity), list),
    ...(entity.hasOwnForm
      ? []
      : [screen(entity, createPath(entity), create), screen(entity, editPath(entity, ':id'), edit)]),
    screen(entity, showPath(entity, ':id'), show),
  ]);

function isReadable(entity: AnyEntity): boolean {
  return Object.values(entity.permissions).some((rights) => rights?.read !== undefined);
}

function screen(entity: AnyEntity, path: string, load: ScreenRoute['load']): EntityScreen {
  return { resource: entity.name, path: path.slice(1), load };
}
