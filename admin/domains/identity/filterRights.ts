import type { ExplainedEntity } from '@plumbline/resources/rules/rights/explainRights';

export interface Wanted {
  /** Words a name must contain, already normalised; empty: all. */
  words: readonly string[];
  /** Menu area; empty: all. */
  area: string;
  onlyRefused: boolean;
}
export interface Named {
  /** Normalised names of the entity, its fields and its commands. */
  entity: string;
  fields: Readonly<Record<string, string>>;
  commands: Readonly<Record<string, string>>;
  area: string;
}
export interface ShownEntity extends ExplainedEntity {
  /** Whether a field or a command matched; its details are open at once. */
  isFound: boolean;
}

/** Filters the rights: entities whose name contains the words, otherwise those whose fields or commands do. */
export function filterRights(
  entities: readonly ExplainedEntity[],
  { words, area, onlyRefused }: Wanted,
  namesOf: (entity: ExplainedEntity) => Named,
): ShownEntity[] {
  const holds = (name = '') => words.every((word) => name.includes(word));
  return entities.flatMap((entity) => {
    const names = namesOf(entity);
    if (area !== '' && names.area !== area) return [];
    const isNamed = holds(names.entity);
    const fields = entity.fields.filter(
      ({ name, create, update }) =>
        (isNamed || holds(names.fields[name])) && (!onlyRefused || create !== null || update !== null),
    );
    const commands = entity.commands.filter(
      ({ name, refusal }) => (isNamed || holds(names.commands[name])) && (!onlyRefused || refusal !== null),
    );
    const operations = entity.operations.filter(({ refusal }) => !onlyRefused || refusal !== null);
    const isEmpty = fields.length === 0 && commands.length === 0 && (!isNamed || operations.length === 0);
    return isEmpty
      ? []
      : [{ ...entity, operations, fields, commands, isFound: words.length > 0 && !isNamed }];
  });
}
