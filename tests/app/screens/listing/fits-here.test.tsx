import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FitsHere } from '#app/screens/listing/FitsHere.tsx'
import { connectPort } from '#app/state/page/ask.ts'
import { viewHistory } from '#app/state/catalogue/view-history.ts'
import { partCard } from '../../../support/parts.ts'
import { portTo } from '../../../support/port.ts'
import { envelopeReply } from '../../../support/reply.ts'
import { draw, eventually, namesOf, openShop } from '../../../support/shell.tsx'

const fitment = (modelid: string) => ({
  ...{ appid: '1', application: 'Automotive', brandid: 'b', brand: 'Ford', modelid, model: 'Transit', group: 'Transit', engine: '2.2 TDCi' },
  yearFrom: 2006,
})

beforeEach(async () => {
  await openShop()
  connectPort(portTo((request) => envelopeReply({ result: [fitment(request.url.endsWith('A-1') ? 'm-1' : 'm-2')] })))
  viewHistory.known = true
  viewHistory.views = ['A-1', 'A-2'].map((mcode) => ({ mcode, viewedAt: 1, asOf: '2026-11-01T08:00:00.000Z', part: partCard({ mcode }) }))
})

afterEach(() => {
  viewHistory.views = []
})

test('without the shop a model shows the parts of this phone that fit it, and of when they are', async () => {
  draw(<FitsHere modelid="m-1" model="Ford Transit" />)
  expect(await eventually(() => screen.getByRole('heading', { name: 'Parts on this phone that fit the Ford Transit' }))).toBeDefined()
  expect(namesOf('link').filter((name) => name.startsWith('A-'))).toEqual([expect.stringContaining('A-1')])
  expect(screen.getByText(/^Stock unknown: last seen/)).toBeDefined()
})

test('where none is known to fit, nothing is claimed', async () => {
  const { container } = draw(<FitsHere modelid="m-9" model="Ford Transit" />)
  await eventually(() => undefined)
  expect(container.childElementCount).toBe(0)
})
