import { css } from '#styled/css'

const HASH_GROUP_LENGTH = 8

/** A hash in groups of digits that are not broken between lines. Copied, it is one text without spaces. */
export const Hash = ({ hex }: { hex: string }) => (
  <span className={frameClass}>
    {Array.from({ length: Math.ceil(hex.length / HASH_GROUP_LENGTH) }, (_, at) => at).map((at) => (
      <span key={at} className={groupClass}>
        {hex.slice(at * HASH_GROUP_LENGTH, (at + 1) * HASH_GROUP_LENGTH)}
      </span>
    ))}
  </span>
)

const frameClass = css({ fontSize: 'sm' })
const groupClass = css({ display: 'inline-block', paddingRight: '2', fontFamily: 'numbers' })
