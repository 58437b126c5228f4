import type { ReactNode } from 'react'
import { css, cx } from '#styled/css'
import { button } from '#styled/recipes'

interface StatusMessageProps {
  /** One or two short sentences. On a phone, text beyond two lines is cut off. */
  children: ReactNode
  /** The link or button for the message. */
  action?: ReactNode
}

/** A sentence with its link or button, in the status line or in its details. */
export const StatusMessage = ({ children, action }: StatusMessageProps) => (
  <>
    <span className={sentenceClass}>{children}</span>
    {action}
  </>
)

/** The style of a link or button in the status line: underlined text in the sentence's colour, with a finger-sized area to tap. */
export const statusActionStyle = cx(
  button({ tone: 'plain', size: 'sm' }),
  css({ paddingInline: '2', color: '[inherit]', textDecoration: 'underline', _hovers: { _hover: { backgroundColor: '[transparent]' } } }),
)

const sentenceClass = css({ flex: '1', minWidth: '0', lineClamp: '2', lineHeight: 'snug' })
