import { Plural, Trans } from '@lingui/react/macro'
import { Go } from '#app/ui/Go.tsx'
import { Picture } from '#app/ui/Picture.tsx'
import { href } from '#contract/addresses.ts'
import type { GiftCard } from '#contract/gifts/gifts.ts'
import { css } from '#styled/css'
import { mark } from '#styled/recipes'
import { Reach } from './Reach.tsx'

/** A gift in the mall: what it is, what it costs, and whether one's points reach it. All of it leads to its page. */
export const GiftTile = ({ gift, balance }: { gift: GiftCard; balance: number | null }) => (
  <li className={frame}>
    <span className={box}>
      <Picture path={gift.picture} alt="" width={160} height={120} className={drawing} />
    </span>
    <span className={words}>
      <Go to={href('gift', { spuid: gift.id })} className={cover}>
        {gift.name}
      </Go>
      <span>
        <b>
          <Plural value={gift.points} one="# point" other="# points" />
        </b>{' '}
        <span className={mark()}>{gift.kind === 'coupon' ? <Trans>coupon, at once</Trans> : <Trans>sent to you, freight free</Trans>}</span>
      </span>
      <Reach gift={gift} balance={balance} />
    </span>
  </li>
)

const frame = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: { base: '[96px minmax(0, 1fr)]', sm: '[minmax(0, 1fr)]' },
  alignContent: 'start',
  gap: '3',
  paddingBlock: '3',
  borderTop: 'hair',
  _hovers: { _hover: { backgroundColor: 'well' } },
})
const box = css({ display: 'grid', placeItems: 'center', backgroundColor: 'well', borderRadius: 'sm' })
const drawing = css({ width: 'full', height: 'auto', padding: '3' })
const words = css({ display: 'grid', alignContent: 'start', gap: '1', minWidth: '0', overflowWrap: 'anywhere' })
const cover = css({
  fontSize: 'md',
  fontWeight: 'bold',
  textDecoration: 'none',
  _after: { content: '""', position: 'absolute', inset: '0' },
  _focusVisible: {
    outlineStyle: 'none',
    _after: { outlineWidth: 'thick', outlineStyle: 'solid', outlineColor: 'fg', outlineOffset: '[-2px]' },
  },
})
