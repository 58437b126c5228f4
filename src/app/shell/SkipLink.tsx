import { Trans } from '@lingui/react/macro'
import { css } from '#styled/css'

/**
 * A link that leads to the page's content, the first one that the tab key reaches. It is hidden in print, where a fixed element repeats on
 * every page.
 */
export const SkipLink = () => (
  <a href="#main" className={rootClass} data-no-print>
    <Trans>Skip to content</Trans>
  </a>
)

const rootClass = css({
  // Fixed to the window, because the link must be visible wherever the user has scrolled.
  position: 'fixed',
  zIndex: 'top',
  top: '2',
  left: '2',
  maxWidth: '[calc(100vw - 16px)]',
  paddingInline: '4',
  paddingBlock: '3',
  borderRadius: 'md',
  backgroundColor: 'fg',
  color: 'paper',
  fontWeight: 'bold',
  transform: 'translateY(-200%)',
  _focus: { transform: 'none' },
})
