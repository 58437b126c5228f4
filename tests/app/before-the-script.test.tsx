import { I18nProvider } from '@lingui/react'
import { act, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { i18n } from '#app/i18n/language.ts'
import { SortSelect } from '#app/screens/listing/SortSelect.tsx'
import { MatchCheck } from '#app/screens/part/MatchCheck.tsx'
import { emptyListingQuery } from '#contract/listing/listing-query.ts'
import { partDetail } from '../support/parts.ts'
import { openShop } from '../support/shell.tsx'

/** A page of the server, in which somebody does something before the app takes it over. */
async function hydratedAfter(piece: ReactNode, early: (place: HTMLElement) => void) {
  const page = <I18nProvider i18n={i18n}>{piece}</I18nProvider>
  const place = document.createElement('div')
  place.innerHTML = renderToString(page)
  document.body.replaceChildren(place)
  early(place)
  const root = await act(async () => hydrateRoot(place, page))
  onTestFinished(() => act(() => root.unmount()))
}

test('the order of a list that was chosen before the script was here is gone to', async () => {
  await openShop('/prod/s/sale')
  await hydratedAfter(<SortSelect query={emptyListingQuery} addressOf={({ sort }) => `/prod/s/sale?sort=${sort}`} />, (place) => {
    const select = place.querySelector('select')
    if (select) select.value = 'price-up'
  })
  expect(location.search).toBe('?sort=price-up')
})

test('measures that were judged before the script was here count, and can be taken back', async () => {
  await openShop('/prod/m/ST-1')
  const part = partDetail({ attributes: { voltage: 12, teeth: 9 } })
  await hydratedAfter(<MatchCheck part={part} />, (place) => {
    for (const judged of ['voltage][value=matches', 'teeth][value=differs']) {
      const radio = place.querySelector<HTMLInputElement>(`input[name=${judged}]`)
      if (radio) radio.checked = true
    }
  })
  const sum = () => screen.getAllByRole('status')[0]?.textContent
  await vi.waitFor(() => expect(sum()).toBe('1 of 2 measures agree, 1 differs'))
  const voltage = within(screen.getByRole('group', { name: /Voltage/ }))
  expect(voltage.getByRole<HTMLInputElement>('radio', { name: 'Matches' }).checked).toBe(true)
  await act(async () => voltage.getByRole('radio', { name: 'Not checked' }).click())
  expect(sum()).toBe('0 of 2 measures agree, 1 differs')
})
