import type { Audit, AuditAnswer } from '@plumbline/resources/entities/audits';
import {
  type ChecklistPart,
  type Checkpoint,
  checkpointsOf,
} from '@plumbline/resources/entities/checkpoints/checklistParts';
import type { Equipment } from '@plumbline/resources/entities/equipments';
import { definitions } from '@plumbline/resources/entities/index';
import type { FileValue } from '@plumbline/resources/language/fields/field';
import { newId } from '@plumbline/resources/language/ids';
import { askedParts } from '@plumbline/resources/rules/audits/askedParts';
import type { Call } from '../api/entities/call';
import { createRecord } from '../api/entities/createRecord';
import { getRecord } from '../api/entities/getRecord';
import { getTyped } from '../api/entities/typedRecords';
import { updateRecord } from '../api/entities/updateRecord';

type DangerLevel = 'orange' | 'red';
interface Finding {
  description: string;
  measure: string;
  component: string;
  responsiblePerson: string;
  dateDue: string;
  dangerLevel: DangerLevel;
  /** Where on the rack, or on the nearest bay and level that it has. */
  bay: number;
  level: number;
}
export interface Visit {
  result: Exclude<NonNullable<Audit['result']>, 'NOT_PROCESSED'>;
  comment?: string;
  finding?: Finding;
  photos?: FileValue[];
}

/** Answers every checkpoint of an audit as the visit says and finishes it, as its auditor at the call's time. */
export async function carryOut(
  call: Call,
  audit: Audit,
  { result, comment, finding, photos = [] }: Visit,
): Promise<void> {
  const checklist = await getRecord(call, definitions.checklists, audit.checklist ?? '');
  const parts = checklist.parts as ChecklistPart[]; // stored by the definition's own list field
  const points = parts.flatMap(checkpointsOf);
  const captured =
    finding &&
    points.find(
      (point) =>
        point.type === 'OKAY_NOT_OKAY_DEFICIENCY_CAPTURE' &&
        !/^(tablica|load sign)/i.test(point.name['pl-PL'] ?? ''),
    );
  const findings = captured ? [{ checkpoint: captured.id, dangerLevel: finding.dangerLevel }] : [];
  const isAsked = (checkpoint: string, answers: AuditAnswer[]) =>
    askedParts({ parts, answers, notApplicableParts: null, findings })
      .flatMap(checkpointsOf)
      .some(({ id }) => id === checkpoint);
  await updateRecord(call, definitions.audits, audit.id, { dateStarted: call.now.toISOString() });
  if (finding)
    await createRecord(call, definitions.deficiencies, {
      ...finding,
      ...positionOn(await getTyped(call, 'equipments', audit.equipment ?? ''), finding),
      audit: audit.id,
      checkpoint: captured?.id ?? null,
      photos,
    });
  await updateRecord(call, definitions.audits, audit.id, {
    answers: points
      .map((point) => answerTo(point, point.id === captured?.id))
      .filter((answer, _index, answers) => isAsked(answer.checkpoint, answers)),
    result,
    comment: comment ?? null,
    isFinished: true,
    dateAudited: call.now.toISOString(),
  });
}

const positionOn = ({ fieldCount, levelCount }: Equipment, { bay, level }: Finding) =>
  fieldCount && levelCount
    ? { bay: Math.min(bay, fieldCount), level: Math.min(level, levelCount) }
    : { bay: null, level: null };

function answerTo(point: Checkpoint, isBad: boolean): AuditAnswer {
  const base = { id: newId(), checkpoint: point.id };
  if (point.type === 'NUMBER' || point.type === 'NUMBER_WITH_COMMENT')
    return { ...base, number: Math.round((point.greenMax ?? 2) * 5) / 10, dangerLevel: 'green' };
  if (point.type === 'DEFICIENCY_CAPTURE') return { ...base, answer: isBad ? 'NOT_OKAY' : 'OKAY' };
  if (point.type.startsWith('YES_NO'))
    return { ...base, answer: point.negativeAnswer === 'YES' ? 'NO' : 'YES' };
  return { ...base, answer: isBad ? 'NOT_OKAY' : 'OKAY' };
}
