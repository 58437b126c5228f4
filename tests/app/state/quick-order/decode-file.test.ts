import { expect, test } from 'vitest'
import { decodeFile } from '#app/state/quick-order/decode-file.ts'

const text = 'Stück;Nummer\r\n2;AL-417500\r\n'
const utf16 = (given: string, littleEndian: boolean) => {
  const bytes = new Uint8Array(given.length * 2)
  const view = new DataView(bytes.buffer)
  for (let at = 0; at < given.length; at += 1) view.setUint16(at * 2, given.charCodeAt(at), littleEndian)
  return bytes
}
const latin = (given: string) => Uint8Array.from(given, (sign) => sign.charCodeAt(0))

test.each<[name: string, bytes: Uint8Array, text: string]>([
  ['UTF-8', new TextEncoder().encode(text), text],
  ['UTF-8 with its mark', new TextEncoder().encode(`\uFEFF${text}`), text],
  ['UTF-16 LE with its mark', utf16(`\uFEFF${text}`, true), text],
  ['UTF-16 BE with its mark', utf16(`\uFEFF${text}`, false), text],
  ['UTF-16 LE', utf16(text, true), text],
  ['UTF-16 BE', utf16(text, false), text],
  ['Windows-1252', latin(text), text],
  ['an empty file', new Uint8Array(), ''],
])('%s is read', (_, bytes, said) => expect(decodeFile(bytes)).toEqual({ type: 'text', text: said }))

test.each<[name: string, bytes: number[], type: string]>([
  ['a workbook', [0x50, 0x4b, 3, 4, 0, 0], 'workbook'],
  ['an old workbook', [0xd0, 0xcf, 0x11, 0xe0, 0xa1], 'workbook'],
  ['a PDF', [...'%PDF-1.7'].map((sign) => sign.charCodeAt(0)), 'other'],
  ['a picture', [0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0x0d], 'other'],
])('%s is known and not read as text', (_, bytes, type) => expect(decodeFile(Uint8Array.from(bytes))).toEqual({ type }))
