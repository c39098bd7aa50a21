import { eraseOf, erasureOf, exportOwn, exportPersonOf } from '@plumbline/resources/commands/privacy';
import { entities } from '@plumbline/resources/entities/index';
import type { AnswerOf } from '@plumbline/resources/language/defineCommand';
import type { EntityName } from '@plumbline/resources/language/names';
import { saveAs } from '../../data/files/saveAs';
import { callCommand, fetchCommand } from '../../data/session/callCommand';
import { nameOf } from '../../entities/export/fetchExport';

export type ErasurePreview = AnswerOf<ReturnType<typeof erasureOf>>;
export type Mention = ErasurePreview['mentions'][number];

const long = { timeout: 'long' } as const;

/** Downloads all data about a person (default: the user). */
export async function downloadPersonalData(person?: { resource: EntityName; id: string }): Promise<void> {
  const answer = await (person
    ? fetchCommand(exportPersonOf(entities[person.resource]), { id: person.id }, long)
    : fetchCommand(exportOwn, {}, long));
  saveAs(await answer.blob(), nameOf(answer) ?? 'personal-data.zip');
}

export const previewErasure = (resource: EntityName, id: string) =>
  callCommand(erasureOf(entities[resource]), { id });

export const erasePerson = (
  resource: EntityName,
  id: string,
  input: { reason: string; confirm: string },
): Promise<unknown> => callCommand(eraseOf(entities[resource]), { id, input }, long);
