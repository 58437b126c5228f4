import 'fake-indexeddb/auto'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { OptimisticFavourite } from '#data/outbox/optimistic-favourites.ts'
import { FavouritesDevice } from '../../support/favourites/device.ts'
import { FavouritesShop } from '../../support/favourites/fake-shop.ts'
import { partCard } from '../../support/parts.ts'
import { runs } from '../../support/runs.ts'

const device = fc.constantFrom<(0 | 1)[]>(0, 1)
const part = fc.constantFrom('AA-1', 'AA-1', 'BB-2')
const folder = fc.constantFrom('00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000b')
const command = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('mark' as const), device, part }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('note' as const), device, part, how: fc.constantFrom('add', 'replace', 'clear') }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('move' as const), device, part, folder }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('remove' as const), device, part }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('put-back' as const), device, part }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('name' as const), device, folder }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('unfold' as const), device, folder }) },
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

/** What was typed, and whether somebody who saw it took it away or wrote something else over it. */
class Typed {
  readonly words = new Set<string>()
  private made = 0
  next(kind: string): string {
    this.made += 1
    const word = `${kind}${this.made}.`
    this.words.add(word)
    return word
  }
  settled(seen: string): void {
    for (const word of this.words) if (seen.includes(word)) this.words.delete(word)
  }
}

async function run(commands: readonly Command[]): Promise<void> {
  const shop = new FavouritesShop()
  const devices = [new FavouritesDevice(shop), new FavouritesDevice(shop)] as const
  const [notes, names] = [new Typed(), new Typed()]
  const takenOut: Record<string, OptimisticFavourite | undefined> = {}
  let time = Date.parse('2026-11-24T08:00:00Z')
  for (const each of devices) await each.begin()
  for (const step of commands) {
    time += 1000
    const [here, at] = [devices[step.device], new Date(time).toISOString()]
    const { marks, folders } = await here.view()
    const mark = 'part' in step ? marks.find(({ mcode }) => mcode === step.part) : undefined
    const named = 'folder' in step ? folders.find(({ id }) => id === step.folder) : undefined
    if (step.do === 'mark' && mark === undefined) {
      const input = { mcode: step.part, folder: '', note: '', qty: 1, markedAt: at, price: 5 }
      await here.make(time, { call: 'favouriteMark', input, marked: partCard({ mcode: step.part }) })
    }
    if (step.do === 'note' && mark !== undefined) {
      if (step.how !== 'add') notes.settled(mark.note)
      const to = step.how === 'clear' ? '' : `${step.how === 'add' && mark.note !== '' ? `${mark.note}\n` : ''}${notes.next('note')}`
      await here.make(time, { call: 'favouriteChange', input: { mcode: step.part, note: { from: mark.note, to, at } } })
    }
    if (step.do === 'move' && mark !== undefined)
      await here.make(time, { call: 'favouriteChange', input: { mcode: step.part, folder: { to: step.folder, at } } })
    if (step.do === 'remove' && mark !== undefined) {
      notes.settled(mark.note)
      takenOut[`${step.device} ${step.part}`] = mark
      await here.make(time, { call: 'favouriteRemove', input: { marks: [{ mcode: step.part, note: mark.note }], at } })
    }
    const before = step.do === 'put-back' ? takenOut[`${step.device} ${step.part}`] : undefined
    if (before !== undefined && mark === undefined) {
      const { mcode, folder, note, qty, markedAt, priceThen: price } = before
      await here.make(time, { call: 'favouriteMark', input: { mcode, folder, note, qty, markedAt, price }, marked: partCard({ mcode }) })
      const back = (await here.view()).marks.find((one) => one.mcode === mcode)
      expect(back).toMatchObject({ note, qty })
    }
    if (step.do === 'name') {
      names.settled([named?.name, ...(named?.otherNames ?? [])].join(' '))
      const input = { id: step.folder, name: names.next('name'), from: named?.name ?? '', settles: [...(named?.otherNames ?? [])], at }
      await here.make(time, { call: 'favouriteFolderSave', input })
    }
    if (step.do === 'unfold' && named !== undefined) {
      names.settled([named.name, ...named.otherNames].join(' '))
      await here.make(time, {
        call: 'favouriteFolderDelete',
        input: { id: step.folder, name: named.name, otherNames: [...named.otherNames] },
      })
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
    const { marks, folders, refused } = await each.view()
    expect(refused).toEqual([])
    shown.push({ marks: marks.map(({ part: _, ...mark }) => mark), folders })
    await each.close()
  }
  expect(shown[1]).toEqual(shown[0])
  const kept = shop.list()
  const allNotes = kept.marks.map(({ note }) => note).join('\n')
  const allNames = kept.folders.flatMap(({ name, otherNames }) => [name, ...otherNames]).join(' ')
  expect([...notes.words].filter((word) => !allNotes.includes(word))).toEqual([])
  expect([...names.words].filter((word) => !allNames.includes(word))).toEqual([])
}

test('two devices with drops and retries: in the end both show the same, and no note or name that was typed is lost', async () => {
  await fc.assert(fc.asyncProperty(fc.array(command, { minLength: 6, maxLength: 30, size: 'max' }), run), runs(60))
}, 60_000)
