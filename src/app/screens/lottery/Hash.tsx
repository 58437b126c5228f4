import { css } from '#styled/css'

const GROUP = 8

/** A hash in groups of digits that are not broken between lines. Copied, it is one text without spaces. */
export const Hash = ({ hex }: { hex: string }) => (
  <span className={frame}>
    {Array.from({ length: Math.ceil(hex.length / GROUP) }, (_, at) => at).map((at) => (
      <span key={at} className={group}>
        {hex.slice(at * GROUP, (at + 1) * GROUP)}
      </span>
    ))}
  </span>
)

const frame = css({ fontSize: 'sm' })
const group = css({ display: 'inline-block', paddingRight: '2', fontFamily: 'numbers' })
