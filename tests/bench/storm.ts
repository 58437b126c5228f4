import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'
import { runInRunningShop } from '#server/cli/ask-socket.ts'
import { demoTenants } from '#server/demo/demo-tenants.ts'
import { latencies } from './measure.ts'
import { makeQuestions } from './questions.ts'
import { isReady, packsAreMade } from './settled.ts'
import { startShop } from './shop-process.ts'

/** What is changed meanwhile. */
export const weathers = ['quiet', 'one price and one stock state a second', '100 parts a second', 'quiet again'] as const
export type Weather = (typeof weathers)[number]

export interface Stormed {
  weather: Weather
  /** By kind of question. */
  calls: { name: string; p50: number; p95: number; longest: number }[]
  /** Parts that really changed a second: each command is a transaction with its row of the audit. */
  changesPerSecond: number
  /** From a command's reply until an answer says the new price, several times. */
  visibleAfterMs: number[]
}

const ASKED = ['number suggestion', 'words with facets', 'category with facets']
/** Each sort is asked so often in each weather, every time something else, after some that only warm up. */
const QUESTIONS = 120
const WARM_UP = 100
/** Between two questions visitors think, so that a weather lasts long enough for changes to matter. */
const PAUSE_MS = 40
const SEEN_TIMES = 5

const product = '/marco/api/v1/product'
const Priced = v.object({ result: v.object({ records: v.array(v.object({ goodsSkuCode: v.string(), price: v.number() })) }) })
const Listed = v.object({ result: v.object({ records: v.array(v.object({ mcode: v.string(), promotion: v.optional(v.unknown()) })) }) })

/** A start over what is all there: from the start of the process until health answers, and until searches are answered. */
export interface StartAgain {
  openMs: number
  readyMs: number
}

/**
 * A shop that is asked while its prices and stock change, by an operator's commands; its database is the embedded one. It is filled, or was
 * before, has made its packs, and is then started again.
 */
export async function measureStorm(dataDir: string, parts: number, port: number): Promise<{ start: StartAgain; stormed: Stormed[] }> {
  const first = await startShop(dataDir, parts, port)
  await packsAreMade(
    first.url,
    demoTenants({ partCount: parts }).map(({ id }) => id),
  ).finally(first.stop)
  const begun = performance.now()
  const shop = await startShop(dataDir, parts, port)
  try {
    await isReady(shop.url)
    const start = { openMs: shop.openAfterMs, readyMs: performance.now() - begun }
    const questions = (await makeQuestions(shop.url)).filter(({ name }) => ASKED.includes(name))
    const listed = await fetch(`${shop.url}${product}/aggregation/search?sort=newest&pageSize=100`)
    // The price that customers see of a part in a promotion is not the one that is set here.
    const records = v.parse(Listed, await listed.json()).result.records.filter(({ promotion }) => promotion === undefined)
    const codes = records.map(({ mcode }) => mcode)
    const changer = new Changer(dataDir, codes)
    for (const { paths } of questions) await latencies(shop.url, paths.slice(0, WARM_UP))
    const stormed: Stormed[] = []
    for (const [round, weather] of weathers.entries()) {
      const stop = changer.begin(weather)
      const begun = performance.now()
      const calls: Stormed['calls'] = []
      for (const { name, paths } of questions) {
        const from = WARM_UP + round * QUESTIONS
        const { times } = await latencies(shop.url, paths.slice(from, from + QUESTIONS), PAUSE_MS)
        const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN
        calls.push({ name, p50: at(0.5), p95: at(0.95), longest: times.at(-1) ?? Number.NaN })
      }
      const changesPerSecond = (1000 * changer.done) / (performance.now() - begun)
      const visibleAfterMs: number[] = []
      for (let time = 0; time < SEEN_TIMES; time += 1)
        visibleAfterMs.push(await changer.seenAfter(shop.url, codes[time] ?? '', 1000 + 10 * round + time))
      await stop()
      stormed.push({ weather, calls, changesPerSecond, visibleAfterMs })
    }
    return { start, stormed }
  } finally {
    await shop.stop()
  }
}

/** Changes parts as an operator does, over the socket of the running shop. */
class Changer {
  /** Changes since the weather began. */
  done = 0
  #at = 0

  constructor(
    private readonly dataDir: string,
    private readonly codes: readonly string[],
  ) {}

  async #order(...words: string[]): Promise<void> {
    const answer = await runInRunningShop(this.dataDir, { words, user: 'bench' })
    if (answer === null || answer.exit !== 0) throw new Error(`${words.join(' ')}: ${answer?.err ?? 'no shop is running'}`)
    this.done += 1
  }

  /** A price and a stock state by turns, of one part after another. */
  #next(): Promise<void> {
    this.#at += 1
    const code = this.codes[this.#at % this.codes.length] ?? ''
    if (this.#at % 2 === 0) return this.#order('parts', 'price', code, `${20 + (this.#at % 70)}.90`, '--accept')
    return this.#order('parts', 'stock', 'set', code, this.#at % 4 === 1 ? '0' : '50')
  }

  /** Returns how to end it. */
  begin(weather: Weather): () => Promise<void> {
    this.done = 0
    if (weather.startsWith('quiet')) return () => Promise.resolve()
    const perSecond = weather === '100 parts a second' ? 100 : 2
    let isOver = false
    const change = async () => {
      const begun = performance.now()
      for (let round = 1; !isOver; round += 1) {
        await this.#next()
        // Who has fallen behind does not make up for it.
        await pause(Math.max(0, begun + (1000 * round) / perSecond - performance.now()))
      }
    }
    const changed = change()
    return async () => {
      isOver = true
      await changed
    }
  }

  /** Milliseconds from the reply to a change of price until suggestions say it. */
  async seenAfter(url: string, code: string, dollars: number): Promise<number> {
    await this.#order('parts', 'price', code, `${dollars}.00`, '--accept')
    const begun = performance.now()
    for (;;) {
      const reply = await fetch(`${url}${product}/search?searchStr=${encodeURIComponent(code)}&pageSize=8&pageNo=1`)
      const { records } = v.parse(Priced, await reply.json()).result
      if (records.some(({ goodsSkuCode, price }) => goodsSkuCode === code && price === dollars)) return performance.now() - begun
      if (performance.now() - begun > 30_000) throw new Error(`Nobody says the new price of ${code}.`)
      await pause(5)
    }
  }
}
