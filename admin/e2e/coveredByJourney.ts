/** What of the screens only a whole app in a browser runs: each file with the journey that reaches it. */
export const coveredByJourney: Readonly<Record<string, string>> = {
  'admin/data/records/dataProvider.ts': 'admin/e2e/auditorWalk.spec.ts',
  'admin/data/session/authProvider.ts': 'admin/e2e/signingOut.spec.ts',
  'admin/domains/devices/followThisDevice.ts': 'admin/e2e/remoteActions.spec.ts',
  // A draft is read there before it is published.
  'admin/domains/regulations/versions/VersionShow.tsx': 'admin/e2e/liftingGear.spec.ts',
  // Comes with the scanner; its decoder is WebAssembly that a browser fetches.
  'admin/entities/scan/readCode.ts': 'admin/e2e/generatedScreens.spec.ts',
  'admin/kit/theme/brand/useThemes.ts': 'admin/e2e/auditorWalk.spec.ts',
  'admin/shell/frame/Screens.tsx': 'admin/e2e/screens.spec.ts',
  'admin/shell/frame/index.ts': 'admin/e2e/screens.spec.ts',
  'admin/shell/start/App.tsx': 'admin/e2e/firstVisit.spec.ts',
  'admin/shell/start/main.tsx': 'admin/e2e/firstVisit.spec.ts',
};
