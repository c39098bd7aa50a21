import { legalTextKinds } from '@plumbline/resources/rules/legal/legalText';
import type { ScreenRoute } from '../../kit/routes/routes';

const informationScreen: ScreenRoute['load'] = () =>
  import('./InformationScreen').then((module) => module.InformationScreen);

/** Routes of terms, imprint, privacy policy and terms of use; `rodo` is the Polish name of the privacy policy. */
export const informationsRoutes: readonly ScreenRoute[] = [...legalTextKinds, 'rodo'].map((kind) => ({
  path: `start/informations/${kind}`,
  load: informationScreen,
}));
