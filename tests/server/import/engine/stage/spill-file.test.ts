import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { SpillFile } from '#server/import/engine/stage/spill-file.ts'

afterEach(() => void vi.unstubAllEnvs())

test('what is appended is read from memory, from the file, and from both at once', async () => {
  const file = new SpillFile(4)
  const places = []
  for (const text of ['abc', 'def', 'gh']) places.push(await file.append(Buffer.from(text)))
  expect(places).toEqual([0, 3, 6])
  const read = async (from: number, length: number) => (await file.read(from, length)).toString()
  expect([await read(1, 4), await read(6, 2), await read(4, 3), await read(0, 8)]).toEqual(['bcde', 'gh', 'efg', 'abcdefgh'])
  await file.append(Buffer.from('i'))
  expect(await read(5, 4)).toBe('fghi')
  await file.close()
})

test.skipIf(process.platform === 'win32')('a process that is killed leaves no file behind', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'armature-spill-'))
  vi.stubEnv('TMPDIR', folder)
  const file = new SpillFile(0)
  await file.append(Buffer.from('abc'))
  expect(readdirSync(folder)).toEqual([])
  expect((await file.read(0, 3)).toString()).toBe('abc')
  await file.close()
  rmSync(folder, { recursive: true })
})
