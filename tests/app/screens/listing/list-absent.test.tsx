import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ListAbsent } from '#app/screens/listing/ListAbsent.tsx'
import { draw } from '../../../support/shell.tsx'

const NOTHING_CLAIMED = 'Not found on this phone. The shop itself is out of reach and may well have it.'
const NO_CROSS_REFERENCES = 'Of parts seen only in lists it knows no cross references.'

test.each([
  [{ opened: 1, listed: 0 }, 'Searched only the 1 part that is whole on this phone.', false],
  [{ opened: 12, listed: 0 }, 'Searched only the 12 parts that are whole on this phone.', false],
  [{ opened: 0, listed: 1 }, 'Searched only the 1 part that was seen in a list on this phone.', true],
  [{ opened: 12, listed: 240 }, 'Searched only 12 whole parts and 240 parts seen in lists, on this phone.', true],
])('a search in vain without a network says what it looked through and claims no more: %j', async (searched, words, lists) => {
  draw(<ListAbsent searched={searched} again={async () => undefined} />)
  const said = (await screen.findByRole('status')).textContent
  expect(said).toContain(NOTHING_CLAIMED)
  expect(said).toContain(words)
  expect(said?.includes(NO_CROSS_REFERENCES)).toBe(lists)
})
