import { beforeEach, expect, test, vi } from 'vitest'
import { chooseVehicle, chosenVehicle, forgetVehicle } from '#app/state/garage/chosen-vehicle.ts'
import { fitVerdicts, requestVerdicts } from '#app/state/garage/fit-verdicts.ts'
import { connectPort } from '#app/state/page/ask.ts'
import { network } from '#app/state/page/network.ts'
import { hideToast, notices } from '#app/state/page/notices.ts'
import { REPLY_SOURCE_HEADER } from '#contract/envelope.ts'
import type { Id } from '#contract/kernel/primitives.ts'
import { NOT_FOUND_CODE } from '#contract/limits.ts'
import { portTo } from '../../../support/port.ts'
import { envelopeReply } from '../../../support/reply.ts'

const hilux = { name: 'Toyota Hilux', modelid: 'm-1' as Id, engine: '2.4 D', year: 2005 }
const notFound = () => envelopeReply({ code: NOT_FOUND_CODE, msg: 'There is no model of m-1.', error: 'not-found' })

beforeEach(() => {
  forgetVehicle()
  hideToast()
  network.up = true
  Object.assign(fitVerdicts, { vehicleKey: '', byPart: {} })
  chooseVehicle(hilux)
})

test('a vehicle whose model the catalogue no longer has is forgotten, and that is said', async () => {
  connectPort(portTo(notFound))
  await requestVerdicts(hilux, ['A-1'])
  expect(chosenVehicle.current).toBeNull()
  expect(notices.toast).toMatchObject({ text: expect.stringContaining('no longer has {name}'), values: { name: 'Toyota Hilux' } })
})

test('another vehicle that was chosen meanwhile stays', async () => {
  const golf = { ...hilux, name: 'VW Golf', modelid: 'm-2' as Id }
  connectPort(
    portTo(() => {
      chooseVehicle(golf)
      return notFound()
    }),
  )
  await requestVerdicts(hilux, ['A-1'])
  expect(chosenVehicle.current).toEqual(golf)
  expect(notices.toast).toBeNull()
})

test('what a pack does not know may be in the shop, so the vehicle stays', async () => {
  connectPort(
    portTo(() => {
      const reply = notFound()
      reply.headers.set(REPLY_SOURCE_HEADER, 'pack')
      return reply
    }),
  )
  await requestVerdicts(hilux, ['A-1'])
  expect(chosenVehicle.current).toEqual(hilux)
  expect(console.warn).toHaveBeenCalled()
  vi.mocked(console.warn).mockClear()
})
