import { legalTextKinds } from '@plumbline/resources/rules/legal/legalText';
import type { ScreenRoute } from '../../kit/routes/routes';

const informationScreen: ScreenRoute['load'] = () =>
  import('./InformationScreen').then((module) => module.InformationScreen);

/** Terms, imprint, privacy policy and terms of use; `rodo` is what the privacy policy is called in Poland. */
export const informationsRoutes: readonly ScreenRoute[] = [...legalTextKinds, 'rodo'].map((kind) => ({
  path: `start/informations/${kind}`,
  load: informationScreen,
}));
