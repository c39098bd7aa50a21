import { buildApi } from '../../scripts/build/buildApi';
import { buildAdmin } from '../../scripts/start/buildAdmin';
import { demoFolderVariable, prepareDemo } from '../../scripts/testing/prepareDemo';

/** Global setup: builds screens and API and loads the demo data, once for all workers. */
export default async function buildProduct(): Promise<() => Promise<void>> {
  const [demo] = await Promise.all([prepareDemo(), buildAdmin(), buildApi()]);
  process.env[demoFolderVariable] = demo.folder;
  return demo.remove;
}
