import { historyLang } from '#app/ui/part/history-lang.ts'
import type { OrderLine } from '#contract/order.ts'
import { css } from '#styled/css'

interface LineNameProps extends Pick<OrderLine, 'product'> {
  /** The language of the order, which its names are in. */
  language: string | undefined
}

/** What a line's part was called when it was ordered, and under it the data that decide. */
export const LineName = ({ product: { name, specName }, language }: LineNameProps) => (
  <>
    <span lang={historyLang(language)} className={block}>
      {name}
    </span>
    {specName === '' ? null : (
      <span lang={historyLang(language)} className={data}>
        {specName}
      </span>
    )}
  </>
)

const block = css({ display: 'block' })
/** By these, sizes of one thing are told apart. */
const data = css({ display: 'block', fontWeight: 'bold' })
