import { fork } from 'node:child_process'

/** Customers who fill their carts over HTTP, each one add after another. */
export interface Shift {
  url: string
  path: string
  /** One customer each; their headers but for the key of the change. */
  customers: Record<string, string>[]
  /** What an add sends: each one first once, so that every cart has all of its lines, then any. */
  bodies: string[]
  /** Stands in the answer to an add that was made. */
  confirms: string
  /** Not counted, after the carts have their lines: until the server's code is compiled. */
  warmUpMs: number
  measureMs: number
}
export interface Takings {
  /** Confirmed adds, the first of each line and the warm-up's too. */
  confirmed: number
  perSecond: number
  p50: number
  p95: number
}

/** Lets them work in a process of their own, so that they do not share the server's. */
export function customersAtWork(shift: Shift): Promise<Takings> {
  const child = fork(new URL('./cart-customers.ts', import.meta.url), { execArgv: ['--import', 'tsx'] })
  return new Promise((resolve, reject) => {
    child.once('message', (takings: Takings) => resolve(takings))
    child.once('exit', (code) => reject(new Error(`The customers left with code ${code}.`)))
    child.send(shift)
  })
}

/** What so many milliseconds have brought. */
export function takingsOf(times: number[], confirmed: number, measureMs: number): Takings {
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN
  return { confirmed, perSecond: (times.length * 1000) / measureMs, p50: at(0.5), p95: at(0.95) }
}
