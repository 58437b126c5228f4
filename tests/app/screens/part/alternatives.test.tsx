import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { Alternatives } from '#app/screens/part/Alternatives.tsx'
import { connectPort } from '#app/state/page/ask.ts'
import { partCard, partDetail } from '../../../support/parts.ts'
import { portTo } from '../../../support/port.ts'
import { envelopeReply } from '../../../support/reply.ts'
import { draw, eventually, openShop, words } from '../../../support/shell.tsx'

const way = { id: 'standard', name: 'Parcel', steps: [{ upToGrams: 30_000, price: 9 }], freeFrom: null, days: [2, 4], hint: '' }
const reman = partCard({ mcode: 'AR-S-2', producer: 'Lucas', condition: 'reman', price: 80, coreCharge: 55, weightKg: 3.6 })
const soldOut = partCard({ mcode: 'AR-S-3', producer: 'Remy', price: 60, stock: { state: 'out', qty: 0, restockOn: '2026-12-14' } })
const references = [reman, soldOut].map(({ mcode, name, specName }) => ({ mcode, name, specName }))

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-23T10:00:00Z') })
  await openShop()
  localStorage.setItem('shipCountry', 'DE')
  connectPort(portTo(async () => envelopeReply({ result: { country: 'DE', ways: [way], taxed: false } })))
  return () => {
    vi.useRealTimers()
    localStorage.clear()
  }
})

test('offers of one number stand under each other with price, core charge, stock and day, the best first, and the one of the page is marked', async () => {
  draw(<Alternatives part={partDetail({ alternatives: references, offers: [reman, soldOut] })} />)
  const rows = () => screen.getAllByRole('row').slice(1).map(words)
  await eventually(() => expect(rows()[0]).toContain('There'))
  expect(rows()[0]).toMatch(/^AR-S-10001 NewArmature · this one.*\$129\.50.*In stock.*There Nov 25 to Nov 27$/)
  expect(rows()[1]).toMatch(/^AR-S-2 RemanLucas.*\$80\.00.*\+ \$55\.00 core.*In stock.*There Nov 25 to Nov 27/)
  expect(rows()[2]).toMatch(/^AR-S-3 NewRemy.*\$60\.00.*On back-order, ships about Dec 14.*There Dec 16 to Dec 18/)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/prod/m/AR-S-2', '/prod/m/AR-S-3'])
  expect(screen.getAllByRole('button', { name: /^Add AR-S-[23] to cart$/ })).toHaveLength(2)
})

test('a backend that says no prices of them has them listed', () => {
  draw(<Alternatives part={partDetail({ alternatives: references })} />)
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.getAllByRole('link')).toHaveLength(2)
})
