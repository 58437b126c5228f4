import { expect, test } from 'vitest'
import { applyQueueChanges } from '#data/outbox/apply-queue-changes.ts'
import type { GarageChange, Intent } from '#data/outbox/intent.ts'
import { mergeGarageChange } from '#data/outbox/merge-garage-change.ts'
import { optimisticGarage } from '#data/outbox/optimistic-garage.ts'
import { garageVehicle, saving } from '../../support/garage/vehicle.ts'

const vehicle = garageVehicle()
const { id } = vehicle
const seen = '2026-11-23T10:00:00.000Z'
const save = (more: object = {}, seenAt: string | null = seen): GarageChange => ({
  call: 'garageSave',
  input: saving({ ...vehicle, ...more }, seenAt),
})
const removal = (seenAt: string | null = vehicle.changedAt): GarageChange => ({ call: 'garageDelete', input: { id, seenAt } })

/** The queue after these changes; `states`: what became of the first ones. */
function queued(changes: readonly GarageChange[], ...states: Partial<Intent>[]): Intent[] {
  let queue: Intent[] = []
  for (const change of changes) {
    const next = applyQueueChanges(queue, mergeGarageChange(queue, change), { owner: 'ada', madeAt: 1 }, queue.at(-1)?.seq ?? 0)
    queue = next.map((one, at) => ({ ...one, ...states[at] }) as Intent)
  }
  return queue
}

test('what is not sent yet is sent once, with the last words, as made from the version that the shop has', () => {
  const queue = queued([save({ note: 'one' }), save({ note: 'two' }, vehicle.changedAt)])
  expect(queue).toMatchObject([{ call: 'garageSave', input: { note: 'two', seenAt: seen } }])
})

test('what was sent already is not changed any more', () => {
  const queue = queued([save({ note: 'one' }), save({ note: 'two' })], { attempts: 1 })
  expect(queue).toMatchObject([{ input: { note: 'one' } }, { input: { note: 'two' } }])
})

test('deleted before anything was sent: the shop hears of the version that it has, and of a new one nothing', () => {
  expect(queued([save(), removal()])).toMatchObject([{ call: 'garageDelete', input: { id, seenAt: seen } }])
  expect(queued([save({}, null), removal()])).toEqual([])
  expect(queued([save({}, null), removal()], { attempts: 1 })).toMatchObject([{ call: 'garageSave' }, { call: 'garageDelete' }])
})

test('put back before the deletion was sent: it is a change of the version that the shop has', () => {
  expect(queued([removal(seen), save({}, null)])).toMatchObject([{ call: 'garageSave', input: { seenAt: seen } }])
})

test('a refused change stays with what was typed until the vehicle is deleted', () => {
  const refused = { state: 'refused', refusal: { code: 'too-much', say: 'Too many.' } } as const
  const queue = queued([save({ note: 'long' }), save({ note: 'other' })], refused)
  expect(queue).toHaveLength(2)
  const { vehicles, refused: shown } = optimisticGarage([], queue)
  expect([vehicles.map(({ note }) => note), shown.map(({ change }) => change.input)]).toMatchObject([['other'], [{ note: 'long' }]])
  expect(queued([save(), removal()], refused)).toMatchObject([{ call: 'garageDelete' }])
})
