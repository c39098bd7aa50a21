import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import { Box, Tab, Tabs } from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { Field } from '@plumbline/resources/language/fields/field';
import { entityFor } from '@plumbline/resources/rules/customFields/formLayout';
import { useEffect, useId, useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { tabLabel } from '../../data/words/labels';
import { isAbsent } from '../cells/Cell';
import { isWide } from '../fieldTypes/shown/isWide';
import { useRights } from '../useRights';
import { useTellable } from '../useTellable';
import { FormField } from './FormField';
import { FormParts } from './FormParts';
import { fieldTabs } from './formTabs';
import { requiredByChange } from './requiredByChange';
import { type FieldLock, type FieldLocks, useFieldLocks } from './useFieldLocks';
import { usePresets } from './usePresets';
import { useDerived } from './useWhenContext';

interface FormFieldsProps {
  entity: AnyEntity;
  isNew: boolean;
  locked?: FieldLocks | undefined;
  /** The field to focus first; default: the one in the address. */
  beginsAt?: string | undefined;
  onContext: (context: Record<string, unknown>) => void;
}

const narrowest = 240;
const withoutServer: FieldLock = { message: 'shell.menu.onlineOnlyText', blockers: [] };

/** The tabs of a form with the inputs of the open one. */
export function FormFields({ entity: general, isNew, locked, beginsAt, onContext }: FormFieldsProps) {
  const translate = useTranslate();
  const rights = useRights(general);
  const isWaiting = (field: Field) => rights.waitsForServer(field, isNew);
  const isEditable = (field: Field) => rights.isEditable(field, isNew) || isWaiting(field);
  const { control, setFocus } = useFormContext();
  const values = useWatch({ control });
  usePresets(general, values, isEditable);
  const derived = useDerived(general, values);
  useEffect(() => onContext(derived), [derived, onContext]);
  const context = { ...values, ...derived };
  const record = useRecordContext();
  const before = isNew ? undefined : record;
  const entity = requiredByChange(entityFor(general, context), { before, values, context });
  const isTellable = useTellable(general);
  const locks = useFieldLocks(entity, isNew ? undefined : String(record?.id));
  // Read-only fields are shown only if they have a value.
  const tabs = fieldTabs(entity, context, (name) => {
    const field = entity.fields[name];
    const hasSay = field !== undefined && (isEditable(field) || (!isNew && !isAbsent(record?.[name])));
    return hasSay && isTellable(name, record);
  });
  const [search] = useSearchParams();
  const asked = beginsAt ?? search.get('field') ?? '';
  const id = useId();
  const [chosen, setChosen] = useState((tabs.find(({ fields }) => fields.includes(asked)) ?? tabs[0])?.name);
  const open = tabs.find(({ name }) => name === chosen) ?? tabs[0];
  // biome-ignore lint/correctness/useExhaustiveDependencies: where one is led to is where the form begins, no more
  useEffect(() => {
    if (open?.fields.includes(asked)) setFocus(asked);
  }, []);
  const { errors, submitCount } = useFormState();
  const wrong = tabs.filter(({ fields }) => fields.some((name) => name in errors)).map(({ name }) => name);
  // After a refused save, the tab of the first error opens.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another attempt to save may change the tab
  useEffect(() => {
    if (wrong[0] && open && !wrong.includes(open.name)) setChosen(wrong[0]);
  }, [submitCount]);
  if (!open) return null;
  return (
    <>
      {tabs.length > 1 && (
        <Tabs
          value={open.name}
          onChange={(_event, name: string) => setChosen(name)}
          variant="scrollable"
          sx={{ borderBottom: 1, borderColor: 'divider', px: 1 }}
        >
          {tabs.map(({ name }) => (
            <Tab
              key={name}
              value={name}
              id={`${id}-tab-${name}`}
              aria-controls={`${id}-panel`}
              iconPosition="end"
              label={translate(tabLabel(entity, name))}
              sx={wrong.includes(name) ? { color: 'error.main' } : {}}
              {...(wrong.includes(name)
                ? {
                    icon: (
                      <ErrorOutlineOutlined
                        titleAccess={translate('shell.form.check')}
                        sx={{ fontSize: 18, color: 'error.main' }}
                      />
                    ),
                  }
                : {})}
            />
          ))}
        </Tabs>
      )}
      <Box
        {...(tabs.length > 1
          ? { role: 'tabpanel', id: `${id}-panel`, 'aria-labelledby': `${id}-tab-${open.name}` }
          : {})}
        sx={{
          display: 'grid',
          columnGap: 2,
          rowGap: 2.25,
          p: { xs: 1.5, sm: 2.5 },
          // Up to three columns, none narrower than a label.
          gridTemplateColumns: `repeat(auto-fill, minmax(max(min(100%, ${narrowest}px), (100% - 32px) / 3), 1fr))`,
          alignItems: 'start',
        }}
      >
        {open.fields.map((name) => {
          const field = entity.fields[name];
          return (
            field && (
              <Box key={name} sx={{ gridColumn: isWide(field) ? '1 / -1' : 'auto', minWidth: 0 }}>
                <FormField
                  entity={entity}
                  name={name}
                  field={field}
                  isEditable={isEditable(field)}
                  lock={locked?.[name] ?? locks[name] ?? (isWaiting(field) ? withoutServer : undefined)}
                />
                <FormParts resource={entity.name} tab={open.name} field={name} values={values} />
              </Box>
            )
          );
        })}
      </Box>
      <FormParts resource={entity.name} tab={open.name} values={values} />
    </>
  );
}
