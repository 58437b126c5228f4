import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import StockMailScreen from '#app/screens/stock-mail/StockMailScreen.tsx'
import { connectPort } from '#app/state/page/ask.ts'
import { portTo } from '../../../support/port.ts'
import { envelopeReply } from '../../../support/reply.ts'
import { draw, eventually, openShop, words } from '../../../support/shell.tsx'

const key = 'k'.repeat(43)
let asked: string[]

async function open(query: string, answer: Record<string, unknown> = {}) {
  asked = []
  await openShop(`/prod/mail/stock${query}`)
  connectPort(
    portTo(async (request) => {
      asked.push(new URL(request.url).pathname.split('/').at(-1) ?? '')
      return envelopeReply(answer)
    }),
  )
  draw(<StockMailScreen />)
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  asked = []
})

test('opening a mailed link does nothing: a mail scanner opens it too. Its button confirms', async () => {
  await open(`?key=${key}&part=AR-S-10001`, { result: { mcode: 'AR-S-10001', email: 'ada@shop.test' } })
  await new Promise((resolve) => setTimeout(resolve))
  expect(asked).toEqual([])
  expect(words()).toContain('One press, and we write to you once when AR-S-10001 is in stock.')
  press('Yes, write to me')
  await eventually(() => expect(words()).toContain('We write to ada@shop.test when AR-S-10001 is in stock.'))
  expect(asked).toEqual(['confirm'])
})

test('the other link ends everything at a press, and says so', async () => {
  await open(`?key=${key}&end=1`, { result: { ended: true } })
  press('Write to me about no part any more')
  await eventually(() => expect(words()).toContain('We do not write to you about any part any more.'))
  expect(asked).toEqual(['endAll'])
})

test('a link that was cut off has no button', async () => {
  await open('?key=short')
  expect(screen.getByRole('alert').textContent).toContain('not complete')
  expect(screen.queryAllByRole('button')).toEqual([])
})
