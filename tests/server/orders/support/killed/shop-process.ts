import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import { built, isStale } from '../../../../../.ci/stale.mjs'

/** How long a shop may take to answer again after its database was killed. */
const MAX_BACK_MS = 60_000
const AGAIN_MS = 50

const Reply = v.object({ code: v.number(), msg: v.string(), result: v.unknown() })
export type Reply = v.InferOutput<typeof Reply>

/**
 * The server is started for every kill, and of its bundle that takes a part of the time. A bundle that is older than its sources is not
 * what is to be tested.
 */
const program = isStale() ? ['--import', 'tsx', 'src/server/main.ts'] : [built]

/** The server as `npm start` runs it, on a free port. */
export class ShopProcess {
  /** How often it ended although nobody had killed it. */
  endedByItself = 0
  #child: ChildProcess | null = null
  #url = ''
  #said = ''

  constructor(private readonly env: Record<string, string>) {}

  /** Resolves when it has said where it listens. */
  async start(): Promise<void> {
    const env = { ...process.env, DATABASE_URL: undefined, HOST: '127.0.0.1', PORT: '0', ...this.env }
    const started = spawn(process.execPath, program, { env, stdio: ['ignore', 'pipe', 'pipe'] })
    this.#child = started
    this.#said = ''
    this.#url = await new Promise<string>((resolve, reject) => {
      const hear = (chunk: Buffer) => {
        this.#said = (this.#said + chunk.toString()).slice(-20_000)
        const found = /Calls: (http:\/\/\S+?)\/openapi\.json/.exec(this.#said)
        if (found?.[1]) resolve(found[1])
      }
      started.stdout.on('data', hear)
      started.stderr.on('data', hear)
      started.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${this.#said}`)))
    })
  }

  /** No chance to finish anything. */
  async kill(): Promise<void> {
    const dying = this.#child
    this.#child = null
    if (!dying || hasEnded(dying)) return
    const gone = new Promise((resolve) => dying.once('exit', resolve))
    dying.kill('SIGKILL')
    await gone
  }

  /** Starts it again where it is not running. */
  async revive(): Promise<void> {
    if (this.#child && !hasEnded(this.#child)) return
    if (this.#child) this.endedByItself += 1
    await this.start()
  }

  /** Null when nobody answered, or with a failure of the server: nobody knows then whether it was done. */
  async call(method: string, path: string, body: unknown, headers: Record<string, string> = {}): Promise<Reply | null> {
    try {
      const sent = body === null ? {} : { body: JSON.stringify(body) }
      const reply = await fetch(this.#url + path, { method, headers: { 'Content-Type': 'application/json', ...headers }, ...sent })
      const read = v.parse(Reply, { result: null, ...v.parse(v.looseObject({}), await reply.json()) })
      return reply.status >= 500 ? null : read
    } catch {
      return null
    }
  }

  /** Asks until somebody answers, as a device does. */
  async ask(work: () => Promise<Reply | null>): Promise<Reply> {
    for (const until = Date.now() + MAX_BACK_MS; Date.now() < until; await wait(AGAIN_MS)) {
      await this.revive()
      const answered = await work()
      if (answered) return answered
    }
    throw new Error(`The shop did not come back. It said last: ${this.#said}`)
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null
