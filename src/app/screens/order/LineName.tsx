import { historyLang } from '#app/ui/part/history-lang.ts'
import type { OrderLine } from '#contract/order.ts'
import { css } from '#styled/css'

interface LineNameProps extends Pick<OrderLine, 'product'> {
  /** The language of the order's part names. */
  language: string | undefined
}

/** The part's name at the time of the order, with its key attributes. */
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
/** These distinguish sizes of the same product. */
const data = css({ display: 'block', fontWeight: 'bold' })
