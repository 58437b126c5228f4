import { Trans } from '@lingui/react/macro'
import { css } from '#styled/css'

/** The first stop of the keyboard: past the header, to what the page is about. On paper, what is fixed would stand on every page. */
export const SkipLink = () => (
  <a href="#main" className={look} data-no-print>
    <Trans>Skip to content</Trans>
  </a>
)

const look = css({
  // Not a place on the page: whoever goes back to it from below must see it where they are.
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
