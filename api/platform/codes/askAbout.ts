import { definitions } from '@plumbline/resources/entities/index';
import type { Api } from '../../base/context/context';
import { fail } from '../../base/errors/errors';
import { wordsOf } from '../../base/wordsOf';
import { asSystem, type Call, inTransaction } from '../../entities/call';
import { typed } from '../../entities/typedRecords';
import { lockRow, updateRecord } from '../../entities/updateRecord';
import { signInState } from '../auth';
import { mailBrand, supportOf } from '../brands';
import { enqueueMail, letter } from '../mail';

const { qrCodes } = definitions;

/** Sends a question about a code's warning to the account's support; once per warning. */
export async function askAbout(api: Api, call: Call, id: string) {
  const { sealer } = await signInState(api);
  return inTransaction(call, async (inner) => {
    const code = await lockRow(inner, qrCodes, id, 'update');
    if (!code.warning) fail('CODE_WITHOUT_WARNING');
    if (code.dateAsked) return typed('qrCodes', code);
    const instance = String(code.instance);
    const { db, now } = inner;
    const [readers, account] = [
      await supportOf(db, instance),
      await db('instances').where({ id: instance }).first('companyName'),
    ];
    if (readers.length === 0) fail('NOBODY_TO_ASK');
    for (const { to, language, broker } of readers) {
      const words = wordsOf(language);
      const word = (name: string) => words(`mails.codeQuestion.${name}`);
      await enqueueMail(db, {
        mail: letter({
          kind: 'codeQuestion',
          to,
          language,
          brand: await mailBrand(db, broker),
          words: { subject: word('subject'), body: word('body'), ignore: word('ignore') },
          values: {
            code: String(code.code),
            account: String(account?.companyName ?? ''),
            cause: words(`choices.checkerIdWarning.${code.warning}`),
            person: call.actor.email,
          },
          linkFirst: `${api.config.origin}/qr-codes/${id}/show`,
        }),
        subject: id,
        sealer,
        now,
      });
    }
    return typed(
      'qrCodes',
      await updateRecord(asSystem(inner, instance), qrCodes, id, { dateAsked: now.toISOString() }),
    );
  });
}
