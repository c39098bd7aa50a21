import { definitions } from '../entities/index';
import { defineCommand, media, recordCommand } from '../language/defineCommand';
import { tileType } from '../rules/floorPlans/index';

export const readTile = defineCommand('/api/floorPlans/{id}/tiles/{zoom}/{column}/{row}', {
  method: 'GET',
  who: { may: 'read', on: definitions.floorPlans },
  answer: media(tileType),
  summary:
    'A tile of the plan, 512 pixels wide and high or less at the edges; zoom 0 is the whole plan as one tile, each further one doubles it',
});

export const prepareFloorPlan = recordCommand(definitions.floorPlans, 'prepare', {
  who: { may: 'update', on: definitions.floorPlans },
  answer: {},
  errors: ['PLAN_NOT_FAILED'],
  summary: 'Prepare a plan once more whose preparation failed, from the same file',
});
