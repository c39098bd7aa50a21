import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { EntityName } from '@plumbline/resources/language/names';
import {
  accountErrors,
  entityFor,
  ownFieldsOf,
  whenContext,
} from '@plumbline/resources/rules/customFields/formLayout';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useAccountEntity } from '../../../data/accountEntities/useAccountEntity';
import { problemText } from '../../../entities/inputs/problemText';

type Row = Readonly<Record<string, unknown>>;

export interface Arrangement {
  /** The definition adapted to this row. */
  entity: AnyEntity;
  /** Custom fields of the row, in their order. */
  ownFields: readonly string[];
  isShown: (field: string) => boolean;
  isRequired: (field: string) => boolean;
  /** Errors of the fields the account requires, by field, translated. */
  problems: Readonly<Record<string, string>>;
  isComplete: boolean;
}

/**
 * The account's settings for a form whose screen is hand-written. `row` is the completed row: an audit as finished,
 * since more fields are required then; the same row gives the same object.
 */
export function useArrangement(resource: EntityName, row: Row): Arrangement {
  const general = useAccountEntity(resource);
  const translate = useTranslate();
  return useMemo(() => {
    const entity = entityFor(general, row);
    const shown = new Set(
      Object.values(entity.form).flatMap((content) => ('related' in content ? [] : content)),
    );
    const errors = Object.entries(accountErrors(general, whenContext(general, row)));
    return {
      entity,
      ownFields: ownFieldsOf(general, row),
      isShown: (field) => shown.has(field),
      isRequired: (field) => entity.fields[field]?.required === true,
      problems: Object.fromEntries(
        errors.map(([name, error]) => [name, problemText({ message: error }, translate) ?? '']),
      ),
      isComplete: errors.length === 0,
    };
  }, [general, row, translate]);
}
