import { Box, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { entities, isEntityName } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { extendedBy } from '@plumbline/resources/rules/customFields/accountEntity';
import { customisableEntities, hasCategory } from '@plumbline/resources/rules/customFields/customFields';
import { useMemo, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { currentEntities, subscribeToEntities } from '../../../data/accountEntities/currentEntities';
import { shapedFor } from '../../../data/offline/local/shapedFor';
import { useActor } from '../../../data/session/ActorProvider';
import { entityLabel } from '../../../data/words/labels';
import { ForbiddenScreen } from '../../../entities/ForbiddenScreen';
import { ReferencePicker } from '../../../entities/inputs/ReferencePicker';
import { ListError } from '../../../entities/list/ListError';
import { ListSkeleton } from '../../../entities/list/ListSkeleton';
import { useRights } from '../../../entities/useRights';
import { useTellable } from '../../../entities/useTellable';
import { PageHeader } from '../../../kit/parts/PageHeader';
import { LayoutEditor } from './LayoutEditor';
import { inheritedControls } from './layoutRows';
import { useControls } from './useControls';

/** Visibility, order and required fields of a form; for all rows or those of a category. */
export function FormLayoutScreen() {
  const translate = useTranslate();
  const actor = useActor();
  const [search, setSearch] = useSearchParams();
  const subjects = shapedFor(customisableEntities(), actor);
  const asked = search.get('form') ?? 'equipments';
  const subject = subjects.find(({ name }) => name === asked) ?? subjects[0];
  const category = subject && hasCategory(subject) ? search.get('category') : null;
  const { canCreate } = useRights(entities.formControls);
  const { controls, error, refetch } = useControls(subject?.name ?? 'equipments', category, {
    enabled: canCreate() && subject !== undefined,
  });
  const { settings } = useSyncExternalStore(subscribeToEntities, currentEntities);
  const whole = useMemo(() => extendedBy(subject ?? entities.equipments, settings), [subject, settings]);
  const isTellable = useTellable(whole);
  const entity = useMemo(() => withForm(whole, isTellable), [whole, isTellable]);
  const inherited = useMemo(
    () =>
      inheritedControls(
        settings.controls.filter(({ entityType }) => entityType === subject?.name),
        settings.categories,
        category,
      ),
    [settings, subject, category],
  );
  if (!canCreate() || !subject || !isEntityName(subject.name)) return <ForbiddenScreen />;
  const choose = (form: string, ofCategory: string | null) =>
    setSearch({ form, ...(ofCategory ? { category: ofCategory } : {}) }, { replace: true });
  return (
    <>
      <PageHeader title={translate('customFields.layout.title')} />
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2, maxWidth: '72ch' }}>
        {translate('customFields.layout.intro')}
      </Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5, mb: 2 }}>
        <TextField
          select
          label={translate('resources.formControls.fields.entityType')}
          value={subject.name}
          onChange={(event) => choose(event.target.value, null)}
          sx={{ maxWidth: { sm: 320 } }}
        >
          {subjects.map((one) => (
            <MenuItem key={one.name} value={one.name}>
              {translate(entityLabel(one), { smart_count: 2 })}
            </MenuItem>
          ))}
        </TextField>
        {hasCategory(subject) && (
          <Box sx={{ width: '100%', maxWidth: { sm: 320 } }}>
            <ReferencePicker
              to="categories"
              value={category ? [category] : []}
              onChange={([id]) => choose(subject.name, id ?? null)}
              label={translate('customFields.layout.category')}
            />
          </Box>
        )}
      </Stack>
      {error ? (
        <ListError error={error} onRetry={refetch} />
      ) : !controls ? (
        <ListSkeleton />
      ) : (
        <LayoutEditor
          // Saved changes or another form remount the editor.
          key={[
            subject.name,
            category,
            ...[...controls, ...inherited].map(({ id, version }) => id + version),
          ].join()}
          entity={entity}
          category={category}
          controls={controls}
          inherited={inherited}
          onSaved={refetch}
        />
      )}
    </>
  );
}

/** The entity without form fields that accounts of this type never fill; these cannot be required either. */
const withForm = (entity: AnyEntity, isKept: (field: string) => boolean): AnyEntity => ({
  ...entity,
  form: Object.fromEntries(
    Object.entries(entity.form).map(([tab, content]) => [
      tab,
      'related' in content ? content : content.filter((field) => isKept(field)),
    ]),
  ),
});
