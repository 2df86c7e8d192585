import { Component, type ReactNode } from 'react'

type ErrorBoundaryProps = {
  children: ReactNode
  /** Rendered in place of the children after an error; `retry` renders the children again. */
  fallback: (error: unknown, retry: () => void) => ReactNode
  onCrash?: (error: unknown, retry: () => void) => void
}

type State = { crash: { error: unknown } | undefined }

export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { crash: undefined }

  static getDerivedStateFromError(error: unknown): State {
    return { crash: { error } }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onCrash?.(error, this.retry)
  }

  retry = (): void => this.setState({ crash: undefined })

  override render(): ReactNode {
    const { crash } = this.state
    return crash ? this.props.fallback(crash.error, this.retry) : this.props.children
  }
}
