import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { ChangeTimestamp, type FavouriteRecord, type Folder } from '#contract/favourites/favourites.ts'
import {
  favouriteAfterAdding,
  favouriteAfterChange,
  favouriteSurvivesRemoval,
  folderSurvivesRemoval,
  mergeFolder,
  mergeNote,
} from '#contract/favourites/merge.ts'

const at = (hour: number) => `2026-11-24T${String(hour).padStart(2, '0')}:00:00.000Z`
const mcode = 'AB-1' as FavouriteRecord['mcode']
const mark: FavouriteRecord = { mcode, folder: 'f', folderAt: at(9), note: '', qty: 1, qtyAt: at(9), markedAt: at(9), priceThen: 10 }
const folder: Folder = { id: 'f', name: 'Corolla', nameAt: at(9), otherNames: [] }

describe('a note', () => {
  test.each([
    ['as it was seen', 'old', 'old', 'new', 'new'],
    ['where none stood', '', '', 'new', 'new'],
    ['of another device meanwhile', 'theirs', '', 'mine', 'theirs\nmine'],
    ['said twice', 'theirs\nmine', '', 'mine', 'theirs\nmine'],
    ['a line of it seen, and another joined', 'seen\ntheirs', 'seen', 'mine', 'mine\ntheirs'],
    ['cleared, but another joined', 'seen\ntheirs', 'seen', '', 'theirs'],
    ['cleared where another stands', 'theirs', 'seen', '', 'theirs'],
    ['written where it was cleared elsewhere', '', 'seen', 'mine', 'mine'],
    ['with a sign of patterns', '$&', '', '$1', '$&\n$1'],
  ])('%s', (_, now, from, to, after) => expect(mergeNote(now, { from, to })).toBe(after))
})

describe('a mark', () => {
  test('takes the later word for each field by itself', () => {
    const moved = favouriteAfterChange(mark, { mcode, folder: { to: 'g', at: at(12) }, qty: { to: 4, at: at(8) } })
    expect(moved).toMatchObject({ folder: 'g', folderAt: at(12), qty: 1, qtyAt: at(9) })
    expect(favouriteAfterChange(moved, { mcode, folder: { to: 'h', at: at(11) }, qty: { to: 2, at: at(11) } })).toMatchObject({
      folder: 'g',
      qty: 2,
    })
  })

  test('comes back for a note, and for nothing else', () => {
    expect(favouriteAfterChange(undefined, { mcode, folder: { to: 'g', at: at(12) } })).toBeUndefined()
    expect(favouriteAfterChange(undefined, { mcode, note: { from: 'seen', to: '', at: at(12) } })).toBeUndefined()
    expect(favouriteAfterChange(undefined, { mcode, note: { from: '', to: 'typed', at: at(12) } })).toMatchObject({
      note: 'typed',
      markedAt: at(12),
    })
  })

  test('marked again stays as it is, and a note joins it', () => {
    const again = { mcode, folder: 'g', note: 'mine', qty: 7, markedAt: at(10), price: 12 }
    expect(favouriteAfterAdding({ ...mark, note: 'theirs' }, again)).toEqual({ ...mark, note: 'theirs\nmine' })
    expect(favouriteAfterAdding(undefined, again)).toMatchObject({ folder: 'g', note: 'mine', qty: 7, priceThen: 12 })
  })

  test('stays with a note that was not seen where it was taken out, and when it was marked anew', () => {
    expect(favouriteSurvivesRemoval(mark, { note: '' }, at(10))).toBe(false)
    expect(favouriteSurvivesRemoval({ ...mark, note: 'typed' }, { note: '' }, at(10))).toBe(true)
    expect(favouriteSurvivesRemoval({ ...mark, note: 'typed' }, { note: 'typed' }, at(10))).toBe(false)
    expect(favouriteSurvivesRemoval(mark, { note: '' }, at(8))).toBe(true)
  })
})

describe('a folder that two devices name', () => {
  const mine = { id: 'f', name: 'Mine', from: 'Corolla', at: at(11) }
  const theirs = { id: 'f', name: 'Theirs', from: 'Corolla', at: at(12) }

  test('has the later name, and keeps the other until somebody chooses, whichever comes first', () => {
    const first = mergeFolder(mergeFolder(folder, mine), theirs)
    expect(first).toMatchObject({ name: 'Theirs', otherNames: ['Mine'] })
    expect(mergeFolder(mergeFolder(folder, theirs), mine)).toEqual(first)
    expect(mergeFolder(first, mine)).toEqual(first)
    expect(mergeFolder(first, { ...mine, from: 'Theirs', settles: ['Mine'], at: at(13) })).toMatchObject({ name: 'Mine', otherNames: [] })
    expect(mergeFolder(first, { ...theirs, from: 'Theirs', settles: ['Mine'], at: at(13) })).toMatchObject({
      name: 'Theirs',
      otherNames: [],
    })
  })

  test('with a name that was never seen keeps it when it gets a third', () => {
    const two = mergeFolder(mergeFolder(folder, theirs), mine)
    expect(mergeFolder(two, { id: 'f', name: 'Third', from: 'Theirs', at: at(13) })).toMatchObject({ name: 'Third', otherNames: ['Mine'] })
  })

  test('is not taken away under a name that was not seen, and comes back under a new one', () => {
    expect(folderSurvivesRemoval(mergeFolder(folder, mine), { id: 'f', name: 'Corolla' })).toBe(true)
    expect(folderSurvivesRemoval(folder, { id: 'f', name: 'Corolla' })).toBe(false)
    expect(mergeFolder(undefined, mine)).toMatchObject({ name: 'Mine', otherNames: [] })
  })

  test('is not taken away with another name that was not seen: nobody who knows of it has chosen', () => {
    const two = mergeFolder(mergeFolder(folder, mine), theirs)
    expect(folderSurvivesRemoval(two, { id: 'f', name: 'Theirs' })).toBe(true)
    expect(folderSurvivesRemoval(two, { id: 'f', name: 'Theirs', otherNames: ['Mine'] })).toBe(false)
  })
})

test.each(['0000-01-01T00:00:00.000Z', '1969-12-31T23:59:59.999Z', '2026-13-01T00:00:00.000Z'])(
  'a time that no clock says is refused before any database sees it: %s',
  (at) => {
    expect(v.is(ChangeTimestamp, at)).toBe(false)
    expect(v.is(ChangeTimestamp, '2026-11-28T08:00:00.000Z')).toBe(true)
  },
)
