import { createServer } from 'node:http'
import { arrivals } from '../arrivals.ts'
import { lighthousePage } from '../lighthouse-page.ts'
import { middle, ms } from '../units.ts'
import type { Measured } from './figure.ts'
import { timedPlainWork } from './plain-work.ts'

/** Lighthouse takes off so many of its hundred points before it is worth a word: a score of 90 and more is green. */
const POINTS = 10
/** So long the phone takes for the fixed piece of work, on whatever machine it is reckoned: four times as long as an idle one of ours. */
const PHONE_MS = 50
/** The reference of all four pages: nothing can be painted sooner than this on Lighthouse's slow line. */
const BARE_PAGE = '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Bare</title><p>A bare page.'

interface Seen {
  lostPoints: number
  largestPaintMs: number
}

/** The four pages that people arrive at, in Lighthouse as it reckons a slow phone, by turns with a bare page. */
export async function lighthouseFigures(url: string, rounds: number): Promise<Measured[]> {
  const bare = await serveBarePage()
  const pages = Object.entries(await arrivals(url))
  const references: Seen[] = []
  const seen = new Map<string, Seen[]>(pages.map(([page]) => [page, []]))
  try {
    for (let round = 0; round < rounds; round += 1) {
      references.push(await look(bare.url))
      for (const [page, path] of pages) seen.get(page)?.push(await look(url + path))
    }
  } finally {
    bare.close()
  }
  const reference = middle(references.map(({ largestPaintMs }) => largestPaintMs))
  return [...seen].flatMap(([page, looks]): Measured[] => {
    const lost = middle(looks.map(({ lostPoints }) => lostPoints))
    const paint = middle(looks.map(({ largestPaintMs }) => largestPaintMs))
    return [
      {
        ...{ name: `lighthouse: ${page}, points lost`, ratio: lost / POINTS, unnoticed: 1 },
        ...{ took: `${lost.toFixed(0)} of 100`, reference: `${POINTS} of 100` },
      },
      { name: `lighthouse: ${page}, largest paint`, ratio: paint / reference, took: ms(paint), reference: ms(reference) },
    ]
  })
}

async function look(address: string): Promise<Seen> {
  const { categories, audits } = await lighthousePage(address, {
    categories: ['performance'],
    throttling: 'simulate',
    slower: PHONE_MS / timedPlainWork(),
  })
  return {
    lostPoints: 100 * (1 - (categories['performance']?.score ?? Number.NaN)),
    largestPaintMs: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
  }
}

async function serveBarePage(): Promise<{ url: string; close: () => void }> {
  const server = createServer((_, reply) => reply.setHeader('Content-Type', 'text/html; charset=utf-8').end(BARE_PAGE))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
