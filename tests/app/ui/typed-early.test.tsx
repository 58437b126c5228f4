import { I18nProvider } from '@lingui/react'
import { act } from '@testing-library/react'
import { type ReactElement, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { i18n } from '#app/i18n/language.ts'
import { SearchBox } from '#app/shell/SearchBox.tsx'
import { changeSearchText } from '#app/state/catalogue/search.ts'
import { QuantityStepper } from '#app/ui/QuantityStepper.tsx'
import { openShop } from '../../support/shell.tsx'

const Offer = ({ live }: { live: boolean }) => {
  const [qty, setQty] = useState(1)
  return (
    <>
      <QuantityStepper qty={qty} minQty={1} reportsEveryKey={live} onQuantity={setQty} />
      <output>{qty}</output>
    </>
  )
}

/** The field of a page of the server in which somebody types before the page is hydrated. */
async function typedInto(of: ReactElement, text: string, focused: boolean) {
  const page = <I18nProvider i18n={i18n}>{of}</I18nProvider>
  const place = document.createElement('div')
  place.innerHTML = renderToString(page)
  document.body.replaceChildren(place)
  onTestFinished(() => place.remove())
  const field = place.querySelector('input')
  if (field === null) throw new Error('There is no field.')
  if (focused) field.focus()
  field.value = text
  const root = await act(async () => hydrateRoot(place, page))
  onTestFinished(() => act(() => root.unmount()))
  return { field, ordered: () => place.querySelector('output')?.textContent }
}

beforeEach(() => openShop('/prod/all/starter'))

test.each([
  { live: true, focused: true, text: '25', shown: '25', orders: '25' },
  { live: true, focused: false, text: '25', shown: '25', orders: '25' },
  { live: false, focused: false, text: '25', shown: '25', orders: '25' },
  { live: true, focused: false, text: 'many', shown: '1', orders: '1' },
])('a quantity typed before the page is hydrated counts: %o', async ({ live, focused, text, shown, orders }) => {
  const { field, ordered } = await typedInto(<Offer live={live} />, text, focused)
  expect([field.value, ordered()]).toEqual([shown, orders])
})

test.each([
  ['alternator', 'alternator'],
  ['', 'starter'],
])('"%s" typed early into the search box of a page of results leaves "%s" in it', async (text, shown) => {
  changeSearchText('')
  const { field } = await typedInto(<SearchBox />, text, true)
  expect(field.value).toBe(shown)
})
