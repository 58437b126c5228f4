import 'fake-indexeddb/auto'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { OptimisticVehicle } from '#data/outbox/optimistic-garage.ts'
import { GarageDevice } from '../../support/garage/device.ts'
import { GarageShop } from '../../support/garage/fake-shop.ts'
import { garageVehicle } from '../../support/garage/vehicle.ts'
import { runs } from '../../support/runs.ts'

const device = fc.constantFrom<(0 | 1)[]>(0, 1)
const ids = ['00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000b']
const id = fc.constantFrom(...ids)
const command = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('add' as const), device, id }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('note' as const), device, id, how: fc.constantFrom('add', 'clear') }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('fit' as const), device, id }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('rename' as const), device, id }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('delete' as const), device, id }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('put-back' as const), device, id }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('send' as const), device }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('load' as const), device }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('network' as const),
      device,
      fate: fc.constantFrom('drop-request' as const, 'drop-reply' as const, 'twice' as const, 'gateway' as const),
    }),
  },
)
type Command = typeof command extends fc.Arbitrary<infer C> ? C : never

const textOf = ({ note, fitted }: OptimisticVehicle) => [note, ...fitted.map(({ note: of }) => of)].join('\n')

async function run(commands: readonly Command[]): Promise<void> {
  const shop = new GarageShop()
  const devices = [new GarageDevice(shop), new GarageDevice(shop)] as const
  /** What was typed and nobody who saw it took away. */
  const typed = new Set<string>()
  const settled = (seen: string) => {
    for (const word of typed) if (seen.includes(word)) typed.delete(word)
  }
  const deleted: Record<string, OptimisticVehicle | undefined> = {}
  let time = Date.parse('2026-11-24T08:00:00Z')
  let made = 0
  const next = (kind: string): string => {
    made += 1
    const word = `${kind}${made}.`
    typed.add(word)
    return word
  }
  for (const each of devices) await each.begin()
  for (const step of commands) {
    time += 1000
    const [here, at] = [devices[step.device], new Date(time).toISOString()]
    const seen = 'id' in step ? (await here.view()).vehicles.find((one) => one.id === step.id) : undefined
    const save = async (more: object, from: OptimisticVehicle | undefined) => {
      const { isPending: _, ...vehicle } = from ?? { ...garageVehicle({ id: 'id' in step ? step.id : '' }), isPending: false }
      const input = { ...vehicle, ...more, changedAt: at, seenAt: seen?.changedAt ?? null }
      await here.make(time, { call: 'garageSave', input })
    }
    if (step.do === 'add' && seen === undefined) await save({ note: next('note') }, undefined)
    if (step.do === 'note' && seen !== undefined) {
      if (step.how === 'clear') settled(seen.note)
      await save({ note: step.how === 'clear' ? '' : `${seen.note}\n${next('note')}`.trim() }, seen)
    }
    if (step.do === 'fit' && seen !== undefined)
      await save({ fitted: [...seen.fitted, { mcode: `AA-${made}`, on: '2026-11-20', note: next('fit') }] }, seen)
    if (step.do === 'rename' && seen !== undefined) await save({ name: `Truck ${made}` }, seen)
    if (step.do === 'delete' && seen !== undefined) {
      settled(textOf(seen))
      deleted[`${step.device} ${step.id}`] = seen
      await here.make(time, { call: 'garageDelete', input: { id: seen.id, seenAt: seen.changedAt } })
      expect((await here.view()).vehicles.map((one) => one.id)).not.toContain(seen.id)
    }
    const before = step.do === 'put-back' ? deleted[`${step.device} ${step.id}`] : undefined
    if (before !== undefined && seen === undefined) {
      await save({}, before)
      expect((await here.view()).vehicles.find((one) => one.id === before.id)).toMatchObject({ note: before.note, fitted: before.fitted })
    }
    if (step.do === 'network') here.network.fate = step.fate
    if (step.do === 'send') await here.send()
    if (step.do === 'load' && (await here.waiting()) === 0) await here.load()
  }
  for (const each of devices) {
    each.network.fate = 'deliver'
    expect(await each.send()).toBe('done')
    expect(await each.waiting()).toBe(0)
  }
  const shown = []
  for (const each of devices) {
    await each.load()
    const { vehicles, refused } = await each.view()
    expect(refused).toEqual([])
    shown.push(vehicles)
    await each.close()
  }
  expect(shown[1]).toEqual(shown[0])
  const kept = (shown[0] ?? []).map(textOf).join('\n')
  expect([...typed].filter((word) => !kept.includes(word))).toEqual([])
}

test('two devices with drops and retries: in the end both show the same, and no note or fitted part that was entered is lost', async () => {
  await fc.assert(fc.asyncProperty(fc.array(command, { minLength: 6, maxLength: 30, size: 'max' }), run), runs(60))
}, 60_000)
