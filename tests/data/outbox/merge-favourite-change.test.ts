import { expect, test } from 'vitest'
import type { FavouriteRecord } from '#contract/favourites/favourites.ts'
import { mergeFolder } from '#contract/favourites/merge.ts'
import { applyQueueChanges } from '#data/outbox/apply-queue-changes.ts'
import type { FavouriteChange, Intent } from '#data/outbox/intent.ts'
import { mergeFavouriteChange } from '#data/outbox/merge-favourite-change.ts'
import { optimisticFavourites } from '#data/outbox/optimistic-favourites.ts'

const id = '00000000-0000-4000-8000-00000000000a'
const at = (minute: number) => `2026-11-24T10:0${minute}:00.000Z`
const unsent = { owner: 'ada', state: 'waiting', madeAt: 1, attempts: 0, nextTryAt: 0, claimedUntil: 0 }

test('a folder that was put back before its removal was sent, and then renamed, has one name: the shop had it under the old one all along', () => {
  const removal: Intent = { ...unsent, id: 'r', seq: 1, call: 'favouriteFolderDelete', input: { id, name: 'Bay 2' } } as unknown as Intent
  const back = mergeFavouriteChange([removal], { call: 'favouriteFolderSave', input: { id, name: 'Bay 2', from: '', at: at(1) } })
  expect([back.drop.map((one) => one.id), back.append.length]).toEqual([['r'], 1])
  const queued = { ...unsent, id: 's', seq: 2, ...back.append[0] } as unknown as Intent
  const { put } = mergeFavouriteChange([queued], { call: 'favouriteFolderSave', input: { id, name: 'Bay 3', from: 'Bay 2', at: at(2) } })
  const input = put[0]?.call === 'favouriteFolderSave' ? put[0].input : undefined
  expect(input).toMatchObject({ name: 'Bay 3', from: 'Bay 2' })
  if (input)
    expect(mergeFolder({ id, name: 'Bay 2', nameAt: at(0), otherNames: [] }, input)).toEqual({
      id,
      name: 'Bay 3',
      nameAt: at(2),
      otherNames: [],
    })
})

test('a folder that was renamed and taken away before anything was sent is taken away under the names that the shop knows', () => {
  const renamed: FavouriteChange = { call: 'favouriteFolderSave', input: { id, name: 'Bay 3', from: 'Bay 2', settles: ['Two'], at: at(1) } }
  const queue = queued([renamed, { call: 'favouriteFolderDelete', input: { id, name: 'Bay 3', otherNames: ['Drei'] } }])
  expect(queue).toMatchObject([{ call: 'favouriteFolderDelete', input: { id, name: 'Bay 2', otherNames: ['Drei', 'Two'] } }])
  const made: FavouriteChange = { call: 'favouriteFolderSave', input: { id, name: 'Bay 2', from: '', at: at(1) } }
  expect(queued([made, { call: 'favouriteFolderDelete', input: { id, name: 'Bay 2' } }])).toMatchObject([{ input: { id, name: 'Bay 2' } }])
})

const mcode = 'AA-1'
const mark: FavouriteRecord = {
  mcode: mcode as FavouriteRecord['mcode'],
  folder: 'f1',
  folderAt: at(0),
  note: 'old',
  qty: 1,
  qtyAt: at(0),
  markedAt: at(0),
  priceThen: 5,
}
const marking = (more: object = {}): FavouriteChange =>
  ({ call: 'favouriteMark', input: { mcode, folder: '', note: '', qty: 1, markedAt: at(0), price: 5, ...more } }) as FavouriteChange
const changing = (more: object): FavouriteChange => ({ call: 'favouriteChange', input: { mcode, ...more } }) as FavouriteChange
const removing = (note: string, minute: number): FavouriteChange =>
  ({ call: 'favouriteRemove', input: { marks: [{ mcode, note }], at: at(minute) } }) as FavouriteChange

/** The queue after some changes, none of them sent. */
const queued = (changes: readonly FavouriteChange[], before: readonly Intent[] = []): Intent[] =>
  changes.reduce<Intent[]>(
    (queue, change) => applyQueueChanges(queue, mergeFavouriteChange(queue, change), { owner: 'ada', madeAt: 1 }, queue.at(-1)?.seq ?? 0),
    [...before],
  )

/** What becomes of the shop's marks once all of a queue has been heard: the shop has the same rules. */
const heard = (marks: readonly FavouriteRecord[], queue: readonly Intent[]) =>
  optimisticFavourites(
    {
      folders: ['f1', 'f2'].map((one) => ({ id: one, name: one, nameAt: at(0), otherNames: [] })),
      marks: marks.map((one) => ({ ...one, part: null })),
    },
    queue,
  ).marks

test('a part that was changed, taken out and put back before anything was sent is as it was seen last: folder, quantity and note', () => {
  const seen = { folder: 'f2', qty: 5, note: 'new' }
  const changed = changing({ folder: { to: 'f2', at: at(1) }, qty: { to: 5, at: at(1) }, note: { from: 'old', to: 'new', at: at(1) } })
  const steps = [changed, removing('new', 2), marking(seen)]
  expect(heard([mark], queued(steps))).toMatchObject([seen])
  expect(heard([], queued([marking({ folder: 'f1' }), ...steps]))).toMatchObject([seen])
  // Once more, and a note that was cleared stays so.
  expect(heard([mark], queued([...steps, removing('new', 3), marking(seen)]))).toMatchObject([seen])
  expect(
    heard([mark], queued([changing({ note: { from: 'old', to: '', at: at(1) } }), removing('', 2), marking({ folder: 'f1' })])),
  ).toMatchObject([{ note: '' }])
  expect(heard([mark], queued([...steps, removing('new', 3)]))).toEqual([])
})

test('what was marked twice before it was sent keeps both notes', () => {
  expect(heard([], queued([marking({ note: 'as a member' }), marking({ note: 'as a guest', folder: 'f1' })]))).toMatchObject([
    { note: 'as a member\nas a guest', folder: 'f1' },
  ])
})

const refused = (change: FavouriteChange): Intent =>
  ({ ...unsent, ...change, id: 'r', seq: 1, state: 'refused', refusal: { code: 'too-much', say: 'Too long.' } }) as unknown as Intent
const typed = { note: { from: '', to: 'typed, and too long', at: at(1) } }

test.each([
  ['is moved', changing({ folder: { to: 'f2', at: at(2) } })],
  ['gets a quantity', changing({ qty: { to: 3, at: at(2) } })],
  ['is taken out', removing('old', 2)],
  ['is marked', marking()],
])('a note that the shop refused stays until its owner has seen to it, although its part %s', (_, change) => {
  expect(queued([change], [refused(changing(typed))]).map(({ state }) => state)).toContain('refused')
})

test('a note that the shop refused gives way to another note, and one that came with a refused mark goes along with the next', () => {
  expect(queued([changing({ note: { from: '', to: 'short', at: at(2) } })], [refused(changing(typed))])).toMatchObject([
    { state: 'waiting', input: { note: { to: 'short' } } },
  ])
  expect(queued([marking()], [refused(marking({ note: 'left side', folder: 'f1' }))])).toMatchObject([
    { state: 'waiting', input: { note: 'left side', folder: 'f1' } },
  ])
})
