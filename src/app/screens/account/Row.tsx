import type { ReactNode } from 'react'
import { Icon } from '#app/ui/Icon.tsx'
import { Link } from '#app/ui/Link.tsx'
import { Picture } from '#app/ui/Picture.tsx'
import { css } from '#styled/css'

interface RowProps {
  to: string
  /** The URL of a picture before the text. */
  pictureUrl?: string
  name: ReactNode
  /** Further text under the name. */
  children: ReactNode
  /** Shown at the right: an amount, or the next action. */
  endContent?: ReactNode
  /** A button of its own, outside the link that covers the row. A row with a button has no arrow. */
  button?: ReactNode
}

/** One row of the account page. The whole row is a link. */
export const Row = ({ to, pictureUrl, name, children, endContent, button }: RowProps) => (
  <li className={accountRowClass}>
    <span className={rowContentClass}>
      {pictureUrl === undefined ? null : (
        <span className={pictureBoxClass}>
          <Picture path={pictureUrl} alt="" width={64} height={48} />
        </span>
      )}
      <span className={textClass}>
        <Link to={to} className={coverLinkClass}>
          {name}
        </Link>
        <span className={mutedTextClass}>{children}</span>
      </span>
    </span>
    <span className={endColumnClass}>
      {endContent}
      {button === undefined ? <Icon name="chevron-right" size={16} /> : <span className={aboveCoverClass}>{button}</span>}
    </span>
  </li>
)

/** The layout of a row: text at the left, the action at the right. It has the same height filled and empty. */
export const accountRowClass = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr) auto]', _tiny: '[minmax(0, 1fr)]' },
  alignItems: 'center',
  columnGap: '3',
  minHeight: '16',
  paddingBlock: '2',
  borderBottom: 'hair',
  _hovers: { _hover: { backgroundColor: 'well' } },
})
const rowContentClass = css({ display: 'flex', alignItems: 'center', gap: '3', minWidth: '0' })
const pictureBoxClass = css({ flexShrink: 0, backgroundColor: 'well', borderRadius: 'sm', display: { _tiny: 'none' } })
const textClass = css({ display: 'grid', minWidth: '0', overflowWrap: 'anywhere' })
const coverLinkClass = css({
  fontWeight: 'bold',
  textDecoration: 'none',
  _after: { content: '""', position: 'absolute', inset: '0' },
  _focusVisible: {
    outlineStyle: 'none',
    _after: { outlineWidth: 'thick', outlineStyle: 'solid', outlineColor: 'fg', outlineOffset: '[-2px]' },
  },
})
const mutedTextClass = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', color: 'fg.muted' })
const endColumnClass = css({ display: 'flex', alignItems: 'center', gap: '2', textAlign: 'right' })
const aboveCoverClass = css({ position: 'relative' })
