import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { MadePicture } from './make-picture.ts'
import type { FromMaker, ToMaker } from './maker-messages.ts'
import { RefusedPicture } from './refused-picture.ts'

/** What has taken more than this is ended, and the next picture made by a new one. */
const MAX_RSS = 200_000_000
/** A picture that takes longer to make is refused. The largest that are taken need a third of it on a slow machine. */
export const MAX_PICTURE_MS = 10_000
/** Beside the bundled commands, else where the sources run. */
const [program] = ['./picture-process.js', '../picture-process.js', './picture-process.ts']
  .map((path) => fileURLToPath(new URL(path, import.meta.url)))
  .filter((path) => existsSync(path))

/**
 * Makes pictures in a process of its own, one at a time. glibc keeps the memory of a decoded picture for each thread that decoded one; it can be
 * told not to only before a process starts. A picture that brings that process down is refused, and the next one made all the same.
 */
export class MadeApart {
  #maker: ChildProcess | null = null
  #last: Promise<unknown> = Promise.resolve()

  constructor(private readonly mostMs = MAX_PICTURE_MS) {}

  /** As makePicture: throws RefusedPicture. Asked for several at once it makes them one after another. */
  readonly make = (bytes: Uint8Array, has: (hash: string) => Promise<boolean>): Promise<MadePicture> => {
    const made = this.#last.then(() => this.#one(bytes, has))
    this.#last = made.catch(() => undefined)
    return made
  }

  close(): void {
    // What decodes a picture hears no softer signal before it is done.
    this.#maker?.kill('SIGKILL')
    this.#maker = null
  }

  async #one(bytes: Uint8Array, has: (hash: string) => Promise<boolean>): Promise<MadePicture> {
    const maker = this.#maker ?? (await started())
    this.#maker = maker
    const said = await inTime(this.mostMs, answerOf(maker, bytes, has))
    if (said === null || said === 'late' || (said.type === 'made' && said.rss > MAX_RSS)) this.close()
    if (said === 'late')
      throw new RefusedPicture(
        `It takes longer than ${this.mostMs / 1000} s to draw. Open it in a program for pictures and save it simpler, or as PNG.`,
      )
    if (said === null)
      throw new RefusedPicture('The program that reads pictures broke down over it. Open it in a program for pictures and save it anew.')
    if (said.type === 'refused') throw new RefusedPicture(said.says)
    if (said.type === 'failed') throw new Error(said.message)
    return said.picture
  }
}

/** What comes of it, or `late` after so long. */
async function inTime<Result>(mostMs: number, result: Promise<Result>): Promise<Result | 'late'> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(resolve, mostMs, 'late')
  })
  return Promise.race([result, late]).finally(() => clearTimeout(timer))
}

type End = Exclude<FromMaker, { type: 'has' | 'ready' }>

/** How the making of a picture ended; null where the process did. */
function answerOf(maker: ChildProcess, bytes: Uint8Array, has: (hash: string) => Promise<boolean>): Promise<End | null> {
  return new Promise((resolve, reject) => {
    const tell = (message: ToMaker) => maker.send(message, (error) => error && end(null))
    const end = (said: End | null) => {
      maker.off('message', heard).off('exit', died).off('error', failed)
      resolve(said)
    }
    const failed = (cause: Error) => {
      end(null)
      reject(cause)
    }
    const died = () => end(null)
    const heard = (message: FromMaker) => {
      if (message.type === 'ready') return
      if (message.type !== 'has') end(message)
      else has(message.hash).then((kept) => tell({ type: 'kept', has: kept }), reject)
    }
    maker.on('message', heard).on('exit', died).on('error', failed)
    tell({ type: 'make', bytes })
  })
}

/** A process that is ready: its start counts for no picture. */
async function started(): Promise<ChildProcess> {
  const maker = start()
  await Promise.race([once(maker, 'message'), once(maker, 'exit')])
  return maker
}

function start(): ChildProcess {
  if (program === undefined) throw new Error('The program that makes pictures is not there.')
  const typescript = program.endsWith('.ts') ? ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href] : []
  return fork(program, {
    serialization: 'advanced',
    execArgv: typescript,
    env: { ...process.env, MALLOC_ARENA_MAX: '1' },
    // What libraries for pictures print is of no use to whoever imports some.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
}
