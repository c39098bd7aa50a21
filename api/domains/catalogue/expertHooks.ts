import { entities } from '@plumbline/resources/entities/index';
import type { FieldError } from '@plumbline/resources/language/fields/field';
import { failFields } from '../../base/errors/errors';
import type { EntityHooks, TransactionCall } from '../../entities/hooks';
import { type Row, rowMapper } from '../../entities/rowMapper';
import { categoryName } from './categoryName';
import { expertsAmong } from './expertsAmong';
import { type Chooser, choiceFields, choosers, regulationChoices } from './regulationChoices';

/**
 * A regulation that becomes one for expert inspections must not be the second of its kind wherever it is selected for
 * a category.
 */
export const expertHooks: EntityHooks = {
  async beforeWrite({ call, operation, before, after }) {
    if (!before || !after || after.type !== 'expert') return;
    if (operation !== 'restore' && before.type === 'expert') return;
    for (const chooser of choosers) await refuseBeside(call, chooser, String(after.id));
  },
};

async function refuseBeside(call: TransactionCall, chooser: Chooser, id: string): Promise<void> {
  for (const row of await rowsNaming(call, chooser, id)) {
    for (const { category, regulations } of regulationChoices[chooser](row)) {
      const others = regulations.filter((one) => one !== id);
      const isChosen = others.length < regulations.length;
      if (isChosen && (await expertsAmong(call, others)) > 0)
        failFields({ type: taken(await categoryName(call, category)) });
    }
  }
}

/** Rows of any account, not deleted, that contain the regulation. */
async function rowsNaming({ db }: TransactionCall, chooser: Chooser, id: string): Promise<Row[]> {
  const rows: Row[] = await db(chooser)
    .where({ deletedAt: null })
    .whereRaw("json_search(??, 'one', ?) is not null", [choiceFields[chooser], id]);
  return rows.map(rowMapper(entities[chooser]).read);
}

// The names of another account's categories are not disclosed.
const taken = (category: string | undefined): FieldError =>
  category === undefined
    ? { message: 'validation.expertRegulationElsewhere' }
    : { message: 'validation.expertRegulationTaken', args: { category } };
