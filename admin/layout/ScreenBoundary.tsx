import { Component, type ReactNode } from 'react';
import { ErrorScreen } from './ErrorScreen';

interface State {
  error: unknown;
}

/** Keeps a fault of one screen from taking the whole app down. React has error boundaries as classes only. */
export class ScreenBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null };
  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }
  override render(): ReactNode {
    return this.state.error === null ? this.props.children : <ErrorScreen error={this.state.error} />;
  }
}
