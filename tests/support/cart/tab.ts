import { calls } from '#contract/calls.ts'
import type { MirrorDatabase } from '#data/mirror/open.ts'
import type { OutboxContext } from '#data/outbox/context.ts'
import { type DrainResult, drainOutbox } from '#data/outbox/drain.ts'

const notThrough = () => Response.json({ code: 401, msg: 'Not through here.' }, { status: 401 })

/** A request that hangs in the network until the schedule says what becomes of it. */
export interface Asking {
  url: string
  method: string
  headers: Headers
  body: string | null
  /** The shop has answered; the answer is still on its way. */
  answer: Response | null
  reply: (reply: Response) => void
  fail: () => void
}

/** One life of a device's programs: from a start until somebody kills them. What a dead one still waited for never comes. */
export interface Life {
  dead: boolean
  held: boolean
  queue: (() => void)[]
}

const never = new Promise<never>(() => undefined)

/** The database as a program sees it that may be killed between any two of its steps. */
export const mortal = (mirror: MirrorDatabase, life: Life): MirrorDatabase => ({
  run: async (work) => {
    if (life.dead) return never
    const done = await mirror.run(work)
    return life.dead ? never : done
  },
  close: mirror.close,
})

/** A page or the worker of one device: it drains, one request at a time. */
export class Tab {
  state: 'idle' | 'working' | 'asking' | 'queuing' = 'idle'
  asking: Asking | null = null
  ended: DrainResult | null = null
  constructor(
    private readonly life: Life,
    private readonly locks: boolean,
    private readonly moved: () => void,
    private readonly crashed: (error: unknown) => void,
  ) {}

  private be(state: Tab['state']): void {
    this.state = state
    this.moved()
  }

  start(context: Omit<OutboxContext, 'port'> & { tenantId: string; now: () => number; ended: (how: DrainResult) => void }): void {
    if (this.state !== 'idle') return
    this.be('working')
    const port = {
      // What only a witness is asked (data/outbox/verdict.ts): what stands in the shop's place here stands before all of it.
      fetch: (request: Request) => (request.url.includes(calls.searchKeyword.path) ? notThrough() : this.ask(request)),
      baseUrl: 'http://shop.test',
      tenantId: context.tenantId,
      token: async () => null,
      now: context.now,
      exclusively: <T>(_name: string, work: () => Promise<T>) => (this.locks ? this.alone(work) : work()),
    }
    drainOutbox({ ...context, port }).then(
      (how) => {
        context.ended(how)
        this.be('idle')
      },
      (error: unknown) => {
        this.crashed(error)
        this.be('idle')
      },
    )
  }

  private async ask(request: Request): Promise<Response> {
    const body = request.method === 'GET' ? null : await request.text()
    const { url, method, headers } = request
    return new Promise((resolve, reject) => {
      const done = () => {
        this.asking = null
        this.be('working')
      }
      this.asking = {
        ...{ url, method, headers, body, answer: null },
        reply: (reply) => {
          done()
          resolve(reply)
        },
        fail: () => {
          done()
          reject(new TypeError('Failed to fetch'))
        },
      }
      this.be('asking')
    })
  }

  /** Web Locks: across the tabs of a device, given up with the life that held them. */
  private async alone<T>(work: () => Promise<T>): Promise<T> {
    const { life } = this
    if (life.held) {
      await new Promise<void>((resolve) => {
        life.queue.push(() => {
          this.be('working')
          resolve()
        })
        this.be('queuing')
      })
    }
    life.held = true
    try {
      return await work()
    } finally {
      const next = life.queue.shift()
      if (next === undefined) life.held = false
      else next()
    }
  }
}
