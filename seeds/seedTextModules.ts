import { definitions } from '@plumbline/resources/entities/index';
import { asSystem, type Call } from '../api/entities/call';
import { createRecord } from '../api/entities/createRecord';
import type { SeededAccounts } from './seedAccounts';

/** Text modules of the accounts that inspect: measures by component, and comments. */
export async function seedTextModules(call: Call, accounts: SeededAccounts): Promise<void> {
  for (const { id } of [accounts.company, accounts.auditor])
    for (const content of texts) await createRecord(asSystem(call, id), definitions.textModules, { content });
}

const texts = [
  'Wymienić słup; do tego czasu pole rozładowane i oznaczone.',
  'Wymienić belkę.',
  'Uzupełnić zabezpieczenie belki przed wypięciem.',
  'Wymienić stężenie i dokręcić połączenia.',
  'Uzupełnić kotwy stopy słupa i podkładki poziomujące.',
  'Wymienić odbojnicę i zakotwić ją na nowo.',
  'Umieścić aktualną tablicę nośności.',
  'Wymienić uszkodzoną paletę.',
  'Naprawić posadzkę przy stopie słupa.',
  'Usunąć towar składowany poza obrysem regału.',
  'Dostęp do pola był zastawiony; sprawdzono z przejścia.',
  'Usterkę okazano przedstawicielowi zakładu.',
] as const;
