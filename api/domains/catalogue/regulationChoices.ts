import type { Row } from '../../entities/rowMapper';

/** Regulations that a row selects for one category, and the field that contains them. */
export interface RegulationChoice {
  field: string;
  category: string;
  regulations: string[];
}

/** Where regulations are selected: for a category, for a model, and at a location per category. */
export const regulationChoices = {
  categories: (row: Row) => [ownChoice(row, row.id)],
  products: (row: Row) => [ownChoice(row, row.subCategory ?? row.category)],
  locations: ({ categoryRegulations }: Row) => choicesAtPlace(itemsOf(categoryRegulations)),
};
export type Chooser = keyof typeof regulationChoices;
export const choosers: readonly Chooser[] = ['categories', 'products', 'locations'];
export const choiceFields: Readonly<Record<Chooser, string>> = {
  categories: 'auditRegulations',
  products: 'auditRegulations',
  locations: 'categoryRegulations',
};

const ownChoice = ({ auditRegulations }: Row, category: unknown): RegulationChoice => ({
  field: choiceFields.categories,
  category: String(category),
  regulations: Array.isArray(auditRegulations) ? auditRegulations.map(String) : [],
});

function choicesAtPlace(items: readonly Row[]): RegulationChoice[] {
  const categories = new Set(items.map(({ category }) => String(category)));
  return [...categories].map((category) => ({
    field: choiceFields.locations,
    category,
    regulations: items
      .filter((item) => String(item.category) === category)
      .map(({ regulation }) => String(regulation)),
  }));
}

// Hooks see the values before they are validated.
const itemsOf = (value: unknown): Row[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'object' && item !== null) : [];
