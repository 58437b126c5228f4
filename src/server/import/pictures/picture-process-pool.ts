import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { ConvertedPicture } from './make-picture.ts'
import type { MessageFromPictureProcess, MessageToPictureProcess } from './picture-process-messages.ts'
import { RefusedPicture } from './refused-picture.ts'

/**
 * The maximum memory of the picture process, in bytes. A process above this limit is ended, and the next picture is converted in a new
 * process.
 */
const MAX_PROCESS_MEMORY_BYTES = 200_000_000
/**
 * The maximum time for converting a picture, in milliseconds. A picture that takes longer is refused. The largest allowed pictures need a
 * third of this time on a slow machine.
 */
export const MAX_PICTURE_MS = 10_000
/** The path of the program that converts pictures. The built program lies beside the bundled commands, the source beside this file. */
const [program] = ['./picture-process.js', '../picture-process.js', './picture-process.ts']
  .map((path) => fileURLToPath(new URL(path, import.meta.url)))
  .filter((path) => existsSync(path))

/**
 * Converts pictures in a separate process, one at a time. The C library glibc keeps the memory of decoded pictures for each thread, and
 * this can only be changed before a process starts. A picture that crashes the process is refused, and the next picture is converted in a
 * new process.
 */
export class PictureProcess {
  #maker: ChildProcess | null = null
  #last: Promise<unknown> = Promise.resolve()

  constructor(private readonly mostMs = MAX_PICTURE_MS) {}

  /**
   * Converts a picture as `convertPicture` does, and throws `RefusedPicture` in the same cases. Simultaneous calls run one after another.
   */
  readonly make = (bytes: Uint8Array, has: (hash: string) => Promise<boolean>): Promise<ConvertedPicture> => {
    const made = this.#last.then(() => this.#one(bytes, has))
    this.#last = made.catch(() => undefined)
    return made
  }

  closeProcess(): void {
    // SIGKILL is needed, because the picture decoder handles other signals only when it is done.
    this.#maker?.kill('SIGKILL')
    this.#maker = null
  }

  async #one(bytes: Uint8Array, has: (hash: string) => Promise<boolean>): Promise<ConvertedPicture> {
    const maker = this.#maker ?? (await startPictureProcess())
    this.#maker = maker
    const said = await waitAtMost(this.mostMs, requestPictureConversion(maker, bytes, has))
    if (said === null || said === 'late' || (said.type === 'made' && said.rss > MAX_PROCESS_MEMORY_BYTES)) this.closeProcess()
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

/** Waits for a result for a limited time. Returns `late` when the time is over. */
async function waitAtMost<Result>(mostMs: number, result: Promise<Result>): Promise<Result | 'late'> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(resolve, mostMs, 'late')
  })
  return Promise.race([result, late]).finally(() => clearTimeout(timer))
}

type PictureResult = Exclude<MessageFromPictureProcess, { type: 'has' | 'ready' }>

/** Sends a picture to the picture process and waits for the result. Null when the process has ended. */
function requestPictureConversion(
  maker: ChildProcess,
  bytes: Uint8Array,
  has: (hash: string) => Promise<boolean>,
): Promise<PictureResult | null> {
  return new Promise((resolve, reject) => {
    const tell = (message: MessageToPictureProcess) => maker.send(message, (error) => error && end(null))
    const end = (said: PictureResult | null) => {
      maker.off('message', heard).off('exit', died).off('error', failed)
      resolve(said)
    }
    const failed = (cause: Error) => {
      end(null)
      reject(cause)
    }
    const died = () => end(null)
    const heard = (message: MessageFromPictureProcess) => {
      if (message.type === 'ready') return
      if (message.type !== 'has') end(message)
      else has(message.hash).then((kept) => tell({ type: 'kept', has: kept }), reject)
    }
    maker.on('message', heard).on('exit', died).on('error', failed)
    tell({ type: 'make', bytes })
  })
}

/** Starts the picture process and waits until it is ready, so that the start does not count as time for a picture. */
async function startPictureProcess(): Promise<ChildProcess> {
  const maker = spawnPictureProcess()
  await Promise.race([once(maker, 'message'), once(maker, 'exit')])
  return maker
}

function spawnPictureProcess(): ChildProcess {
  if (program === undefined) throw new Error('The program that makes pictures is not there.')
  const typescript = program.endsWith('.ts') ? ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href] : []
  return fork(program, {
    serialization: 'advanced',
    execArgv: typescript,
    env: { ...process.env, MALLOC_ARENA_MAX: '1' },
    // The output of the picture libraries is dropped, because it does not help the operator.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
}
