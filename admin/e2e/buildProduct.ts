import { buildApi } from '../../scripts/build/buildApi';
import { buildAdmin } from '../../scripts/start/buildAdmin';

/** Once, before the workers start their apps: all serve the same screens by the same compiled API. */
export default async function buildProduct(): Promise<void> {
  await Promise.all([buildAdmin(), buildApi()]);
}
