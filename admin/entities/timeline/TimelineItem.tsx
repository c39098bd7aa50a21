import { Link, Stack } from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { Field } from '@plumbline/resources/language/fields/field';
import { isChoice } from '@plumbline/resources/language/fields/types/choice';
import { type RaRecord, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { fieldLabel } from '../../data/words/labels';
import { useFormat } from '../../data/words/useFormat';
import { Cell, isAbsent } from '../cells/Cell';
import { choiceLook, isStateSet } from '../choiceLooks';
import { showPath } from '../screenPaths';
import { TimelineFacts, TimelineFrame } from './TimelineFrame';

interface TimelineItemProps {
  entity: AnyEntity;
  row: RaRecord<string>;
  /** The field with the date. */
  date: string;
  columns: readonly string[];
}

const isState = (field: Field | undefined): boolean => isChoice(field) && isStateSet(field.choices);

/** One entry of a timeline: date, result, then facts. */
export function TimelineItem({ entity, row, date, columns }: TimelineItemProps) {
  const translate = useTranslate();
  const format = useFormat();
  const there = columns.filter((name) => name !== date && entity.fields[name] && !isAbsent(row[name]));
  const states = there.filter((name) => isState(entity.fields[name]));
  const facts = there.filter((name) => !isState(entity.fields[name]));
  const when = row[date];
  const cell = (name: string) => {
    const field = entity.fields[name];
    return (
      field && <Cell entity={entity} name={name} field={field} value={row[name]} record={row} place="row" />
    );
  };
  return (
    <TimelineFrame tone={toneOf(entity, row, states[0])}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Link
          component={RouterLink}
          to={showPath(entity, row.id)}
          color="text.primary"
          sx={{ fontWeight: 600 }}
        >
          {typeof when === 'string' ? format.date(when) : translate('shell.timeline.ahead')}
        </Link>
        {states.map((name) => (
          <span key={name}>{cell(name)}</span>
        ))}
      </Stack>
      <TimelineFacts
        facts={facts.map((name) => ({ label: translate(fieldLabel(entity, name)), value: cell(name) }))}
      />
    </TimelineFrame>
  );
}

function toneOf(entity: AnyEntity, row: RaRecord<string>, name: string | undefined): string {
  const field = name === undefined ? undefined : entity.fields[name];
  const look =
    isChoice(field) && name !== undefined ? choiceLook(field.choices, String(row[name])) : undefined;
  return !look || look.tone === 'neutral' ? 'text.disabled' : `${look.tone}.main`;
}
