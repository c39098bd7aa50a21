import { buildAdmin } from '../../scripts/start/buildAdmin';

/** Once, before the workers start their apps: all serve the same screens. */
export default async function buildScreens(): Promise<void> {
  await buildAdmin();
}
