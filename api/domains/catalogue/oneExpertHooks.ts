import type { FieldErrors } from '@plumbline/resources/language/validation';
import { failFields } from '../../base/errors/errors';
import type { EntityHooks, Write } from '../../entities/hooks';
import { categoryName } from './categoryName';
import { expertsAmong } from './expertsAmong';
import { type Chooser, type RegulationChoice, regulationChoices } from './regulationChoices';

/** Only one expert-inspection regulation may be selected per category (specification, section 5). */
export const oneExpertHooks: Readonly<Record<Chooser, EntityHooks>> = {
  categories: { beforeWrite: (write) => refuseSecond(write, regulationChoices.categories) },
  products: { beforeWrite: (write) => refuseSecond(write, regulationChoices.products) },
  locations: { beforeWrite: (write) => refuseSecond(write, regulationChoices.locations) },
};

async function refuseSecond(
  { call, operation, before, after }: Write,
  choicesOf: (row: NonNullable<Write['after']>) => RegulationChoice[],
): Promise<void> {
  if (!after) return;
  // A regulation may have become one for expert inspections while the row was in the bin.
  const were = new Map(
    (operation === 'restore' || !before ? [] : choicesOf(before)).map((one) => [one.category, one]),
  );
  const errors: FieldErrors = {};
  for (const { field, category, regulations } of choicesOf(after)) {
    const known = were.get(category)?.regulations ?? [];
    if (field in errors || regulations.length < 2 || regulations.every((id) => known.includes(id))) continue;
    if ((await expertsAmong(call, regulations)) < 2) continue;
    const name = await categoryName(call, category, after);
    errors[field] = { message: 'validation.oneExpertRegulation', args: { category: name ?? '–' } };
  }
  if (Object.keys(errors).length > 0) failFields(errors);
}
