import * as v from 'valibot'
import { calls } from '#contract/calls.ts'
import { listModes, Sort } from '#contract/listing/facets.ts'
import { categoryList, listCategoryByParts, productGroup } from '#search/answer/categories.ts'
import { aggregationSearch } from '#search/answer/listing.ts'
import { search } from '#search/answer/suggestions.ts'
import { applicationList, modelList } from '#search/answer/vehicles.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import type { IndexedPart } from '#search/part.ts'
import type { RandomGenerator } from '#server/demo/rng.ts'
import { randomNumber } from './search-catalogue.ts'
import { searchWork, smallFrame } from './search-parts.ts'

/** Something that a catalogue can be asked, and how it is said when an answer is wrong. */
export interface Question {
  said: string
  ask: (catalogue: Catalogue) => Promise<unknown>
}

const phrases = [
  'starter',
  'alternator 24v',
  'golf 1.9 tdi starter',
  'hilux',
  'starter for tractor',
  'bosch zinc',
  'marin starter',
  'sealed cargo',
  'golf 2001',
]
const misspelt = ['altrenator', 'statrer', 'bosh', 'demarreur', 'insulatd', 'tropicl', 'lightwieght', 'seald starter', 'elstok zin']

function anyText(rng: RandomGenerator, parts: readonly IndexedPart[]): string {
  const display = rng.pickOne(rng.pickOne(parts).numbers).display
  switch (rng.randomInteger(0, 9)) {
    case 0:
      return display
    case 1:
      return display.slice(0, rng.randomInteger(3, display.length))
    case 2:
      return display.slice(rng.randomInteger(0, 4))
    case 3:
      return randomNumber(rng)
    case 4: {
      const at = rng.randomInteger(1, display.length - 1)
      return display.slice(0, at) + rng.pickOne(['?', '*', '7', 'O', '']) + display.slice(at + 1)
    }
    case 5:
      return rng.pickOne(misspelt)
    case 6:
      return `${display}${rng.pickOne(['-R', 'RX', '/1'])}`
    case 7:
      return `${rng.pickOne(['bosch', 'starter'])} ${display}`
    default:
      return rng.pickOne(phrases)
  }
}

const maybe = <T>(rng: RandomGenerator, probability: number, value: () => T): T | undefined =>
  rng.happensWith(probability) ? value() : undefined

function anyListing(rng: RandomGenerator, parts: readonly IndexedPart[]): Record<string, unknown> {
  const model = maybe(rng, 0.2, () => rng.pickOne(smallFrame.models))
  return {
    searchStr: maybe(rng, 0.5, () => anyText(rng, parts)),
    backCategoryId: maybe(rng, 0.2, () => rng.pickOne(smallFrame.categories).id),
    groupName: maybe(rng, 0.1, () => rng.pickOne(parts).groupName),
    ...(model && { modelid: model.id, ...(rng.happensWith(0.5) && { engine: rng.pickOne(model.engines), year: '2001' }) }),
    appid: maybe(rng, 0.1, () => rng.pickOne(smallFrame.applications).id),
    mode: maybe(rng, 0.3, () => rng.pickOne(listModes)),
    voltage: maybe(rng, 0.2, () => '12'),
    stock: maybe(rng, 0.2, () => 'in|low'),
    producer: maybe(rng, 0.2, () => 'Cargo|Bosch'),
    sort: rng.pickOne(Sort.options),
    ...{ pageNo: rng.randomInteger(1, 2), pageSize: rng.pickOne([5, 20, 100]) },
  }
}

/** Listings at random, as a client asks for them, and suggestions. */
export function anyQuestion(rng: RandomGenerator, parts: readonly IndexedPart[]): Question {
  if (rng.happensWith(0.3)) {
    const given = { searchStr: anyText(rng, parts), pageNo: 1, pageSize: rng.pickOne([5, 50]) }
    const input = v.parse(calls.search.input, given)
    return { said: `search ${JSON.stringify(given)}`, ask: (catalogue) => search(catalogue, searchWork(), input) }
  }
  const given = JSON.parse(JSON.stringify(anyListing(rng, parts)))
  const input = v.parse(calls.aggregationSearch.input, given)
  return { said: `aggregationSearch ${JSON.stringify(given)}`, ask: (catalogue) => aggregationSearch(catalogue, searchWork(), input) }
}

const about = (said: string, ask: (catalogue: Catalogue) => unknown): Question => ({ said, ask: async (catalogue) => ask(catalogue) })

/** What does not depend on anybody's wishes: the tree, models, families, what units are made of. */
export const plainQuestions: readonly Question[] = [
  about('categoryList', (catalogue) => categoryList(catalogue, v.parse(calls.categoryList.input, {}))),
  about('applicationList', applicationList),
  ...smallFrame.makes.map(({ id }) =>
    about(`modelList ${id}`, (catalogue) => modelList(catalogue, v.parse(calls.modelList.input, { brandid: id }))),
  ),
  ...smallFrame.models.map(({ id }) =>
    about(`modelList ${id} 2001`, (catalogue) => modelList(catalogue, v.parse(calls.modelList.input, { modelid: id, year: '2001' }))),
  ),
  ...['1', '2', '101', '52'].flatMap((backCategoryId) => [
    about(`productGroup ${backCategoryId}`, (catalogue) => productGroup(catalogue, { backCategoryId })),
    about(`listCategoryByParts ${backCategoryId}`, (catalogue) => listCategoryByParts(catalogue, { backCategoryId })),
    about(`listCategoryByParts ${backCategoryId} PG260`, (catalogue) =>
      listCategoryByParts(catalogue, { backCategoryId, groupName: 'PG260' }),
    ),
  ]),
]
