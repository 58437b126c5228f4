import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { CoreReturn } from '#contract/returns.ts'
import { i18n, startLanguage } from '#app/i18n/language.ts'
import { CoreShipForm } from '#app/screens/order/CoreShipForm.tsx'

startLanguage()
const drawn = (qty: number) => {
  const core = v.parse(CoreReturn, {
    ...{ id: 'c-1', orderId: 'o-1', orderNumber: 'CW-100001', part: 'ST-1', name: 'Starter', mainImageUrl: '', qty, deposit: 40 },
    ...{ state: 'due', dueOn: '2026-12-21', carrier: '', tracking: '', credited: 0, note: '' },
  })
  const seller = { name: 'Lakes Starters', address: '1 Pier Street, Ames', phone: '', email: '', taxId: '' }
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <CoreShipForm core={core} seller={seller} onDone={async () => undefined} />
    </I18nProvider>,
  )
}
const choices = (page: string) => [...page.matchAll(/<option value="(\d+)"/g)].map(([, qty]) => Number(qty))

test('whoever owes several pieces says how many are on their way; all of them, unless told otherwise', () => {
  expect(choices(drawn(3))).toEqual([1, 2, 3])
  expect(drawn(3)).toMatch(/<option value="3" selected="">3 of 3</)
})

test('of one piece nothing is asked', () => {
  expect(drawn(1)).not.toContain('name="qty"')
})

test('a long line offers the first hundred, or all', () => {
  expect(choices(drawn(240)).slice(-2)).toEqual([100, 240])
})

test('it says where to send it, and what to write on the parcel', () => {
  for (const text of ['Lakes Starters', '1 Pier Street, Ames', 'CW-100001']) expect(drawn(1)).toContain(text)
})
