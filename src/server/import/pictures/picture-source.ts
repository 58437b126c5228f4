import { opendir, readFile, stat } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { AppError } from '#contract/errors.ts'
import type { PictureSource, SourceFile } from './source-file.ts'
import { openZip } from './zip-source.ts'

/** What systems leave in folders and archives beside what people put there. */
const isLeftBehind = (path: string) => /(?:^|\/)(?:\..*|__MACOSX|Thumbs\.db|desktop\.ini|@eaDir)(?:\/|$)/i.test(path)

/** Opens a folder, with all below it, or a ZIP archive. Throws with a sentence for anything else. */
export async function openPictures(path: string): Promise<PictureSource> {
  const about = await stat(path).catch((cause: unknown) => {
    throw new AppError('bad-request', { message: `There is no folder or archive ${path}. Give the folder that the pictures are in, or a ZIP of it.` }, { cause })
  })
  const source = about.isDirectory() ? { files: await filesBelow(path, path), close: async () => undefined } : await openZip(path)
  const files = source.files.filter((file) => !isLeftBehind(file.path)).sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0))
  return { files, close: source.close }
}

/** Links are not followed: they may lead out of the folder, or around in it. */
async function filesBelow(root: string, folder: string): Promise<SourceFile[]> {
  const files: SourceFile[] = []
  for await (const entry of await opendir(folder)) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) files.push(...(await filesBelow(root, path)))
    else if (entry.isFile()) files.push({ path: relative(root, path).replaceAll('\\', '/'), size: (await stat(path)).size, read: () => readFile(path) })
  }
  return files
}

/** A file's own name, folded, by which parts name its picture. */
export const pictureName = (path: string): string => basename(path.replaceAll('\\', '/')).trim().normalize('NFC').toLowerCase()
