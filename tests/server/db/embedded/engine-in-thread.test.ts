import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { openEngineInThread } from '#server/db/embedded/engine-in-thread.ts'

const folder = mkdtempSync(join(tmpdir(), 'armature-engine-'))
afterAll(() => rmSync(folder, { recursive: true }))
const run = promisify(execFile)

/** Writes the program of a thread, which stands in for the built one. */
function program(name: string, text: string): string {
  const path = join(folder, `${name}.mjs`)
  writeFileSync(path, `import { parentPort } from 'node:worker_threads'\n${text}`)
  return path
}
const ECHO = `parentPort.on('message', ({ type, id, messages }) => {
  if (type === 'execute' && messages[0] === 0) process.exit(3)
  if (type === 'execute' && messages[0] === 1) return parentPort.postMessage({ type: 'failed', id, cause: new RangeError('Too large.') })
  parentPort.postMessage({ type: 'done', id, result: type === 'execute' ? messages : null })
})
parentPort.postMessage({ type: 'opened' })`

test('answers come to the requests that they belong to, and a failure with its cause', async () => {
  const engine = await openEngineInThread({ folder: null }, program('echo', ECHO))
  const [two, failed, three] = await Promise.allSettled([2, 1, 3].map((byte) => engine.execute(Uint8Array.of(byte, byte))))
  expect([two, three]).toEqual([2, 3].map((byte) => ({ status: 'fulfilled', value: Uint8Array.of(byte, byte) })))
  expect(failed).toMatchObject({ status: 'rejected', reason: new RangeError('Too large.') })
  await engine.close()
})

test('a thread that cannot open the database says why, and one that ends says so', async () => {
  const throwing = program('throwing', "throw new Error('The folder is damaged.')")
  await expect(openEngineInThread({ folder: null }, throwing)).rejects.toThrow('The folder is damaged.')
  await expect(openEngineInThread({ folder: null }, program('ending', 'process.exit(4)'))).rejects.toThrow('code 4 before it had opened')
})

test('a thread that ends later ends the process, so that it is started again', async () => {
  const script = join(folder, 'main.mjs')
  const [source, echo] = [join(process.cwd(), 'src/server/db/embedded/engine-in-thread.ts'), program('later', ECHO)]
  writeFileSync(
    script,
    `import { openEngineInThread } from ${JSON.stringify(source)}
const engine = await openEngineInThread({ folder: null }, ${JSON.stringify(echo)})
await engine.execute(Uint8Array.of(0))`,
  )
  const ended = run(process.execPath, ['--import', 'tsx', script])
  await expect(ended).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('ended with code 3') })
})
