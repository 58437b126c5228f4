import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import sharp, { type Sharp } from 'sharp'
import { afterAll, expect } from 'vitest'
import yazl from 'yazl'
import type { FileEvent } from '#server/import/facts.ts'
import { type PictureOptions, readPictures } from '#server/import/pictures/read-pictures.ts'

export const root = mkdtempSync(join(tmpdir(), 'pictures-'))
afterAll(() => rmSync(root, { recursive: true }))
let folders = 0

/** A folder of files, by their paths in it. */
export function folderOf(files: Record<string, Uint8Array | string>): string {
  folders += 1
  const folder = join(root, `f${folders}`)
  // Files of tests may share this module, and the first that ends takes the folder away.
  mkdirSync(folder, { recursive: true })
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  return folder
}

export async function zipOf(files: Record<string, Uint8Array | string>, change = (bytes: Buffer) => bytes): Promise<string> {
  const zip = new yazl.ZipFile()
  for (const [path, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), path)
  zip.end()
  folders += 1
  const path = join(root, `z${folders}.zip`)
  writeFileSync(path, change(await buffer(zip.outputStream as NodeJS.ReadableStream)))
  return path
}

export async function readAll(path: string, options: PictureOptions = {}) {
  const events: FileEvent[] = []
  for await (const event of readPictures(path, options)) events.push(event)
  return {
    events,
    pictures: events.flatMap((event) => (event.type === 'picture' ? [event.picture] : [])),
    parts: events.flatMap((event) => (event.type === 'part' ? [[event.part.code, event.part.pictures]] : [])),
    refused: events.flatMap((event) => (event.type === 'refused' ? [event.refusal] : [])),
    noted: events.flatMap((event) => (event.type === 'noted' ? [event.note.says] : [])),
    leftOut: events.flatMap((event) => (event.type === 'left-out' ? [`${event.leftOut.file}: ${event.leftOut.says}`] : [])),
  }
}

export const plain = (width = 200, height = 150, background: string | { r: number; g: number; b: number } = '#c04020') =>
  sharp({ create: { width, height, channels: 3, background } })
export const jpeg = (picture: Sharp = plain()) => picture.jpeg().toBuffer()
/** Left half red, right half blue: shows which way it stands. */
export const halves = (width: number, height: number) =>
  plain(width, height, '#ff0000').composite([
    { input: { create: { width: width / 2, height, channels: 3, background: '#0000ff' } }, left: width / 2, top: 0 },
  ])
export const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 60"><script>alert(1)</script><rect width="80" height="60" fill="#08f"/></svg>'

export const only = <One>(all: readonly One[]): One => {
  expect(all).toHaveLength(1)
  return all[0] as One
}
