import { useLingui } from '@lingui/react/macro'
import { regionName } from '#app/ui/region-name.ts'
import { writtenOut } from '#contract/addresses/address-rules.ts'
import { css } from '#styled/css'
import type { FilledAddress } from './address-input.ts'

/** An address as on a label, with its country in the user's language. */
export function AddressText({ address }: { address: FilledAddress }) {
  const { i18n } = useLingui()
  const lines = writtenOut({ ...address, lines: [...address.lines] })
  return (
    <address className={frame}>
      {[...lines, regionName(i18n, address.country)].map((line) => (
        <span key={line} className={lineLook}>
          {line}
        </span>
      ))}
      {address.phone === '' ? null : <span className={lineLook}>{address.phone}</span>}
    </address>
  )
}

const frame = css({ overflowWrap: 'anywhere' })
const lineLook = css({ display: 'block' })
