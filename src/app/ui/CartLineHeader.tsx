import type { DisplayedCartLine } from '#app/hooks/use-cart.ts'
import { href } from '#contract/routes/addresses.ts'
import { css } from '#styled/css'
import { Link } from './Link.tsx'
import { Picture } from './Picture.tsx'
import { ConditionMark } from './part/ConditionMark.tsx'
import { DotSeparatedItems } from './part/DotSeparatedItems.tsx'

/** The part that a cart line is for: picture, number, name, maker, key attributes. */
export const CartLineHeader = ({ line: { id, product } }: { line: Pick<DisplayedCartLine, 'id' | 'product'> }) => (
  <div className={frameClass}>
    <Picture path={product.mainImageUrl} alt="" width={72} height={54} />
    <div className={textClass}>
      <Link to={href('part', { mcode: id })} className={numberClass}>
        {id}
      </Link>{' '}
      <ConditionMark condition={product.condition} />
      <DotSeparatedItems>
        <span>
          <bdi>{product.name}</bdi>{' '}
        </span>
        <span className={mutedTextClass}>{product.producer}</span>
      </DotSeparatedItems>
      <p className={mutedTextClass}>{product.specName}</p>
    </div>
  </div>
)

const frameClass = css({
  display: 'flex',
  flexDirection: { _tiny: 'column' },
  gap: '3',
  alignItems: { base: 'center', _tiny: 'flex-start' },
  flex: { base: '[1 1 140px]', _tiny: '[1 1 100px]' },
  minWidth: '0',
  lineHeight: 'snug',
})
const textClass = css({ minWidth: '0', overflowWrap: 'anywhere', fontSize: 'sm' })
/** The part number, with a finger-sized area to tap that does not move the lines apart. */
const numberClass = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: { base: 'touch', lg: '[auto]' },
  marginBlock: { base: '[-14px]', lg: '0' },
  fontFamily: 'numbers',
  fontSize: 'body',
  fontWeight: 'bold',
  whiteSpace: 'nowrap',
  textDecoration: 'none',
})
const mutedTextClass = css({ color: 'fg.muted' })
