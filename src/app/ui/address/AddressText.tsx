import { useLingui } from '@lingui/react/macro'
import { countryNameOf } from '#app/ui/region-name.ts'
import { addressLabelLines } from '#contract/addresses/address-rules.ts'
import { css } from '#styled/css'
import type { FilledAddress } from './address-input.ts'

/** An address as on a label, with its country in the user's language. */
export function AddressText({ address }: { address: FilledAddress }) {
  const { i18n } = useLingui()
  const lines = addressLabelLines({ ...address, lines: [...address.lines] })
  return (
    <address className={frameClass}>
      {[...lines, countryNameOf(i18n, address.country)].map((line) => (
        <span key={line} className={lineClass}>
          {line}
        </span>
      ))}
      {address.phone === '' ? null : <span className={lineClass}>{address.phone}</span>}
    </address>
  )
}

const frameClass = css({ overflowWrap: 'anywhere' })
const lineClass = css({ display: 'block' })
