import * as v from 'valibot'
import type { ParsedInputOf } from '#contract/calls.ts'
import { callNames, calls } from '#contract/calls.ts'
import type { PartCard } from '#contract/catalogue/catalogue.ts'
import { IDEMPOTENCY_HEADER } from '#contract/envelope.ts'
import type { FavouriteRecord, FavouritesAfterChange, Folder } from '#contract/favourites/favourites.ts'
import {
  favouriteAfterAdding,
  favouriteAfterChange,
  favouriteSurvivesRemoval,
  folderSurvivesRemoval,
  mergeFolder,
} from '#contract/favourites/merge.ts'
import { partCard } from '../parts.ts'
import { envelopeReply } from '../reply.ts'

/** A shop that knows what one customer has marked, and remembers replies by their keys. */
export class FavouritesShop {
  readonly folders = new Map<string, Folder>()
  readonly marks = new Map<string, FavouriteRecord>()
  /** Parts that are not as usual; null: not sold any more. */
  readonly parts = new Map<string, PartCard | null>()
  private readonly replies = new Map<string, FavouritesAfterChange>()

  readonly answer = async (request: Request): Promise<Response> => {
    const path = new URL(request.url).pathname
    const name = callNames.find((one) => calls[one].path === path)
    if (name === 'cartList' || name === 'searchKeyword') return envelopeReply({ result: [] })
    if (name === 'cartCount') return envelopeReply({ result: { lines: 0, pieces: 0 } })
    if (name === 'favouriteList') return envelopeReply({ result: this.list() })
    const key = request.headers.get(IDEMPOTENCY_HEADER) ?? ''
    const result = this.replies.get(key) ?? this.change(name ?? '', await request.json())
    this.replies.set(key, result)
    return envelopeReply({ result })
  }

  list() {
    const partOf = (mcode: string) => this.parts.get(mcode) ?? (this.parts.has(mcode) ? null : partCard({ mcode }))
    const marks = [...this.marks.values()].map((mark) => ({ ...mark, part: partOf(mark.mcode) }))
    return {
      folders: [...this.folders.values()],
      marks: marks.map((mark) => ({ ...mark, folder: this.folders.has(mark.folder) ? mark.folder : '' })),
    }
  }

  private change(name: string, body: unknown): FavouritesAfterChange {
    switch (name) {
      case 'favouriteMark': {
        const input = v.parse(calls.favouriteMark.input, body)
        return this.put(favouriteAfterAdding(this.marks.get(input.mcode), input))
      }
      case 'favouriteChange': {
        const input = v.parse(calls.favouriteChange.input, body)
        const mark = favouriteAfterChange(this.marks.get(input.mcode), input)
        return mark === undefined ? { folders: [], marks: [], gone: [input.mcode] } : this.put(mark)
      }
      case 'favouriteRemove':
        return this.remove(v.parse(calls.favouriteRemove.input, body))
      case 'favouriteFolderSave': {
        const input = v.parse(calls.favouriteFolderSave.input, body)
        const folder = mergeFolder(this.folders.get(input.id), input)
        this.folders.set(folder.id, folder)
        return { folders: [folder], marks: [], gone: [] }
      }
      case 'favouriteFolderDelete': {
        const input = v.parse(calls.favouriteFolderDelete.input, body)
        const folder = this.folders.get(input.id)
        if (folder !== undefined && folderSurvivesRemoval(folder, input)) return { folders: [folder], marks: [], gone: [] }
        this.folders.delete(input.id)
        return { folders: [], marks: [], gone: [input.id] }
      }
      default:
        throw new Error(`No such call: ${name}`)
    }
  }

  private put(mark: FavouriteRecord): FavouritesAfterChange {
    this.marks.set(mark.mcode, mark)
    return { folders: [], marks: [mark], gone: [] }
  }

  private remove({ marks, at }: ParsedInputOf<'favouriteRemove'>): FavouritesAfterChange {
    const after: FavouritesAfterChange = { folders: [], marks: [], gone: [] }
    for (const seen of marks) {
      const mark = this.marks.get(seen.mcode)
      if (mark !== undefined && favouriteSurvivesRemoval(mark, seen, at)) after.marks.push(mark)
      else {
        this.marks.delete(seen.mcode)
        after.gone.push(seen.mcode)
      }
    }
    return after
  }
}
