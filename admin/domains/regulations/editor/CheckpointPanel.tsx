import { Box, Typography } from '@mui/material';
import type { Checkpoint } from '@plumbline/resources/entities/checkpoints/checklistParts';
import { checkpointTraits } from '@plumbline/resources/entities/checkpoints/checkpointTraits';
import { decisiveAnswers } from '@plumbline/resources/entities/checkpoints/decisiveAnswers';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { Field, FieldOf } from '@plumbline/resources/language/fields/field';
import { isChoice } from '@plumbline/resources/language/fields/types/choice';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { itemLabel } from '../../../data/words/labels';
import { Input } from '../../../entities/inputs/Input';
import { EarlierCheckpointInput } from './EarlierCheckpointInput';
import { findCheckpoint, type Parts } from './partsModel';

type Errors = Readonly<Record<string, unknown>>;
interface CheckpointPanelProps {
  entity: AnyEntity;
  field: FieldOf<'list'>;
  checkpoint: Checkpoint;
  parts: Parts;
  errors: Errors;
  /** Just added: its name field gets the focus. */
  isNew: boolean;
  onChange: (checkpoint: Checkpoint) => void;
  onBlur: () => void;
}

/** Form of one checkpoint. It is a form of its own, so that typing does not re-render the others. */
export function CheckpointPanel(props: CheckpointPanelProps) {
  const { checkpoint, errors, isNew, onChange, onBlur } = props;
  const form = useForm<Checkpoint>({ defaultValues: checkpoint });
  const fields = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it is drawn
  useEffect(() => {
    if (isNew) fields.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, []);
  const latest = useRef(onChange);
  latest.current = onChange;
  useEffect(() => {
    // The form always contains a complete checkpoint, although its type allows partial values.
    const watching = form.watch((values) => latest.current({ ...values } as Checkpoint));
    return () => watching.unsubscribe();
  }, [form]);
  const found = JSON.stringify(Object.entries(errors).map(([name, error]) => [name, messageOf(error)]));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same errors come as new objects with every letter
  useEffect(() => {
    form.clearErrors();
    for (const [name, error] of Object.entries(errors))
      form.setError(name as keyof Checkpoint, error as { message: string }); // the outer form's own errors
  }, [form, found]);
  return (
    <FormProvider {...form}>
      <Box
        ref={fields}
        onBlur={onBlur}
        sx={{ p: { xs: 1.5, sm: 2 }, pl: { sm: 6 }, backgroundColor: 'action.hover' }}
      >
        <Fields {...props} />
      </Box>
    </FormProvider>
  );
}

function Fields({ entity, field, checkpoint, parts }: CheckpointPanelProps) {
  const translate = useTranslate();
  const type: Checkpoint['type'] = useWatch({ name: 'type' });
  const shownAfter: string | null = useWatch({ name: 'shownAfter' });
  const traits = checkpointTraits[type];
  const decisive = shownAfter ? findCheckpoint(parts, shownAfter) : undefined;
  const input = (name: string, span = 4, narrowed?: readonly string[]) => {
    const known = field.fields[name];
    return (
      known && (
        <Cell span={span}>
          <Input
            entity={entity}
            name={name}
            field={narrowed ? narrow(known, narrowed) : known}
            source={name}
            label={translate(itemLabel(entity, 'checkpoints', name))}
          />
        </Cell>
      )
    );
  };
  return (
    <Box sx={grid}>
      {input('name', 8)}
      {input('type', 4)}
      {input('scope', 12)}
      {input('description', 12)}
      {traits.options.includes('NO') && input('negativeAnswer')}
      {traits.number && input('greenMax')}
      {traits.number && input('orangeMax')}
      {traits.number && input('unit')}
      <Cell span={12}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
          {[
            'isMandatory',
            'isReferToReport',
            'isTakeValuesActive',
            ...(traits.number ? ['isMeasuredOnDamage'] : []),
          ].map((name) => {
            const known = field.fields[name];
            return (
              known && (
                <Input
                  key={name}
                  entity={entity}
                  name={name}
                  field={known}
                  source={name}
                  label={translate(itemLabel(entity, 'checkpoints', name))}
                />
              )
            );
          })}
        </Box>
      </Cell>
      <Cell span={12}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {translate('regulation.editor.dependencies')}
        </Typography>
      </Cell>
      <Cell span={8}>
        <EarlierCheckpointInput
          parts={parts}
          before={checkpoint.id}
          label={translate(itemLabel(entity, 'checkpoints', 'shownAfter'))}
        />
      </Cell>
      {decisive ? input('shownAnswer', 4, decisiveAnswers[decisive.type]) : <Cell span={4} />}
      {input('photoAfter', 6, decisiveAnswers[type])}
      {input('commentAfter', 6, decisiveAnswers[type])}
    </Box>
  );
}

const messageOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, 'message') : null;

const grid = {
  display: 'grid',
  columnGap: 2,
  rowGap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(12, minmax(0, 1fr))' },
  alignItems: 'start',
};

const Cell = ({ span, children }: { span: number; children?: ReactNode }) => (
  <Box sx={{ gridColumn: { md: `span ${span}` }, minWidth: 0 }}>{children}</Box>
);

const narrow = (field: Field, values: readonly string[]): Field =>
  isChoice(field) ? { ...field, choices: { ...field.choices, values } } : field;
