import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Shown instead, once something below has failed to be drawn. */
  instead: (error: Error, again: () => void) => ReactNode;
  children: ReactNode;
}

/** A fault in drawing must not lose the game: it lives in the store and the journal, and can be saved from here. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    const { error } = this.state;
    return error ? this.props.instead(error, () => this.setState({ error: null })) : this.props.children;
  }
}
