import type { ReactNode } from 'react'
import { css, cx } from '#styled/css'
import { button } from '#styled/recipes'

interface StatusMessageProps {
  /** One or two short sentences: text beyond two lines on a phone is cut off. */
  children: ReactNode
  /** The available action. */
  way?: ReactNode
}

/** A sentence with its action, in the status line or its details. */
export const StatusMessage = ({ children, way }: StatusMessageProps) => (
  <>
    <span className={sentence}>{children}</span>
    {way}
  </>
)

/** The style of such an action: underlined text in the sentence's colour, with a finger-sized target. */
export const wayOn = cx(
  button({ tone: 'plain', size: 'sm' }),
  css({ paddingInline: '2', color: '[inherit]', textDecoration: 'underline', _hovers: { _hover: { backgroundColor: '[transparent]' } } }),
)

const sentence = css({ flex: '1', minWidth: '0', lineClamp: '2', lineHeight: 'snug' })
