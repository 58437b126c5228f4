import { money } from '#app/i18n/format.ts'

/** An amount in US dollars (specification, section 1). The only place that shows one; a browser's own translation leaves it alone. */
export const Money = ({ usd }: { usd: number }) => (
  <data value={usd.toFixed(2)} translate="no">
    {money(usd)}
  </data>
)
