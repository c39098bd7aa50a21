import type { SessionSummary } from '@plumbline/resources/rules/auth/session';
import type { ComponentType } from 'react';

/**
 * A hand-written screen. Each folder of admin/domains may have one `<domain>Routes.ts` that exports `const
 * <domain>Routes: readonly ScreenRoute[]`; `domainRoutes.ts` collects them. A path given here overrides a generated
 * screen with the same path.
 */
export interface ScreenRoute {
  /** Relative to the root, without a leading slash; parameters as in react-router: `audits/planning/:id/show`. */
  path: string;
  /** The screen's own chunk: `() => import('./PlanningShow').then((module) => module.PlanningShow)`. */
  load: () => Promise<ComponentType>;
  /** Prefetches data, so that the first render of an opened address has it. Waited for briefly. */
  prepare?: (actor: SessionSummary) => Promise<unknown>;
  /** `bare`: full window without menu and app bar, still behind sign-in, e.g. the inspection screen. */
  frame?: 'layout' | 'bare';
  /** Needs the server: offline the screen says so, and open work is kept. */
  isOnlineOnly?: boolean;
  /** Needs the device's storage: where the browser has none, the screen says so. */
  needsStore?: boolean;
  /** Locale key of the document's title; the screen may replace it with `usePageTitle`. */
  title?: string;
}
