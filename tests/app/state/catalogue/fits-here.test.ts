import 'fake-indexeddb/auto'
import { beforeEach, expect, test } from 'vitest'
import { partsThatFit } from '#app/state/catalogue/fits-here.ts'
import { viewHistory } from '#app/state/catalogue/view-history.ts'
import { connectPort } from '#app/state/page/ask.ts'
import { partCard } from '../../../support/parts.ts'
import { portTo } from '../../../support/port.ts'
import { envelopeReply } from '../../../support/reply.ts'

const fitment = (modelid: string) => ({
  ...{
    appid: '1',
    application: 'Automotive',
    brandid: 'b',
    brand: 'Ford',
    modelid,
    model: 'Transit',
    group: 'Transit',
    engine: '2.2 TDCi',
  },
  yearFrom: 2006,
})
const kept: Record<string, string[]> = { 'A-1': ['m-1', 'm-2'], 'A-2': ['m-3'], 'A-4': ['m-2'] }

const found = async (modelid: string, { engine = null, year = null }: { engine?: string | null; year?: number | null } = {}) =>
  (await partsThatFit({ modelid, engine, year })).map(({ mcode }) => mcode)

beforeEach(() => {
  connectPort(
    portTo((request) => {
      const models = kept[new URL(request.url).searchParams.get('mcode') ?? '']
      if (models === undefined) throw new TypeError('Failed to fetch')
      return envelopeReply({ result: models.map(fitment) })
    }),
  )
  viewHistory.known = true
  viewHistory.views = ['A-1', 'A-2', 'A-3', 'A-4'].map((mcode, at) => ({ mcode, viewedAt: 9 - at, asOf: null, part: partCard({ mcode }) }))
})

test('of the parts of this phone those are found that fit a model, latest first; of what was not kept nothing is claimed', async () => {
  expect(await found('m-2')).toEqual(['A-1', 'A-4'])
  expect(await found('m-9')).toEqual([])
})

test('with an engine or a year they are those of that engine and that year', async () => {
  expect(await found('m-2', { engine: '2.2 TDCi', year: 2010 })).toEqual(['A-1', 'A-4'])
  expect(await found('m-2', { engine: '2.4 TDCi' })).toEqual([])
  expect(await found('m-2', { year: 2005 })).toEqual([])
})
