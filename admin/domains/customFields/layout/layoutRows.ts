import { type CategoryNode, categoriesAbove } from '@plumbline/resources/language/categoryTree';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { isArrangeable, isMandatory } from '@plumbline/resources/rules/customFields/formLayout';
import type { LocalRow } from '../../../data/offline/types';

export type Control = LocalRow<'formControls'>;
/** Layout settings of one field. */
export interface LayoutRow {
  field: string;
  isVisible: boolean;
  isRequired: boolean;
  /**
   * Whether each can be changed: a mandatory field cannot be hidden, and a field set by the program cannot be
   * required.
   */
  mayHide: boolean;
  mayRequire: boolean;
  mayMove: boolean;
}
export interface LayoutTab {
  name: string;
  rows: readonly LayoutRow[];
}
type Wanted = Pick<Control, 'field' | 'sortOrder' | 'isVisible' | 'isRequired'>;
export interface LayoutChanges {
  create: Wanted[];
  update: { id: string; version: number; values: Omit<Wanted, 'field'> }[];
  remove: Control[];
}

const step = 10;

/**
 * The tabs of a form with these settings applied; the last setting of a field wins. `entity` has the custom fields but
 * none of the account's layout.
 */
export function layoutTabs(entity: AnyEntity, controls: readonly Control[]): LayoutTab[] {
  const byField = new Map(controls.map((control) => [control.field, control]));
  return Object.entries(entity.form).flatMap(([name, content]): LayoutTab[] => {
    if ('related' in content) return [];
    const placed = content
      .filter((field) => isArrangeable(entity, field))
      .map((field, index) => ({
        field,
        isFixed: isFixed(entity, field),
        place: byField.get(field)?.sortOrder ?? index * step,
      }));
    placed.sort((one, other) =>
      one.isFixed || other.isFixed ? Number(other.isFixed) - Number(one.isFixed) : one.place - other.place,
    );
    const rows = placed.flatMap(({ field }) => rowOf(entity, field, byField.get(field)));
    return rows.length > 0 ? [{ name, rows }] : [];
  });
}

// A hand-written screen has a fixed order; the custom fields follow in theirs.
const isFixed = (entity: AnyEntity, name: string): boolean =>
  entity.arranges !== undefined && entity.fields[name]?.customKey === undefined;

function rowOf(entity: AnyEntity, name: string, control: Control | undefined): LayoutRow[] {
  const field = entity.fields[name];
  if (!field) return [];
  const mandatory = isMandatory(field);
  return [
    {
      field: name,
      isVisible: mandatory || control?.isVisible !== false,
      isRequired: field.required === true || control?.isRequired === true,
      mayHide: !mandatory,
      mayRequire: !field.required && !field.readOnly,
      mayMove: !isFixed(entity, name),
    },
  ];
}

/**
 * The rows to write so that the settings match the tabs; a tab equal to its inherited state needs none. `inherited`:
 * settings the category inherits.
 */
export function layoutChanges(
  entity: AnyEntity,
  tabs: readonly LayoutTab[],
  { before, inherited = [] }: { before: readonly Control[]; inherited?: readonly Control[] },
): LayoutChanges {
  const usual = new Map(layoutTabs(entity, inherited).map(({ name, rows }) => [name, rows]));
  const wanted = tabs.flatMap(({ name, rows }): Wanted[] =>
    JSON.stringify(rows) === JSON.stringify(usual.get(name))
      ? []
      : rows.map(({ field, isVisible, isRequired, mayRequire }, index) => ({
          field,
          sortOrder: index * step,
          isVisible,
          isRequired: mayRequire && isVisible && isRequired,
        })),
  );
  const known = new Map(before.map((control) => [control.field, control]));
  const names = new Set(wanted.map(({ field }) => field));
  return {
    create: wanted.filter(({ field }) => !known.has(field)),
    update: wanted.flatMap(({ field, ...values }) => {
      const control = known.get(field);
      const isSame =
        control?.sortOrder === values.sortOrder &&
        control.isVisible === values.isVisible &&
        control.isRequired === values.isRequired;
      return !control || isSame ? [] : [{ id: control.id, version: control.version, values }];
    }),
    remove: before.filter(({ field }) => !names.has(field)),
  };
}

/** Settings that apply to a category without its own: the general ones, then those of its parents, the nearest last. */
export const inheritedControls = (
  controls: readonly Control[],
  categories: readonly CategoryNode[],
  category: string | null,
): Control[] =>
  category
    ? [null, ...categoriesAbove(categories, category).slice(1).reverse()].flatMap((above) =>
        controls.filter((control) => (control.category ?? null) === above),
      )
    : [];

/** The unsaved settings, for the preview. */
export const draftControls = (tabs: readonly LayoutTab[], like: Pick<Control, 'entityType'>): Control[] =>
  tabs.flatMap(({ rows }) =>
    rows.map(({ field, isVisible, isRequired }, index) => ({
      id: field,
      instance: '',
      version: 1,
      createdAt: '',
      updatedAt: '',
      deletedAt: null,
      category: null,
      ...like,
      field,
      sortOrder: index * step,
      isVisible,
      isRequired,
    })),
  );

/** The tabs with one row changed; a hidden field cannot be required. */
export const withRow = (
  tabs: readonly LayoutTab[],
  field: string,
  change: Partial<Pick<LayoutRow, 'isVisible' | 'isRequired'>>,
): LayoutTab[] =>
  tabs.map((tab) => ({
    ...tab,
    rows: tab.rows.map((row) => {
      if (row.field !== field) return row;
      const next = { ...row, ...change };
      return { ...next, isRequired: next.isRequired && (next.isVisible || !next.mayRequire) };
    }),
  }));

export const withMoved = (tabs: readonly LayoutTab[], name: string, from: number, to: number): LayoutTab[] =>
  tabs.map((tab) => {
    const moved = tab.name === name ? tab.rows[from] : undefined;
    if (!moved?.mayMove || !tab.rows[to]?.mayMove) return tab;
    return { ...tab, rows: tab.rows.toSpliced(from, 1).toSpliced(to, 0, moved) };
  });
