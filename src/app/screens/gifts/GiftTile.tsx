import { Plural, Trans } from '@lingui/react/macro'
import { formatNumber } from '#app/i18n/format.ts'
import { Link } from '#app/ui/Link.tsx'
import { Picture } from '#app/ui/Picture.tsx'
import type { GiftCard } from '#contract/gifts/gifts.ts'
import { href } from '#contract/routes/addresses.ts'
import { css } from '#styled/css'
import { mark } from '#styled/recipes'
import { GiftAffordability } from './GiftAffordability.tsx'

/** One gift of the gifts mall: its name, its price, and whether the customer has enough points. The whole tile is a link. */
export const GiftTile = ({ gift, pointsBalance }: { gift: GiftCard; pointsBalance: number | null }) => (
  <li className={frameClass}>
    <span className={drawingBoxClass}>
      <Picture path={gift.picture} alt="" width={160} height={120} className={drawingClass} />
    </span>
    <span className={textColumnClass}>
      <Link to={href('gift', { spuid: gift.id })} className={coverLinkClass}>
        {gift.name}
      </Link>
      <span className={mark()}>{gift.kind === 'coupon' ? <Trans>coupon, at once</Trans> : <Trans>sent to you, freight free</Trans>}</span>
      <GiftAffordability gift={gift} pointsBalance={pointsBalance} />
    </span>
    <span className={costClass}>
      <b className={pointsNumberClass}>{formatNumber(gift.points)}</b> <Plural value={gift.points} one="point" other="points" />
    </span>
  </li>
)

/**
 * The style of a gift: on a phone a row with picture, text and price in fixed columns, so that gifts can be compared; on wide screens a
 * tile.
 */
const frameClass = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: {
    base: '[72px minmax(0, 1fr) auto]',
    _tiny: '[minmax(0, 1fr)]',
    sm: '[minmax(0, 1fr)]',
  },
  alignContent: 'start',
  columnGap: '3',
  rowGap: { sm: '2', _tiny: '1' },
  paddingBlock: '2',
  borderTop: 'hair',
  lineHeight: 'snug',
  _hovers: { _hover: { backgroundColor: 'well' } },
})
const costClass = css({
  textAlign: { base: 'right', sm: 'left', _tiny: 'left' },
  lineHeight: 'tight',
  whiteSpace: 'nowrap',
  display: { base: 'grid', sm: 'block' },
  alignContent: 'start',
})
const pointsNumberClass = css({ fontFamily: 'numbers', fontSize: 'lg' })
const drawingBoxClass = css({
  display: { base: 'grid', _tiny: 'none' },
  placeItems: 'center',
  alignSelf: 'start',
  backgroundColor: 'well',
  borderRadius: 'sm',
})
const drawingClass = css({ width: 'full', height: 'auto', maxHeight: { sm: '[120px]' }, padding: { base: '2', sm: '4' } })
const textColumnClass = css({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  fontSize: 'sm',
  minWidth: '0',
  overflowWrap: 'anywhere',
})
const coverLinkClass = css({
  fontSize: 'body',
  fontWeight: 'bold',
  textDecoration: 'none',
  _after: { content: '""', position: 'absolute', inset: '0' },
  _focusVisible: {
    outlineStyle: 'none',
    _after: { outlineWidth: 'thick', outlineStyle: 'solid', outlineColor: 'fg', outlineOffset: '[-2px]' },
  },
})
