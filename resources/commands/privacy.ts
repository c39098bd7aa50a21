import { json, many, nullable, object, optional, string } from '../language/commands/parts';
import { type Command, defineCommand, media, recordCommand } from '../language/defineCommand';
import type { AnyEntity } from '../language/defineEntity';
import type { EntityName } from '../language/names';
import { people } from '../rules/privacy/privacy';

export const erasureOf = (entity: AnyEntity) =>
  defineCommand(`/api/${entity.name}/{id}/erasure`, {
    method: 'GET',
    who: { may: ['delete', 'update'], on: entity },
    isPossibleWhenTerminated: true,
    answer: {
      title: string(),
      obstacle: nullable(
        object({ code: string(), data: json<Readonly<Record<string, unknown>>>('as in the error') }),
      ),
      mentions: many(
        object({
          resource: string<EntityName>(),
          id: string(),
          title: string(),
          field: string(),
          excerpt: string(),
        }),
      ),
    },
    summary:
      'What has to be typed to erase the person, what stands in the way, and texts that may name the person',
  });

export const eraseOf = (entity: AnyEntity) =>
  recordCommand(entity, 'erase', {
    who: { may: ['delete', 'update'], on: entity },
    isPossibleWhenTerminated: true,
    input: { reason: optional(string()), confirm: optional(string()) },
    answer: { id: string() },
    errors: ['IN_USE', 'LAST_OWNER', 'CANNOT_DELETE_ONESELF', 'PERSON_ERASED'],
    summary: 'Erase the person for good; what was done stays, of an erased person',
  });

export const exportPersonOf = (entity: AnyEntity) =>
  recordCommand(entity, 'exportPersonalData', {
    who: { may: 'read', on: entity },
    isPossibleWhenTerminated: true,
    answer: media('application/zip'),
    summary: 'Everything held on the person, as a ZIP with JSON, a readable page and files',
  });

export const exportOwn = defineCommand('/api/personalData', {
  who: 'person',
  answer: media('application/zip'),
  summary: 'Everything held on oneself, in all accounts, as a ZIP with JSON, a readable page and files',
});

/** Commands on each entity whose rows are persons. */
export const personCommands = (): Command[] =>
  people().flatMap((entity): Command[] => [erasureOf(entity), eraseOf(entity), exportPersonOf(entity)]);
