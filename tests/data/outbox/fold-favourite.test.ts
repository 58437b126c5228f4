import { expect, test } from 'vitest'
import { folderAfter } from '#contract/favourites/merge.ts'
import { foldFavourite } from '#data/outbox/fold-favourite.ts'
import type { Intent } from '#data/outbox/intent.ts'

const id = '00000000-0000-4000-8000-00000000000a'
const at = (minute: number) => `2026-11-24T10:0${minute}:00.000Z`
const unsent = { owner: 'ada', state: 'waiting', madeAt: 1, attempts: 0, nextTryAt: 0, claimedUntil: 0 }

test('a folder that was put back before its removal was sent, and then renamed, has one name: the shop had it under the old one all along', () => {
  const removal: Intent = { ...unsent, id: 'r', seq: 1, call: 'favouriteFolderDelete', input: { id, name: 'Bay 2' } } as unknown as Intent
  const back = foldFavourite([removal], { call: 'favouriteFolderSave', input: { id, name: 'Bay 2', from: '', at: at(1) } })
  expect([back.drop.map((one) => one.id), back.append.length]).toEqual([['r'], 1])
  const queued = { ...unsent, id: 's', seq: 2, ...back.append[0] } as unknown as Intent
  const { put } = foldFavourite([queued], { call: 'favouriteFolderSave', input: { id, name: 'Bay 3', from: 'Bay 2', at: at(2) } })
  const input = put[0]?.call === 'favouriteFolderSave' ? put[0].input : undefined
  expect(input).toMatchObject({ name: 'Bay 3', from: 'Bay 2' })
  if (input) expect(folderAfter({ id, name: 'Bay 2', nameAt: at(0), otherNames: [] }, input)).toEqual({ id, name: 'Bay 3', nameAt: at(2), otherNames: [] })
})
