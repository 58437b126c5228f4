import { Resvg } from '@resvg/resvg-js'
import { describe, expect, test } from 'vitest'
import { categoryGroup } from '#contract/catalogue/categories.ts'
import { createPngConverter } from '#server/http/png-files.ts'
import { shopForTests } from '../../support/server.ts'

const shop = await shopForTests()
const { records } = await shop.ask('aggregationSearch', { backCategoryId: '1' as never })
const mcode = records[0]?.mcode ?? ''

const hostOf = { general: 'localhost', harbor: shop.special.host }
const get = (path: string, host = hostOf.general) => shop.app.request(`http://${host}${path}`, { headers: { host } })

/** Address of the picture that messengers show beside a link to a page, as path and query. */
async function pictureOf(page: string, host = hostOf.general): Promise<string> {
  const html = await (await get(page, host)).text()
  const { pathname, search } = new URL(/<meta property="og:image" content="([^"]*)">/.exec(html)?.[1] ?? '')
  return pathname + search
}

/** A picture as pixels, each `rrggbb`. */
async function pixelsOf(path: string, host = hostOf.general) {
  const reply = await get(path, host)
  expect([path, reply.status, reply.headers.get('Content-Type')]).toEqual([path, 200, 'image/png'])
  const png = Buffer.from(await reply.arrayBuffer())
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)]
  const image = `<image width="${width}" height="${height}" href="data:image/png;base64,${png.toString('base64')}"/>`
  const { pixels } = new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${image}</svg>`).render()
  const all = Array.from({ length: width * height }, (_, index) => pixels.subarray(index * 4, index * 4 + 3).toString('hex'))
  const share = (from: number, wanted: (colour: string) => boolean) => all.slice(from * width).filter(wanted).length / all.length
  return { bytes: png.length, width, height, share }
}

const isDark = (colour: string) => [0, 2, 4].every((at) => Number.parseInt(colour.slice(at, at + 2), 16) < 32)

describe('the picture beside a link', () => {
  test.each([
    ['a part', `/prod/m/${mcode}`],
    ['home', '/'],
    ['a category', `/prod/cat/${categoryGroup({ id: '101', backParentId: '1' })}`],
    ['a list', '/prod/s/best-sellers'],
    ['a page of words', '/marketing/page/about'],
  ])('of %s is a PNG that messengers take, in the shop’s colour and drawn, not black', async (_, page) => {
    const { bytes, width, height, share } = await pixelsOf(await pictureOf(page))
    expect([width, height]).toEqual([600, 600])
    expect(bytes).toBeLessThan(300_000)
    expect(share(0, (colour) => colour === 'f5a300')).toBeGreaterThan(0.05)
    // Below the shop's band: something is drawn, and it is of metal, not of what a style sheet would have said.
    expect(share(92, (colour) => colour !== 'ffffff')).toBeGreaterThan(0.1)
    expect(share(92, isDark)).toBeLessThan(0.12)
  })

  test('is lettered: a part’s number stands below its drawing', async () => {
    const { share } = await pixelsOf(await pictureOf(`/prod/m/${mcode}`))
    expect(share(480, isDark)).toBeGreaterThan(0.005)
  })

  test('of every kind of part is small enough for messengers', async () => {
    const kinds = await shop.db
      .selectFrom('part')
      .select(['type', ({ fn }) => fn.min('mcode').as('mcode')])
      .where('tenant_id', '=', shop.general)
      .groupBy('type')
      .execute()
    expect(kinds.length).toBeGreaterThan(5)
    for (const { type, mcode: one } of kinds) {
      const reply = await get(`/images/share/part/${one}.png`)
      const { byteLength } = await reply.arrayBuffer()
      expect([type, reply.status, byteLength < 300_000]).toEqual([type, 200, true])
    }
  })

  test('is made once, however many ask for it at once or later', async () => {
    const pixels = createPngConverter()
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="#f00"/></svg>'
    const [one, other] = await Promise.all([pixels(svg), pixels(svg)])
    expect((await pixels(svg)).bytes).toBe(one.bytes)
    expect(other.bytes).toBe(one.bytes)
  })

  test('may be kept under the address that the page names, and is asked for again under any other', async () => {
    const path = await pictureOf(`/prod/m/${mcode}`)
    expect((await get(path)).headers.get('Cache-Control')).toContain('immutable')
    for (const other of [path.replace(/\?.*/, ''), path.replace(/v=.*/, 'v=old')])
      expect((await get(other)).headers.get('Cache-Control')).toBe('public, max-age=86400, stale-while-revalidate=2592000')
  })

  test('is each shop’s own', async () => {
    const own = await pictureOf('/', hostOf.harbor)
    expect(own).not.toBe(await pictureOf('/'))
    expect((await pixelsOf(own, hostOf.harbor)).share(0, (colour) => colour === '0b5f73')).toBeGreaterThan(0.05)
  })

  test.each(['part/NOPE-1', 'category/999', 'shops', 'part'])('of %s there is none', async (name) => {
    expect((await get(`/images/share/${name}.png`)).status).toBe(404)
  })
})
