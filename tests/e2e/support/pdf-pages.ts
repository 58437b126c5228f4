import { inflateSync } from 'node:zlib'

/** A page of a PDF: its size in points, and what stands on it, without blanks. */
export interface PdfPage {
  width: number
  height: number
  text: string
}

/** Reads the pages of a PDF as Chromium writes it: plain objects, deflated streams, fonts that say which character each of their glyphs is. */
export function pdfPages(file: Buffer): PdfPage[] {
  const objects = objectsOf(file)
  const kids = [...objects.values()].find(({ head }) => head.includes('/Type /Pages'))?.head ?? ''
  return [...(/\/Kids \[([^\]]*)\]/.exec(kids)?.[1] ?? '').matchAll(/(\d+) 0 R/g)].map(([, id = '']) => {
    const page = objects.get(id)?.head ?? ''
    const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(page) ?? []
    const fonts = new Map<string, Map<string, string>>()
    for (const [, name = '', font = ''] of (/\/Font <<(.*?)>>/s.exec(page)?.[1] ?? '').matchAll(/\/(\w+) (\d+) 0 R/g))
      fonts.set(name, charactersOf(objects.get(/\/ToUnicode (\d+)/.exec(objects.get(font)?.head ?? '')?.[1] ?? '')?.stream ?? ''))
    const content = objects.get(/\/Contents (\d+)/.exec(page)?.[1] ?? '')?.stream ?? ''
    return { width: Number(width), height: Number(height), text: textOf(content, fonts) }
  })
}

function objectsOf(file: Buffer): Map<string, { head: string; stream: string }> {
  const all = file.toString('latin1')
  const found = new Map<string, { head: string; stream: string }>()
  for (const start of all.matchAll(/^(\d+) 0 obj\s/gm)) {
    const from = start.index + start[0].length
    const head = all.slice(from, all.indexOf('endobj', from)).split(/stream\r?\n/, 1)[0] ?? ''
    const begins = from + head.length + (all.slice(from + head.length).match(/^stream\r?\n/)?.[0].length ?? 0)
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0)
    const deflated = head.includes('/FlateDecode') && !head.includes('/Subtype') && !head.includes('/Length1')
    found.set(start[1] ?? '', { head, stream: deflated ? inflateSync(file.subarray(begins, begins + length)).toString('latin1') : '' })
  }
  return found
}

/** Which character each glyph of a font is. */
function charactersOf(map: string): Map<string, string> {
  const characters = new Map<string, string>()
  const character = (hex: string, plus = 0) =>
    (hex.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16) + plus)).join('')
  for (const [, lines = ''] of map.matchAll(/beginbfchar(.*?)endbfchar/gs))
    for (const [, glyph = '', hex = ''] of lines.matchAll(/<(\w+)> <(\w+)>/g)) characters.set(glyph.toUpperCase(), character(hex))
  for (const [, lines = ''] of map.matchAll(/beginbfrange(.*?)endbfrange/gs))
    for (const [, first = '', last = '', hex = ''] of lines.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g))
      for (let code = Number.parseInt(first, 16); code <= Number.parseInt(last, 16); code += 1)
        characters.set(code.toString(16).toUpperCase().padStart(4, '0'), character(hex, code - Number.parseInt(first, 16)))
  return characters
}

function textOf(content: string, fonts: Map<string, Map<string, string>>): string {
  let text = ''
  let font: Map<string, string> | undefined
  for (const [, name, hex] of content.matchAll(/\/(\w+) [\d.]+ Tf|<(\w+)>/g)) {
    if (name !== undefined) font = fonts.get(name)
    for (const glyph of hex?.match(/.{4}/g) ?? []) text += font?.get(glyph.toUpperCase()) ?? '�'
  }
  return text.replace(/\s/g, '')
}
