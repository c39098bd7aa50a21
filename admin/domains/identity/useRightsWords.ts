import { entities, isEntityName } from '@plumbline/resources/entities/index';
import { isChoice } from '@plumbline/resources/language/fields/types/choice';
import { localized } from '@plumbline/resources/language/languages';
import type { ExplainedEntity } from '@plumbline/resources/rules/rights/explainRights';
import type { Limit } from '@plumbline/resources/rules/rights/limitsOf';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { entityLabel, fieldLabel } from '../../data/words/labels';
import { useLanguage } from '../../data/words/useLanguage';

/** Texts for reasons, limits and names in the user's language; `role` is that of the person explained. */
export function useRightsWords(role: string | null) {
  const translate = useTranslate();
  const language = useLanguage();
  return useMemo(() => {
    const named = { role: role ? translate(`shell.role.${role}`) : '' };
    const labelOf = (resource: string, field: string) =>
      isEntityName(resource) ? translate(fieldLabel(entities[resource], field)) : field;
    const textOf = ({ resource, field, value }: Extract<Limit, { kind: 'mine' | 'value' }>): string => {
      if (value === null || value === undefined) return translate('identity.staff.nothing');
      if (typeof value === 'boolean') return translate(value ? 'shell.yes' : 'shell.no');
      const choice = isEntityName(resource) ? entities[resource].fields[field] : undefined;
      return choice && isChoice(choice) ? translate(`choices.${choice.choices.name}.${value}`) : value;
    };
    const limit = (one: Limit): string => {
      if (one.kind === 'any')
        return one.of.map((part) => part.map(limit).join(', ')).join(` ${translate('identity.or')} `);
      if (one.kind === 'mine' && one.field === 'id') return translate('identity.limit.oneself');
      if (one.kind === 'mine' || one.kind === 'value')
        return translate(`identity.limit.${one.kind}`, {
          field: labelOf(one.resource, one.field),
          value: textOf(one),
        });
      return translate(`identity.limit.${one.kind}`, 'count' in one ? { smart_count: one.count } : {});
    };
    return {
      entity: ({ resource }: Pick<ExplainedEntity, 'resource'>) =>
        translate(entityLabel(entities[resource]), { smart_count: 2 }),
      field: (resource: string, { name, label }: ExplainedEntity['fields'][number]) =>
        label ? localized(label, language) : labelOf(resource, name),
      command: (resource: string, { name, isStep }: ExplainedEntity['commands'][number]) =>
        translate(isStep ? `resources.${resource}.steps.${name}.label` : `identity.command.${name}`),
      limits: (limits: readonly Limit[]) => limits.map(limit).join(', '),
      refused: (reason: string) =>
        translate('identity.mayNotBecause', { reason: translate(`identity.reason.${reason}`, named) }),
    };
  }, [translate, language, role]);
}
export type RightsWords = ReturnType<typeof useRightsWords>;
