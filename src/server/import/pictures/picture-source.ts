import type { Dirent } from 'node:fs'
import { lstat, opendir, readFile, stat } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { AppError } from '#contract/errors.ts'
import type { PictureSource, SkippedFile, SourceFile } from './source-file.ts'
import { openPictureZip } from './zip-source.ts'

/** Whether a path is a hidden system file, which systems leave in folders and archives. */
const isSystemFile = (path: string) => /(?:^|\/)(?:\..*|__MACOSX|Thumbs\.db|desktop\.ini|@eaDir)(?:\/|$)/i.test(path)

/**
 * Opens a folder with its subfolders, or a ZIP archive.
 * @throws AppError `bad-request` when the path is neither a folder nor a ZIP archive.
 */
export async function openPictureSource(path: string): Promise<PictureSource> {
  const about = await stat(path).catch((cause: unknown) => {
    throw new AppError(
      'bad-request',
      { message: `There is no folder or archive ${path}. Give the folder that the pictures are in, or a ZIP of it.` },
      { cause },
    )
  })
  const leftOut: SkippedFile[] = []
  const source = about.isDirectory()
    ? { files: await findFilesBelow(path, path, leftOut), skippedFiles: leftOut, close: async () => undefined }
    : await openPictureZip(path)
  const files = source.files.filter((file) => !isSystemFile(file.path)).sort(comparePaths)
  return { files, skippedFiles: source.skippedFiles.filter((one) => !isSystemFile(one.path)).sort(comparePaths), close: source.close }
}

const comparePaths = (a: { path: string }, b: { path: string }) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0)

/**
 * Lists the files of a folder and its subfolders. Links are not followed, because they may lead out of the folder or form a cycle. Links
 * and unreadable files are added to `leftOut`.
 */
async function findFilesBelow(root: string, folder: string, leftOut: SkippedFile[]): Promise<SourceFile[]> {
  const files: SourceFile[] = []
  const named = (path: string) => relative(root, path).replaceAll('\\', '/')
  const unreadable = (path: string) => (cause: unknown) =>
    void leftOut.push({
      path: named(path),
      reason: `It cannot be read (${cause instanceof Error ? cause.message : String(cause)}). See to its rights, or copy it anew.`,
    })
  const entries = await readFolderEntries(folder).catch(unreadable(folder))
  for (const entry of entries ?? []) {
    const path = join(folder, entry.name)
    if (entry.isSymbolicLink())
      leftOut.push({
        path: named(path),
        reason: 'It is a link, and links are not followed. Put the file or the folder itself in its place.',
      })
    else if (entry.isDirectory()) files.push(...(await findFilesBelow(root, path, leftOut)))
    else if (entry.isFile()) {
      const about = await lstat(path).catch(unreadable(path))
      if (about) files.push({ path: named(path), sizeInBytes: about.size, read: () => readFile(path) })
    }
  }
  return files
}

async function readFolderEntries(folder: string): Promise<Dirent[]> {
  const entries: Dirent[] = []
  for await (const entry of await opendir(folder)) entries.push(entry)
  return entries
}

/** Returns the file name in a path, in lower case. Parts refer to their pictures by this name. */
export const toPictureName = (path: string): string => basename(path.replaceAll('\\', '/')).trim().normalize('NFC').toLowerCase()
