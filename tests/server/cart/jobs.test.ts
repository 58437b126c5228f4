import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { MAX_JOBS_PER_LINE } from '#contract/limits.ts'
import { cartShop } from './support/shop.ts'

const shop = await cartShop()
const hilux = (qty: number) => ({ job: 'Hilux Meyer', qty })
const golf = (qty: number) => ({ job: 'Golf Roth', qty })

/** A customer, a part, and what the line of that part says of its pieces. */
async function begun() {
  const [ada, mcode] = [await shop.customer(), await shop.part()]
  const line = async () => (await ada.lines()).map(({ qty, job, jobs }) => ({ qty, job, jobs }))
  return { ada, mcode, line, add: (qty: number, more = {}, how = {}) => ada.say('cartAdd', { mcode, qty, ...more }, how) }
}

describe('what pieces of a line are for', () => {
  test('is said with the add: adds of two devices for two jobs are both kept on the one line of the part', async () => {
    const { mcode, add, line, ada } = await begun()
    await Promise.all([add(2, { jobs: [hilux(2)] }), add(1, { jobs: [golf(1)] })])
    await add(1, { jobs: [hilux(1)] })
    await add(3)
    const [only] = await line()
    expect(only).toMatchObject({ qty: 7, job: '' })
    expect(only?.jobs).toHaveLength(2)
    expect(only?.jobs).toEqual(expect.arrayContaining([hilux(3), golf(1)]))
    expect((await ada.lines())[0]?.id).toBe(mcode)
  })

  test('sent again under its key, an add for a job counts once', async () => {
    const { add, line } = await begun()
    const key = randomUUID()
    await add(2, { jobs: [hilux(2)] }, { key })
    await add(2, { jobs: [hilux(2)] }, { key })
    expect(await line()).toEqual([{ qty: 2, job: '', jobs: [hilux(2)] }])
  })

  test('follows a quantity that is set, and is set with it', async () => {
    const { ada, mcode, add, line } = await begun()
    await add(2, { jobs: [hilux(2)] })
    await ada.say('cartUpdate', { id: mcode, qty: 5 })
    expect(await line()).toEqual([{ qty: 5, job: '', jobs: [hilux(5)] }])
    await ada.say('cartUpdate', { id: mcode, qty: 5, jobs: [golf(3)] })
    await ada.say('cartUpdate', { id: mcode, qty: 4 })
    expect(await line()).toEqual([{ qty: 4, job: '', jobs: [golf(3)] }])
    await ada.say('cartUpdate', { id: mcode, qty: 4, jobs: [] })
    expect(await line()).toEqual([{ qty: 4, job: '', jobs: undefined }])
  })

  test('outlives being set aside and put back', async () => {
    const { ada, mcode, add, line } = await begun()
    await add(2, { jobs: [hilux(1)] })
    await ada.say('cartSetAside', { ids: mcode, job: 'Bay 2' })
    expect(await line()).toEqual([{ qty: 2, job: 'Bay 2', jobs: [hilux(1)] }])
    await add(1)
    expect(await line()).toEqual([{ qty: 3, job: '', jobs: [hilux(1)] }])
  })

  test('is refused where more pieces are for jobs than there are, or there are too many jobs', async () => {
    const { add, line } = await begun()
    expect((await add(2, { jobs: [hilux(2), golf(1)] })).error).toBe('bad-request')
    expect((await add(2, { jobs: [{ job: ' ', qty: 1 }] })).error).toBe('bad-request')
    expect((await add(2, { jobs: [hilux(1), hilux(2)] })).error).toBe('bad-request')
    const many = Array.from({ length: MAX_JOBS_PER_LINE }, (_, at) => ({ job: `Bay ${at}`, qty: 1 }))
    await add(many.length, { jobs: many })
    expect((await add(1, { jobs: [hilux(1)] })).error).toBe('bad-request')
    expect((await line())[0]?.qty).toBe(many.length)
  })
})
