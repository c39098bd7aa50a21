/** Files that only end-to-end tests cover, each with its test. */
export const coveredByJourney: Readonly<Record<string, string>> = {
  'admin/data/records/dataProvider.ts': 'admin/e2e/auditorWalk.spec.ts',
  'admin/data/session/authProvider.ts': 'admin/e2e/signingOut.spec.ts',
  'admin/domains/devices/followThisDevice.ts': 'admin/e2e/remoteActions.spec.ts',
  'admin/domains/floorPlans/map/PlanMap.tsx': 'admin/e2e/hallDay.spec.ts',
  'admin/domains/floorPlans/map/planLayer.ts': 'admin/e2e/hallDay.spec.ts',
  'admin/domains/floorPlans/map/planMap.ts': 'admin/e2e/hallDay.spec.ts',
  // A draft is read before it is published.
  'admin/domains/regulations/versions/VersionShow.tsx': 'admin/e2e/liftingGear.spec.ts',
  'admin/kit/theme/brand/useThemes.ts': 'admin/e2e/auditorWalk.spec.ts',
  'admin/shell/frame/Screens.tsx': 'admin/e2e/screens.spec.ts',
  'admin/shell/frame/index.ts': 'admin/e2e/screens.spec.ts',
  'admin/shell/start/App.tsx': 'admin/e2e/firstVisit.spec.ts',
  'admin/shell/start/main.tsx': 'admin/e2e/firstVisit.spec.ts',
};
