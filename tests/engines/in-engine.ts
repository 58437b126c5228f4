import { openLine } from '../e2e/support/line.ts'
import { signedIn } from './customer.ts'
import type { Start } from './driver.ts'
import { handsOn } from './hands.ts'
import { journey } from './journey.ts'
import { ADDRESS } from './order-stage.ts'
import { partsOfWords } from './pack-stage.ts'
import type { Stage, Step } from './stage.ts'

/** How one step went in one engine. */
export interface Outcome {
  engine: string
  version: string
  step: string
  result: string
  seconds: number
  ok: boolean
}

interface Where {
  /** For the browser's profile. */
  folder: string
  /** Of the server. */
  port: number
  password: string
}

/** Parts that a journey looks at and puts into the cart. */
const PARTS = 5
/** Of the listing, to find so many that are in stock and sold one by one. */
const LOOKED_THROUGH = 20

/**
 * The whole journey in a browser with a fresh profile and an empty cart. A step that fails ends it, because each builds on those before.
 */
export async function inEngine(start: Start, { folder, port, password }: Where): Promise<Outcome[]> {
  const customer = await signedIn(`http://localhost:${port}`, password)
  await customer.emptyCart()
  await customer.say('addressSave', { id: crypto.randomUUID(), ...ADDRESS })
  const { records } = await customer.say('aggregationSearch', { backCategoryId: '1' })
  const details = await Promise.all(records.slice(0, LOOKED_THROUGH).map(({ mcode }) => customer.say('productDetail', { mcode })))
  const parts = details.filter(({ stock, minQty }) => stock.state === 'in' && minQty === 1).map(({ mcode }) => mcode)
  const unseen = await partsOfWords(customer)
  const line = await openLine(port)
  const driver = await start(folder)
  const stage: Stage = { driver, hands: handsOn(driver), line, customer, parts: parts.slice(0, PARTS), unseen }
  const outcomes: Outcome[] = []
  try {
    for (const step of journey) {
      const outcome = await oneStep(stage, step)
      outcomes.push(outcome)
      process.stdout.write(`${outcome.engine.padEnd(10)} ${outcome.seconds.toFixed(1).padStart(6)} s  ${step.name}: ${outcome.result}\n`)
      if (!outcome.ok) break
    }
  } finally {
    await driver.close()
    await line.cut()
  }
  return outcomes
}

async function oneStep(stage: Stage, step: Step): Promise<Outcome> {
  const { engine, version } = stage.driver
  const about = { engine, version, step: step.name }
  const possible = step.possible?.(stage) ?? true
  if (possible !== true) return { ...about, result: `not possible: ${possible}`, seconds: 0, ok: true }
  const started = performance.now()
  const took = () => (performance.now() - started) / 1000
  try {
    const remark = await step.run(stage)
    return { ...about, result: typeof remark === 'string' ? `passed: ${remark}` : 'passed', seconds: took(), ok: true }
  } catch (error) {
    const seconds = took()
    const result = `FAILED: ${error instanceof Error ? error.message : error}. ${await shown(stage)}`
    return { ...about, result, seconds, ok: false }
  }
}

/** So much of what a page shows tells what has gone wrong. */
const MAX_SHOWN = 500

/** What the page shows after a failure. */
const shown = ({ driver }: Stage): Promise<string> =>
  driver
    .evaluate((most) => {
      // biome-ignore lint/performance/useDomNodeTextContent: what can be seen, without the pages that are folded away
      const text = (document.querySelector('main') ?? document.body).innerText
      return `At ${location.pathname}: ${text.replace(/\s+/g, ' ').slice(0, most)}`
    }, MAX_SHOWN)
    .catch((error: unknown) => `The page does not answer: ${error}`)
