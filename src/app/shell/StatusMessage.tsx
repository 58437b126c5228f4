import type { ReactNode } from 'react'
import { css, cx } from '#styled/css'
import { button } from '#styled/recipes'

interface StatusMessageProps {
  /** One sentence, or two short ones: what has no room in two lines of a phone is cut off. */
  children: ReactNode
  /** What can be done about it. */
  way?: ReactNode
}

/** A sentence and its way on, in the status line or among what stands behind it. */
export const StatusMessage = ({ children, way }: StatusMessageProps) => (
  <>
    <span className={sentence}>{children}</span>
    {way}
  </>
)

/** The look of such a way: underlined words in the colour of the sentence, as high as a finger. */
export const wayOn = cx(
  button({ tone: 'plain', size: 'sm' }),
  css({ paddingInline: '2', color: '[inherit]', textDecoration: 'underline', _hovers: { _hover: { backgroundColor: '[transparent]' } } }),
)

const sentence = css({ flex: '1', minWidth: '0', lineClamp: '2', lineHeight: 'snug' })
