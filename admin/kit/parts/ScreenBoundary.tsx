import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorScreen } from './ErrorScreen';

interface Props {
  place: string;
  children: ReactNode;
}
interface State {
  error: unknown;
}

/** Error boundary of one screen; navigation resets it. */
export function ScreenBoundary({ children }: { children: ReactNode }) {
  return <Boundary place={useLocation().pathname}>{children}</Boundary>;
}

// React supports error boundaries only as classes.
class Boundary extends Component<Props, State> {
  override state: State = { error: null };
  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }
  override componentDidUpdate({ place }: Props): void {
    // The router renders the next screen into the same boundary.
    if (place !== this.props.place && this.state.error !== null) this.setState({ error: null });
  }
  override render(): ReactNode {
    return this.state.error === null ? this.props.children : <ErrorScreen error={this.state.error} />;
  }
}
