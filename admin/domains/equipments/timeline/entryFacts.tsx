import { definitions, entities } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import {
  movingFields,
  reasonFields,
  type TimelineKind,
} from '@plumbline/resources/rules/timeline/timelineEvents';
import type { ReactNode } from 'react';
import { Cell, isAbsent } from '../../../entities/cells/Cell';
import type { TimelineEntry } from './timelineOnDevice';

type Translate = (key: string) => string;
interface EntryFact {
  /** Translation key. */
  label: string;
  value: ReactNode;
}

/** What each kind tells of its row. */
const told: Record<Exclude<TimelineKind, 'changed'>, readonly string[]> = {
  planned: ['type', 'auditor', 'location', 'dateUntil'],
  missed: ['type', 'auditor', 'location'],
  found: ['description', 'dangerLevel', 'status', 'measure'],
  escalated: ['description', 'measure', 'status'],
  remedied: ['description', 'remedy', 'remediedBy'],
  taskDone: ['title', 'completionNote', 'completedBy'],
  inspected: ['type', 'auditor', 'planning', 'report', 'comment'],
  created: [],
  imported: ['importedFrom'],
  deleted: [],
  restored: [],
};

/** The facts of an entry that are known. */
export function entryFacts(
  { kind, resource, record, change }: TimelineEntry,
  translate: Translate,
): EntryFact[] {
  const entity = entities[resource];
  if (kind !== 'changed')
    return told[kind]
      .filter((name) => !isAbsent(record[name]))
      .map((name) => ({ label: labelOf(entity, name), value: cell(entity, name, record) }));
  const { before = {}, after = {} } = change ?? {};
  return [
    ...movingFields
      .filter((name) => name in after)
      .map((name) => ({
        label: labelOf(entity, name),
        value: (
          <>
            {cell(entity, name, before)} → {cell(entity, name, after)}
          </>
        ),
      })),
    ...reasonFields
      .filter((name) => !isAbsent(after[name]))
      .map((name) => ({
        label: labelOf(entity, name),
        value: name === 'lockReasons' ? kindsOf(after[name], translate) : cell(entity, name, after),
      })),
  ];
}

const labelOf = ({ name }: AnyEntity, field: string): string => `resources.${name}.fields.${field}`;

function cell(entity: AnyEntity, name: string, values: Readonly<Record<string, unknown>>): ReactNode {
  const field = entity.fields[name];
  return field && <Cell {...{ entity, name, field }} value={values[name]} record={values} place="row" />;
}

/** The kinds of the reasons alone: what they name may be gone. */
function kindsOf(reasons: unknown, translate: Translate): string {
  const { kind } = definitions.equipments.fields.lockReasons.fields;
  const kinds = kind.choices.values.filter(
    (value) => Array.isArray(reasons) && reasons.some((reason) => reason?.kind === value),
  );
  return kinds.map((value) => translate(`choices.${kind.choices.name}.${value}`)).join(', ');
}
