import { entities } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { customisableEntities, hasCategory } from '@plumbline/resources/rules/customFields/customFields';
import { useMemo } from 'react';
import { ResourceContextProvider, useTranslate } from 'react-admin';
import { shapedFor } from '../../data/offline/local/shapedFor';
import { useActor } from '../../data/session/ActorProvider';
import { entityLabel } from '../../data/words/labels';
import { useLanguage } from '../../data/words/useLanguage';
import { EntityCreate } from '../../entities/form/EntityCreate';
import { EntityEdit } from '../../entities/form/EntityEdit';
import { listPath } from '../../entities/screenPaths';
import { EntityShow } from '../../entities/show/EntityShow';

const resource = 'customFieldDefinitions';
const backTo = listPath(entities[resource]);

export function CustomFieldCreate() {
  const form = useFieldForm();
  return (
    <ResourceContextProvider value={resource}>
      <EntityCreate form={form} doneTo={backTo} />
    </ResourceContextProvider>
  );
}

export function CustomFieldEdit() {
  const form = useFieldForm();
  return (
    <ResourceContextProvider value={resource}>
      <EntityEdit form={form} doneTo={backTo} />
    </ResourceContextProvider>
  );
}

export function CustomFieldShow() {
  const form = useFieldForm();
  return (
    <ResourceContextProvider value={resource}>
      <EntityShow form={form} />
    </ResourceContextProvider>
  );
}

/** The definition as adapted for this form: forms by name, keys optional, a category only where rows have one. */
function useFieldForm(): AnyEntity {
  const translate = useTranslate();
  const language = useLanguage();
  const actor = useActor();
  return useMemo(() => {
    const base = entities[resource];
    const subjects = shapedFor(customisableEntities(), actor);
    const { entityType, key, category, ...others } = base.fields;
    if (!entityType || !key || !category) return base;
    return {
      ...base,
      fields: {
        ...others,
        entityType: {
          type: 'choice',
          required: true,
          choices: {
            name: 'entityType',
            values: subjects.map(({ name }) => name),
            labels: Object.fromEntries(
              subjects.map((one) => [
                one.name,
                { [language]: translate(entityLabel(one), { smart_count: 2 }) },
              ]),
            ),
          },
        },
        key: { ...key, required: false },
        category: {
          ...category,
          when: { entityType: subjects.filter(hasCategory).map(({ name }) => name) },
        },
      },
      form: {
        master: ['entityType', 'name', 'dataType', 'choices', 'category', 'key'],
        use: base.form.use ?? [],
      },
    };
  }, [translate, language, actor]);
}
