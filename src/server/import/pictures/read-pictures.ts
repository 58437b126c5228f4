import { basename } from 'node:path'
import { numberKey } from '#contract/numbers/numbers.ts'
import type { FileEvent, FilePlace, PictureFacts } from '#server/import/facts.ts'
import { convertPicture, MAX_PICTURE_BYTES } from './make-picture.ts'
import { partNumbersInFileName } from './part-number-in-file-name.ts'
import { openPictureSource, toPictureName } from './picture-source.ts'
import { type ListedPicture, readPictureList } from './read-list.ts'
import { RefusedPicture } from './refused-picture.ts'
import type { SourceFile } from './source-file.ts'

/**
 * The number of pictures that are processed at the same time: one is read from the file while another is converted. The function `convert`
 * decides how many are converted at the same time.
 */
const PICTURES_AT_ONCE = 2

export interface PictureOptions {
  /** The path of a list with columns for part number and file. With a list, part numbers in file names are not used. */
  list?: string
  /** Tells whether the shop has a part with a number. This decides which part of a file name is the number. */
  isKnown?: (code: string) => boolean | Promise<boolean>
  /** Tells whether the shop already has the files of a hash (db/picture-files.ts). Such files are not made again. */
  hasPictureFiles?: (hash: string) => Promise<boolean>
  /** Converts a picture, either in this process or in a separate one (picture-process-pool.ts). */
  convert?: typeof convertPicture
}

/**
 * Reads and converts the pictures of a folder with subfolders, or of a ZIP archive. Yields each picture, then for each part its pictures in
 * order. Files that are not usable pictures are refused with advice. Converting needs much processor time, so run this function in the
 * process of the command and not in the server.
 * @throws AppError `bad-request` when the folder, archive or list does not exist.
 */
export async function* readPictures(path: string, options: PictureOptions = {}): AsyncGenerator<FileEvent> {
  const listed = options.list === undefined ? null : await readPictureList(options.list)
  const source = await openPictureSource(path)
  try {
    for (const refusal of listed?.refusals ?? []) {
      yield { type: 'row', at: { file: refusal.file, line: refusal.line } }
      yield { type: 'refused', refusal }
    }
    for (const { path: file, reason } of source.skippedFiles) {
      yield { type: 'row', at: { file, line: 1 } }
      yield { type: 'refused', refusal: { file, line: 1, column: '', value: basename(file).slice(0, 200), says: reason } }
    }
    const work = new PictureReader(path, options, listed?.pictures ?? null)
    yield* work.convertFiles(source.files)
    yield* work.generatePartEvents()
  } finally {
    await source.close()
  }
}

type FinishedPicture = { events: FileEvent[]; sizeInBytes: number }

/** The state of reading a folder or archive of pictures. For each picture, only its name, hash and path are kept in memory. */
class PictureReader {
  /** For each picture name, the hash of the picture and the path of the first file with this name. */
  readonly #made = new Map<string, { hash: string; path: string }>()
  readonly #wanted: ReadonlySet<string> | null

  constructor(
    private readonly path: string,
    private readonly options: PictureOptions,
    private readonly listed: readonly ListedPicture[] | null,
  ) {
    this.#wanted = listed && new Set(listed.flatMap(({ name }) => [name, withoutFileExtension(name)]))
  }

  async *convertFiles(files: readonly SourceFile[]): AsyncGenerator<FileEvent> {
    const of = files.reduce((sum, { sizeInBytes }) => sum + sizeInBytes, 0)
    const under: Promise<FinishedPicture>[] = []
    let bytes = 0
    for (let at = 0; at < files.length || under.length > 0; ) {
      while (under.length < PICTURES_AT_ONCE && at < files.length) {
        const file = files[at]
        const one = file && this.#one(file)
        // An error of a picture is thrown again when the picture is awaited. Without this handler, Node would end the process first.
        one?.catch(() => undefined)
        if (one) under.push(one)
        at += 1
      }
      const done = await under.shift()
      if (!done) continue
      yield* done.events.flatMap((event) => this.#once(event))
      bytes += done.sizeInBytes
      yield { type: 'read', bytes, of }
    }
  }

  #at = (path: string): FilePlace => ({ file: path === '' ? basename(this.path) : path, line: 1 })

  async #one(file: SourceFile): Promise<FinishedPicture> {
    const { path, sizeInBytes } = file
    const name = toPictureName(path)
    const at = this.#at(path)
    const remark = (says: string) => ({ ...at, column: '', value: basename(path).slice(0, 200), says })
    const row: FileEvent = { type: 'row', at }
    if (this.#wanted !== null && !this.#wanted.has(name) && !this.#wanted.has(withoutFileExtension(name))) {
      return { events: [row, { type: 'left-out', leftOut: remark('It is not in the list, and was left alone.') }], sizeInBytes }
    }
    try {
      const { files, notes, ...about } = await (this.options.convert ?? convertPicture)(
        await readPictureBytes(file),
        this.options.hasPictureFiles ?? (async () => false),
      )
      const picture: PictureFacts = {
        at,
        name,
        ...about,
        files: files.map(({ bytes, ...one }) => ({ ...one, bytes: Buffer.from(bytes).toString('base64') })),
      }
      return {
        events: [row, { type: 'picture', picture }, ...notes.map((says): FileEvent => ({ type: 'noted', note: remark(says) }))],
        sizeInBytes,
      }
    } catch (error) {
      if (!(error instanceof RefusedPicture)) throw error
      return { events: [row, { type: 'refused', refusal: remark(error.message) }], sizeInBytes }
    }
  }

  /**
   * Lets each picture name pass only once. Parts refer to a picture by its name alone, so a second file with the same name is left out or
   * refused.
   */
  #once(event: FileEvent): FileEvent[] {
    if (event.type !== 'picture') return [event]
    const { name, hash, at } = event.picture
    const before = this.#made.get(name)
    if (before === undefined) {
      this.#made.set(name, { hash, path: at.file })
      return [event]
    }
    if (before.hash === hash)
      return [
        {
          type: 'left-out',
          leftOut: { ...at, column: '', value: basename(at.file), says: `${before.path} has the same name and is the same picture.` },
        },
      ]
    return [
      {
        type: 'refused',
        refusal: {
          ...at,
          column: '',
          value: basename(at.file),
          says: `${before.path} has the same name and is another picture. Rename one of the two.`,
        },
      },
    ]
  }

  async *generatePartEvents(): AsyncGenerator<FileEvent> {
    yield* this.listed === null ? this.#byName() : this.#byList(this.listed)
  }

  async *#byName(): AsyncGenerator<FileEvent> {
    const parts = new Map<string, { code: string; at: FilePlace; pictures: { name: string; sortPosition: number }[] }>()
    for (const [name, { path }] of this.#made) {
      const found = await this.#numberOf(basename(path))
      if (found === null) {
        const says = 'No part has a number that this name begins with. The picture is kept, and shown once a file names it as a part’s.'
        yield { type: 'noted', note: { ...this.#at(path), column: '', value: basename(path), says } }
        continue
      }
      const key = numberKey(found.code) || found.code
      const part = parts.get(key) ?? { code: found.code, at: this.#at(path), pictures: [] }
      parts.set(key, part)
      part.pictures.push({ name, sortPosition: found.sortPosition })
    }
    for (const { code, at, pictures } of parts.values()) {
      const inOrder = pictures.sort((a, b) => a.sortPosition - b.sortPosition || (a.name < b.name ? -1 : 1)).map(({ name }) => name)
      yield { type: 'part', part: { at, code, brand: '', adds: true, pictures: inOrder } }
    }
  }

  async #numberOf(file: string) {
    const { isKnown } = this.options
    if (!isKnown) return partNumbersInFileName(file, { sure: true }).at(-1) ?? null
    for (const found of partNumbersInFileName(file)) if (await isKnown(found.code)) return found
    return null
  }

  *#byList(listed: readonly ListedPicture[]): Generator<FileEvent> {
    const bare = new Map([...this.#made.keys()].map((name) => [withoutFileExtension(name), name]))
    const parts = new Map<string, { code: string; at: FilePlace; furtherLines: Set<number>; pictures: Set<string> }>()
    for (const line of new Set(listed.map(({ at }) => at.line))) yield { type: 'row', at: { file: this.options.list ?? '', line } }
    for (const { at, code, name } of listed) {
      const found = this.#made.has(name) ? name : bare.get(name)
      if (found === undefined) {
        yield {
          type: 'refused',
          refusal: {
            ...at,
            column: 'file',
            value: name.slice(0, 200),
            says: `There is no such picture in ${basename(this.path)}, or it was refused.`,
          },
        }
        continue
      }
      const key = numberKey(code) || code
      const part = parts.get(key) ?? { code, at, furtherLines: new Set(), pictures: new Set() }
      parts.set(key, part)
      if (at.line !== part.at.line) part.furtherLines.add(at.line)
      part.pictures.add(found)
    }
    for (const { at, code, furtherLines, pictures } of parts.values())
      yield {
        type: 'part',
        part: { at, ...(furtherLines.size > 0 && { alsoAt: [...furtherLines] }), code, brand: '', adds: true, pictures: [...pictures] },
      }
  }
}

/** Reads the bytes of a picture file. A file that is too large or unreadable is refused, and the import continues with the other files. */
async function readPictureBytes({ sizeInBytes, read }: SourceFile): Promise<Uint8Array> {
  if (sizeInBytes > MAX_PICTURE_BYTES)
    throw new RefusedPicture(`The file has more than ${MAX_PICTURE_BYTES / 1_000_000} MB. 1600 pixels a side are enough: save it smaller.`)
  try {
    return await read()
  } catch (cause) {
    if (cause instanceof RefusedPicture) throw cause
    throw new RefusedPicture(
      `It cannot be read (${cause instanceof Error ? cause.message : String(cause)}). See to its rights, or copy it anew.`,
      { cause },
    )
  }
}

const withoutFileExtension = (name: string) => name.replace(/\.[a-z0-9]{1,5}$/, '')
