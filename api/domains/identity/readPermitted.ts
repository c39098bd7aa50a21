import type { Explained } from '@plumbline/resources/commands/identity';
import { type Language, type Localized, localized } from '@plumbline/resources/language/languages';
import type { Knex } from 'knex';

type Permitted = Explained['locations'];
interface Asked {
  tree: 'locations' | 'categories';
  ids: 'all' | readonly string[];
  /** Language of the reader. */
  language: Language;
  /** Whether the reader may see the names. */
  isNamed: boolean;
}

/** Maximum number of names shown. */
const most = 200;

/** The locations or categories a person is restricted to: number and names. */
export async function readPermitted(db: Knex, { tree, ids, language, isNamed }: Asked): Promise<Permitted> {
  if (ids === 'all') return { access: 'all', count: 0, names: isNamed ? [] : null };
  const rows: { name: string | Localized }[] = isNamed
    ? await db(tree)
        .whereIn('id', [...ids].slice(0, most))
        .whereNull('deletedAt')
        .select('name')
    : [];
  return {
    access: 'restricted',
    count: ids.length,
    names: isNamed ? rows.map(({ name }) => nameOf(name, language)).sort() : null,
  };
}

function nameOf(name: string | Localized, language: Language): string {
  if (typeof name !== 'string') return localized(name, language) ?? '';
  // MySQL returns JSON parsed, MariaDB as text.
  return name.startsWith('{') ? (localized(JSON.parse(name), language) ?? '') : name;
}
