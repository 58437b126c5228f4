import { mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs'
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

/** The open files of this process whose names are removed. */
const openFilesWithoutName = (folder: string) =>
  readdirSync('/proc/self/fd').flatMap((number) => {
    try {
      const path = readlinkSync(`/proc/self/fd/${number}`)
      return path.startsWith(folder) && path.endsWith('(deleted)') ? [path] : []
    } catch {
      return []
    }
  })

test.skipIf(process.platform !== 'linux')('a process that is killed leaves no file behind, because the open file has no name', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'armature-spill-'))
  vi.stubEnv('TMPDIR', folder)
  const file = new SpillFile(0)
  await file.append(Buffer.from('abc'))
  expect(readdirSync(folder)).toEqual([])
  expect(openFilesWithoutName(folder)).toHaveLength(1)
  expect((await file.read(0, 3)).toString()).toBe('abc')
  await file.close()
  expect(openFilesWithoutName(folder)).toEqual([])
  rmSync(folder, { recursive: true })
})

test('a folder for temporary files that takes no file is named, with what to do', async () => {
  vi.stubEnv('TMPDIR', join(tmpdir(), 'armature-no-such-folder'))
  await expect(new SpillFile(0).append(Buffer.from('abc'))).rejects.toMatchObject({
    code: 'bad-request',
    message: expect.stringMatching(/armature-no-such-folder.*TMPDIR/),
  })
})
