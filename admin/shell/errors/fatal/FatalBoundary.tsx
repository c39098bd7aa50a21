import { Component, type ReactNode } from 'react';
import { useRouteError } from 'react-router-dom';
import { FatalScreen } from './FatalScreen';

interface State {
  fault: { error: unknown } | null;
}

/** Outermost error boundary, so that the user always has a way out. React supports error boundaries as classes only. */
export class FatalBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { fault: null };
  static getDerivedStateFromError(error: unknown): State {
    return { fault: { error } };
  }
  override render(): ReactNode {
    return this.state.fault ? <FatalScreen error={this.state.fault.error} /> : this.props.children;
  }
}

/** The same for errors caught by the router. */
export function FatalRoute(): ReactNode {
  return <FatalScreen error={useRouteError()} />;
}
