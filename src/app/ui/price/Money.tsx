import { formatUsd } from '#app/i18n/format.ts'

/** An amount in US dollars (section 1 of the specification). Browsers do not translate it. This component shows all amounts. */
export const Money = ({ usd }: { usd: number }) => (
  <data value={usd.toFixed(2)} translate="no">
    {formatUsd(usd)}
  </data>
)
