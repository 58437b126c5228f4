import * as v from 'valibot'
import { expect } from 'vitest'
import { calls } from '#contract/calls.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import type { GetSegmentRecords } from '#search/records/segment-records.ts'
import { answerPackCall } from '../../../sw/pack-answers.ts'
import type { TestShop } from '../server.ts'

/** The calls that the page of a part makes, by what they ask for beside its code. */
const pageCalls = { productDetail: {}, partsList: {}, applicationItem: {}, getPriceByQuantity: { quantity: 12 } }
const names = ['productDetail', 'partsList', 'applicationItem', 'getPriceByQuantity'] as const satisfies (keyof typeof pageCalls)[]

/** Fails where a device answers one of these calls otherwise than the server does. */
export async function expectSamePages(
  server: Pick<TestShop, 'ask'>,
  device: { catalogue: Catalogue; records: GetSegmentRecords },
  mcodes: readonly string[],
): Promise<void> {
  for (const mcode of mcodes) {
    for (const name of names) {
      const input = v.parse(calls[name].input, { mcode, ...pageCalls[name] })
      const here = await answerPackCall(name, device, input)
      expect({ mcode, name, result: JSON.parse(JSON.stringify(here)) }).toEqual({ mcode, name, result: await server.ask(name, input) })
    }
  }
}
