import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startLanguage } from '#app/i18n/language.ts'
import { PackResultsNotice } from '#app/ui/packs/PackResultsNotice.tsx'
import { QueryContent } from '#app/ui/QueryContent.tsx'
import { draw, words } from '../../../support/shell.tsx'

startLanguage()

test.each([
  [38_000, ['Marine'], '3 days ago', '38,000 of 52,000 parts are on this phone. As of: 3 days ago. Missing: Marine.'],
  [52_000, [], 'yesterday', 'All 52,000 parts are on this phone. As of: yesterday.'],
  [
    38_000,
    ['Marine', 'Farm', 'Truck', 'Bus', 'Rail'],
    null,
    '38,000 of 52,000 parts are on this phone. Missing: Marine, Farm, Truck and 2 more.',
  ],
])('an answer of packs says of how much it is: %i parts without %s', (parts, missing, when, sentence) => {
  const { container } = draw(
    <PackResultsNotice scope={{ partCount: parts, totalPartCount: 52_000, missingTitles: missing }} dataAge={when} />,
  )
  // Outside a phone it is called a device.
  expect(words(container).replaceAll('this device', 'this phone')).toBe(sentence)
})

test('a page that packs answered says so above what it shows, with its age', async () => {
  const asOf = new Date(Date.now() - 3 * 24 * 60 * 60 * 1000 - 1000).toISOString()
  const scope = { partCount: 2, totalPartCount: 3, missingTitles: ['Marine'] }
  draw(
    <QueryContent query={{ status: 'ready', value: 'a list', from: 'device', asOf, isRefetching: false, scope }} skeleton={null}>
      {(value) => <p>{value}</p>}
    </QueryContent>,
  )
  await screen.findByText(/^2 of 3 parts/)
  expect(words()).toMatch(/As of: 3 days ago\. Missing: Marine\.a list$/)
})

test('packs that could not be read are named, with the way to where they are repaired, whatever answered in their place', async () => {
  const asOf = new Date().toISOString()
  draw(
    <QueryContent
      query={{ status: 'ready', value: 'a list', from: 'device', asOf, isRefetching: false, damaged: ['Marine', 'Trucks'] }}
      skeleton={null}
    >
      {(value) => <p>{value}</p>}
    </QueryContent>,
  )
  expect((await screen.findByText(/^Some of what is on this/)).textContent).toMatch(/ is damaged and was left out: Marine, Trucks\.$/)
  expect(screen.getByRole('link', { name: 'Repair it' }).getAttribute('href')).toBe('/prod/offline')
})
