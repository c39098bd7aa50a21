import { connectDatabase } from '../../../base/database/connectDatabase';
import { onePreview } from '../templates/onePreview';

/** Makes a preview that never ends; arguments: address of the database, account. Says so once it has the turn. */
const [url = '', account = ''] = process.argv.slice(2);

await onePreview(connectDatabase(url), account, () => {
  process.stdout.write('begun');
  return new Promise(() => {});
});
