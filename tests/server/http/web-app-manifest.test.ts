import { mkdirSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { describe, expect, test } from 'vitest'
import { matchRoute } from '#contract/routes/addresses.ts'
import { fakeBuild } from '../../support/fake-build.ts'
import { shopForTests } from '../../support/server.ts'

const build = fakeBuild('pictures', {})
mkdirSync(join(build.folder, 'screenshots'))
for (const file of ['general-narrow-390x780.webp', 'general-wide-1280x800.webp', 'notes.txt'])
  writeFileSync(join(build.folder, 'screenshots', file), 'picture')
const shop = await shopForTests()
/** The server of a build that holds pictures of the general shop. */
const app = shop.again({ dist: build.folder })

const hosts = () => ({ general: 'localhost', harbor: shop.special.host })
const get = (path: string, host: string) => app.request(`http://${host}${path}`, { headers: { host } })
const manifestAt = async (host: string) => (await get('/manifest.webmanifest', host)).json()

const pngAt = async (name: string, host: string): Promise<Buffer> => {
  const reply = await get(`/images/icon/${name}.png`, host)
  expect([reply.status, reply.headers.get('Content-Type')]).toEqual([200, 'image/png'])
  return Buffer.from(await reply.arrayBuffer())
}

/** An icon as pixels, each a number of four bytes: alpha, blue, green, red. */
async function iconAt(name: string, host: string) {
  const png = await pngAt(name, host)
  const width = png.readUInt32BE(16)
  const image = `<image width="${width}" height="${width}" href="data:image/png;base64,${png.toString('base64')}"/>`
  const { pixels } = new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}">${image}</svg>`).render()
  const all = Array.from({ length: width * width }, (_, index) => pixels.readUInt32LE(index * 4))
  const at = (x: number, y: number) => all[Math.round(y) * width + Math.round(x)] ?? -1
  /** How far the middle of a pixel lies from that of the icon, in widths. */
  const fromMiddle = (index: number) => Math.hypot((index % width) + 0.5 - width / 2, Math.floor(index / width) + 0.5 - width / 2) / width
  return { width, all, at, fromMiddle }
}

const alphaOf = (pixel: number) => pixel >>> 24

describe('the manifest', () => {
  test('names every field, under the name and the colour of the shop at this host', async () => {
    const [general, harbor] = await Promise.all([manifestAt('localhost'), manifestAt(shop.special.host)])
    expect(general).toEqual({
      id: '/',
      name: 'Crankworks',
      short_name: 'Crankworks',
      description: 'Starters, alternators and every part inside them',
      lang: 'en-US',
      dir: 'ltr',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      background_color: '#ffffff',
      theme_color: '#f5a300',
      categories: ['shopping', 'business'],
      icons: [
        { src: '/images/icon/any-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
        { src: '/images/icon/any-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
        { src: '/images/logo.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
        { src: '/images/icon/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        { src: '/images/icon/monochrome-512.png', sizes: '512x512', type: 'image/png', purpose: 'monochrome' },
      ],
      screenshots: [
        {
          src: '/screenshots/general-narrow-390x780.webp',
          sizes: '390x780',
          type: 'image/webp',
          form_factor: 'narrow',
          label: 'A search on a phone: numbers, what decides, price and stock',
        },
        {
          src: '/screenshots/general-wide-1280x800.webp',
          sizes: '1280x800',
          type: 'image/webp',
          form_factor: 'wide',
          label: 'A part with its drawing, price ladder and data',
        },
      ],
      shortcuts: [
        shortcut('Search', 'Find a part by its number', '/?search', 'search-96'),
        shortcut('Cart', 'What you collected', '/shoppingCart', 'cart-96'),
        shortcut('Orders', 'Your orders and where they are', '/accountOrder', 'orders-96'),
        shortcut('Offline', 'What is on this device', '/marketing/page/offline', 'offline-96'),
      ],
      share_target: {
        action: '/',
        method: 'GET',
        enctype: 'application/x-www-form-urlencoded',
        params: { title: 'share-title', text: 'share-text', url: 'share-url' },
      },
      launch_handler: { client_mode: ['focus-existing', 'auto'] },
    })
    expect(harbor).toMatchObject({
      name: 'Harbor & Field',
      short_name: 'Harbor',
      description: 'Rotating electrics for boats and tractors',
      theme_color: '#0b5f73',
    })
    // The pictures of another shop would show another's name.
    expect(harbor).not.toHaveProperty('screenshots')
  })

  test('is of its type, is asked for again each time and is answered 304 when it has not changed', async () => {
    const reply = await get('/manifest.webmanifest', 'localhost')
    expect(reply.headers.get('Content-Type')).toBe('application/manifest+json')
    expect(reply.headers.get('Cache-Control')).toBe('no-cache')
    const again = await app.request('http://localhost/manifest.webmanifest', {
      headers: { 'If-None-Match': reply.headers.get('ETag') ?? '' },
    })
    expect(again.status).toBe(304)
  })

  test('leads nowhere but to pages of the shop, and every file that it names is there', async () => {
    const manifest = await manifestAt('localhost')
    const addresses: string[] = [
      manifest.start_url,
      manifest.share_target.action,
      ...manifest.shortcuts.map(({ url }: { url: string }) => url),
    ]
    for (const address of addresses) {
      const { pathname, search } = new URL(address, 'http://localhost')
      expect([address, matchRoute(pathname, search).status]).toEqual([address, 200])
    }
    const pictures = [manifest, ...manifest.shortcuts].flatMap(({ icons }) => icons).concat(manifest.screenshots)
    expect(pictures).toHaveLength(11)
    for (const { src, type } of pictures) {
      const reply = await get(src, 'localhost')
      expect([src, reply.status, reply.headers.get('Content-Type')?.split(';')[0]]).toEqual([src, 200, type])
    }
  })
})

const shortcut = (name: string, description: string, url: string, icon: string) => ({
  ...{ name, description, url },
  icons: [{ src: `/images/icon/${icon}.png`, sizes: '96x96', type: 'image/png' }],
})

describe('the pictures of the installed shop', () => {
  test('have the size that their name says', async () => {
    for (const name of [
      'any-192',
      'any-512',
      'maskable-512',
      'monochrome-512',
      'apple-touch-180',
      'search-96',
      'cart-96',
      'orders-96',
      'offline-96',
    ]) {
      const png = await pngAt(name, 'localhost')
      const size = Number(name.split('-').at(-1))
      expect([name, png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([name, size, size])
    }
  })

  test('are each shop’s own', async () => {
    const ground = async (host: string) => (await iconAt('apple-touch-180', host)).at(2, 2).toString(16)
    expect([await ground(hosts().general), await ground(hosts().harbor)]).toEqual(['ff00a3f5', 'ff735f0b'])
  })

  test('of the maskable one nothing that matters lies outside the circle of four fifths, and its ground reaches every edge', async () => {
    const { all, at, fromMiddle } = await iconAt('maskable-512', 'localhost')
    const ground = at(0, 0)
    expect(alphaOf(ground)).toBe(255)
    expect(all.filter((pixel, index) => pixel !== ground && fromMiddle(index) > 0.4)).toEqual([])
    expect(all.filter((pixel) => pixel !== ground).length).toBeGreaterThan(0.1 * all.length)
  })

  test('the one for iOS is opaque, which fills what shows through with black', async () => {
    const { all } = await iconAt('apple-touch-180', 'localhost')
    expect(all.filter((pixel) => alphaOf(pixel) !== 255)).toEqual([])
  })

  test('the monochrome one is a shape on nothing', async () => {
    const { all, at, width } = await iconAt('monochrome-512', 'localhost')
    expect(alphaOf(at(0, 0))).toBe(0)
    expect(alphaOf(at(width * 0.25, width / 2))).toBe(255)
    expect(new Set(all.filter((pixel) => alphaOf(pixel) === 255)).size).toBe(1)
  })

  test('there are no others', async () => {
    for (const name of ['any-193', 'constructor', '../logo']) expect((await get(`/images/icon/${name}.png`, 'localhost')).status).toBe(404)
  })
})

test('the page that the worker keeps links manifest and icon itself, and a first visit has each link once', async () => {
  const template = await readFile('src/index.html', 'utf8')
  writeFileSync(join(build.folder, 'index.html'), template)
  writeFileSync(join(build.folder, '.vite/manifest.json'), JSON.stringify({ 'index.html': { file: 'assets/main.js', isEntry: true } }))
  const server = shop.again({ dist: build.folder })
  for (const path of ['/index.html', '/', '/prod/cat/c/0/1']) {
    const html = await (await server.request(`http://localhost${path}`)).text()
    for (const link of [
      `rel="manifest" href="/manifest.webmanifest${path === '/index.html' ? '' : '?locale=en-US'}"`,
      'rel="apple-touch-icon" sizes="180x180" href="/images/icon/apple-touch-180.png"',
    ])
      expect([path, html.split(link).length - 1]).toEqual([path, 1])
  }
})
