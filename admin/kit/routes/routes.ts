import type { SessionSummary } from '@plumbline/resources/rules/auth/session';
import type { ComponentType } from 'react';

/**
 * A hand-written screen. Every domain folder of the admin may hold one `<domain>Routes.ts` that exports
 * `const <domain>Routes: readonly ScreenRoute[]`; the app finds these files by itself (see `domainRoutes.ts`).
 * A path given here wins over a generated screen with the same path.
 */
export interface ScreenRoute {
  /** Below the root, without a leading slash; parameters as in react-router: `audits/planning/:id/show`. */
  path: string;
  /** The screen's own chunk: `() => import('./PlanningShow').then((module) => module.PlanningShow)`. */
  load: () => Promise<ComponentType>;
  /** Asks for what the screen shows first, so that it is drawn with it where the app is opened there. Nobody waits long for it. */
  prepare?: (actor: SessionSummary) => Promise<unknown>;
  /** `bare` fills the window without menu and app bar (still behind sign-in), e.g. to carry out an audit. */
  frame?: 'layout' | 'bare';
  /** Nothing of it works without the server: offline it says so, and what was begun online stays. */
  isOnlineOnly?: boolean;
  /** It works on this device's store: a browser that keeps nothing says so instead. */
  needsStore?: boolean;
  /** Locale key of the document's title; the screen may set a better one with `usePageTitle`. */
  title?: string;
}
