import { execFile } from 'node:child_process'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { makePies } from '../../../support/import/pies/make-pies.ts'

const countParts = join(import.meta.dirname, '../../../support/import/pies/count-parts.ts')
const heapMegabytes = 48

test('20,000 items are read with a heap smaller than the file, and other work runs meanwhile', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pies-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'pies.xml')
  await makePies(path, { parts: 20_000 })
  expect((await stat(path)).size).toBeGreaterThan(heapMegabytes * 2 ** 20)
  const { stdout } = await promisify(execFile)(process.execPath, [
    `--max-old-space-size=${heapMegabytes}`,
    '--import',
    'tsx',
    countParts,
    path,
  ])
  const { parts, numbers, turns } = JSON.parse(stdout)
  expect([parts, numbers]).toEqual([20_000, 140_000])
  expect(turns).toBeGreaterThan(10)
})
