import { money } from '#app/i18n/format.ts'

/** An amount in US dollars (specification, section 1), excluded from browser translation. All amounts are rendered by this component. */
export const Money = ({ usd }: { usd: number }) => (
  <data value={usd.toFixed(2)} translate="no">
    {money(usd)}
  </data>
)
