import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Shown instead, once something below has failed to be drawn; `times`: how often so far. */
  instead: (error: Error, again: () => void, times: number) => ReactNode;
  children: ReactNode;
}

/** A fault in drawing must not lose the game: it lives in the store and the journal, and can be saved from here. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: Error | null; times: number }> {
  override state: { error: Error | null; times: number } = { error: null, times: 0 };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch() {
    this.setState(({ times }) => ({ times: times + 1 }));
  }

  override render() {
    const { error, times } = this.state;
    const again = (): void => this.setState({ error: null });
    return error ? this.props.instead(error, again, times) : this.props.children;
  }
}
