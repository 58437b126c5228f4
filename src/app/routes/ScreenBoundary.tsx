import { Trans } from '@lingui/react/macro'
import { Component, type ErrorInfo, type ReactNode } from 'react'
import { isChunkError, reloadForChunk } from '#app/hooks/lazy/chunk-reload.ts'
import { css } from '#styled/css'
import { button, heading, pageWidth } from '#styled/recipes'

interface Props {
  /** The path of the screen. A new path clears the error. */
  path: string
  isOnline: boolean
  children: ReactNode
}

/**
 * Catches errors of a screen, so that header and footer stay. If a chunk failed to load, the page is reloaded, but not too often
 * (`claimPageReload`).
 */
export class ScreenBoundary extends Component<Props, { error: Error | null }> {
  override state: { error: Error | null } = { error: null }

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    const report = () => console.error(error, info.componentStack)
    if (isChunkError(error) && this.props.isOnline) void reloadForChunk().then((does) => does || report())
    else report()
  }

  override componentDidUpdate(before: Props) {
    if (before.path !== this.props.path && this.state.error !== null) this.setState({ error: null })
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    return (
      <div role="alert" className={pageWidth()}>
        <div className={messageClass}>
          <h1 className={heading({ level: 'page' })}>
            {isChunkError(error) ? <Trans>This page is not on this phone yet</Trans> : <Trans>This page broke</Trans>}
          </h1>
          <p>
            {isChunkError(error) ? (
              <Trans>It comes with the next connection. What you opened before is still here.</Trans>
            ) : (
              <Trans>Nothing of yours is lost. Try again, or go on somewhere else.</Trans>
            )}
          </p>
          <button type="button" className={button({ tone: 'primary' })} onClick={() => location.reload()}>
            <Trans>Try again</Trans>
          </button>
        </div>
      </div>
    )
  }
}

const messageClass = css({ display: 'grid', justifyItems: 'start', gap: '4', paddingBlock: 'section' })
