import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { i18n, startLanguage } from '#app/i18n/language.ts'
import { Payment } from '#app/screens/order/Payment.tsx'
import { SheetSums } from '#app/screens/print/SheetSums.tsx'
import { wholeOrder } from '../../../support/orders.ts'

startLanguage()
const rows = (page: ReactNode) =>
  [...renderToStaticMarkup(<I18nProvider i18n={i18n}>{page}</I18nProvider>).matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)].map(
    ([, name, value]) => `${name} ${value?.replace(/<[^>]*>/g, '')}`,
  )
const order = (refunded: number, refundDue: number) => {
  const { money } = wholeOrder()
  return wholeOrder({ money: { ...money, refunded, refundDue } })
}

test.each([
  ['nothing of it is on its way', 100.2, 100.2, [], ['Comes back to you $100.20'], ['To be paid back $100.20']],
  ['some of it is', 100.3, 100.2, ['$0.10'], ['Comes back to you $100.20'], ['To be paid back $100.20']],
  ['all of it is', 100.2, 0, ['$100.20'], [], []],
])('money that goes back is counted once, on the page and on the sheet: %s', (_, refunded, due, sent, onPage, onSheet) => {
  const shown = order(refunded, due)
  const back = / back/
  expect(rows(<Payment order={shown} />).filter((row) => back.test(row))).toEqual([...sent.map((usd) => `Given back ${usd}`), ...onPage])
  expect(rows(<SheetSums order={shown} />).filter((row) => back.test(row))).toEqual([...sent.map((usd) => `Paid back ${usd}`), ...onSheet])
})
