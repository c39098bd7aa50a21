import { Component, type ReactNode } from 'react';
import { useRouteError } from 'react-router-dom';
import { FatalScreen } from './FatalScreen';

interface State {
  fault: { error: unknown } | null;
}

/** Around everything: when React gives up as a whole, there is still a way out. React has error boundaries as classes only. */
export class FatalBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { fault: null };
  static getDerivedStateFromError(error: unknown): State {
    return { fault: { error } };
  }
  override render(): ReactNode {
    return this.state.fault ? <FatalScreen error={this.state.fault.error} /> : this.props.children;
  }
}

/** The same for what the router catches before it gets so far. */
export function FatalRoute(): ReactNode {
  return <FatalScreen error={useRouteError()} />;
}
