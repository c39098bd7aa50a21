import { entities } from '@plumbline/resources/entities/index';
import { showPath } from '../../entities/screenPaths';

/** The plan's page, with a piece of equipment selected on it. */
export const planPath = (plan: string, piece?: string): string =>
  `${showPath(entities.floorPlans, plan)}${piece ? `?${new URLSearchParams({ piece })}` : ''}`;
