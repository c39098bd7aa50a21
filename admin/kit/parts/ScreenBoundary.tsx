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

/** Keeps a fault of one screen from taking the whole app down; the next screen begins without it. */
export function ScreenBoundary({ children }: { children: ReactNode }) {
  return <Boundary place={useLocation().pathname}>{children}</Boundary>;
}

// React has error boundaries as classes only.
class Boundary extends Component<Props, State> {
  override state: State = { error: null };
  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }
  override componentDidUpdate({ place }: Props): void {
    // The router draws the next screen in the place of this one, and what stands here with it.
    if (place !== this.props.place && this.state.error !== null) this.setState({ error: null });
  }
  override render(): ReactNode {
    return this.state.error === null ? this.props.children : <ErrorScreen error={this.state.error} />;
  }
}
