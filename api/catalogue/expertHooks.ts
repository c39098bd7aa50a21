import type { EntityHooks } from '../entities/hooks';
import { failFields } from '../errors';

/** A regulation that becomes one for expert inspections must not be the second such in any category that has it. */
export const expertHooks: EntityHooks = {
  async prepare({ call, before, after }) {
    if (!before || !after || after.type !== 'expert' || before.type === 'expert') return;
    const second = await call
      .db('categories as c')
      .join('auditRegulations as r', (on) =>
        on.on(call.db.raw('json_contains(c.auditRegulations, json_quote(r.id))')),
      )
      .where({ 'c.deletedAt': null, 'r.deletedAt': null, 'r.type': 'expert' })
      .whereRaw('json_contains(c.auditRegulations, json_quote(?))', [String(after.id)])
      .first('c.id');
    if (second) failFields({ type: { message: 'validation.oneExpertRegulation' } });
  },
};
