import { create, load, type RawData, search as searchOrama } from '@orama/orama'
import { Document } from 'flexsearch'
import MiniSearch, { type Options } from 'minisearch'
import { aggregationSearch } from '#search/answer/listing.ts'
import { search } from '#search/answer/suggestions.ts'
import { Catalogue } from '#search/catalogue/catalogue.ts'
import { readSharedCatalogueData } from '#search/catalogue/frame-bytes.ts'
import { readLiveData } from '#search/catalogue/live-bytes.ts'
import { indexSharedCatalogueRows } from '#search/catalogue/shared-catalogue-data.ts'
import { SearchBudget } from '#search/schedule/search-work.ts'
import { unpackSections } from '#search/segment/sections.ts'
import { Segment } from '#search/segment/segment.ts'
import type { Kind } from './asked.ts'
import type { PeerDocument } from './peer-document.ts'

/** An index in memory. It says how many parts it finds; null where it cannot be asked such a thing. */
export interface Engine {
  ask: (kind: Kind, text: string) => Promise<number | null>
}

export const engineNames = ['armature', 'minisearch', 'flexsearch', 'orama'] as const
export type EngineName = (typeof engineNames)[number]

/** The files of an engine, by their names. */
export type EngineFiles = Record<string, Uint8Array>

/** Opens an index from its bytes. Runs in Node and in a page. */
export const openEngine: Record<EngineName, (files: EngineFiles) => Promise<Engine>> = {
  armature: openArmature,
  minisearch: openMinisearch,
  flexsearch: openFlexsearch,
  orama: openOrama,
}

const SHOWN = 8
const NONE = new Uint8Array()
const textOf = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes)

/** A number is asked for as the search box does: eight suggestions with all that is shown of them; words as the page of results does. */
async function openArmature({ segment = NONE, live = NONE, frame = NONE }: EngineFiles): Promise<Engine> {
  // As a device has them: each section is bytes of its own, whose hash was right when they came.
  const sections = Array.from(unpackSections(segment, { verify: false }), ([name, bytes]) => [name, bytes.slice()] as const)
  const catalogue = Catalogue.createCatalogue(
    new Segment(new Map(sections)),
    indexSharedCatalogueRows(readSharedCatalogueData(frame).rows),
    readLiveData(unpackSections(live)),
    Date.now(),
  )
  const work = () => new SearchBudget(async () => undefined)
  return {
    ask: async (kind, searchStr) => {
      if (kind !== 'words') return (await search(catalogue, work(), { searchStr, pageNo: 1, pageSize: SHOWN })).total ?? 0
      return (await aggregationSearch(catalogue, work(), { searchStr, pageNo: 1, pageSize: 20, sort: 'best' })).total ?? 0
    },
  }
}

export const minisearchOptions: Options<PeerDocument> = { fields: ['numbers', 'words'] }

async function openMinisearch({ minisearch }: EngineFiles): Promise<Engine> {
  const index = MiniSearch.loadJSON<PeerDocument>(textOf(minisearch), minisearchOptions)
  return {
    ask: async (kind, text) => {
      switch (kind) {
        case 'prefix':
          return index.search(text, { fields: ['numbers'], prefix: true }).length
        case 'infix':
          return null
        case 'wrong':
          return index.search(text, { fields: ['numbers'], fuzzy: 1 }).length
        case 'words':
          return index.search(text, { fields: ['words'], combineWith: 'AND', prefix: true }).length
      }
    },
  }
}

/** With all else as it comes. */
export const flexsearchIndex = () =>
  new Document({
    tokenize: 'forward',
    document: {
      id: 'id',
      index: [
        { field: 'numbers', tokenize: 'forward' },
        { field: 'words', tokenize: 'forward' },
      ],
    },
  })

async function openFlexsearch({ flexsearch }: EngineFiles): Promise<Engine> {
  const index = flexsearchIndex()
  const pieces: [string, string][] = JSON.parse(textOf(flexsearch))
  for (const [key, data] of pieces) index.import(key, data)
  const found = (field: string, text: string, limit: number) =>
    index.search(text, { index: field, limit }).reduce((sum, { result }) => sum + result.length, 0)
  return {
    ask: async (kind, text) => {
      switch (kind) {
        case 'prefix':
          return found('numbers', text, SHOWN)
        case 'infix':
        case 'wrong':
          return null
        case 'words':
          return found('words', text, 20)
      }
    },
  }
}

/** With all else as it comes. */
export const oramaIndex = () => create({ schema: { numbers: 'string', words: 'string' } as const })

async function openOrama({ orama }: EngineFiles): Promise<Engine> {
  const index = oramaIndex()
  const raw: RawData = JSON.parse(textOf(orama))
  load(index, raw)
  const found = async (property: 'numbers' | 'words', term: string, more: { tolerance?: number; threshold?: number } = {}) =>
    (await searchOrama(index, { term, properties: [property], limit: SHOWN, ...more })).count
  return {
    ask: async (kind, text) => {
      switch (kind) {
        case 'prefix':
          return found('numbers', text)
        case 'infix':
          return null
        case 'wrong':
          return found('numbers', text, { tolerance: 1 })
        case 'words':
          // A threshold of 0 asks for parts that have all of the words.
          return found('words', text, { threshold: 0 })
      }
    },
  }
}
