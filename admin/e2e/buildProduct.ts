import { buildApi } from '../../scripts/build/buildApi';
import { buildAdmin } from '../../scripts/start/buildAdmin';

/** Global setup: builds screens and API once for all workers. */
export default async function buildProduct(): Promise<void> {
  await Promise.all([buildAdmin(), buildApi()]);
}
