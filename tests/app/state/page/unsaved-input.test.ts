import { beforeEach, expect, test, vi } from 'vitest'

class Field {
  isConnected = true
  form: object | null = null
  constructor(public value: string) {}
}
class TextArea extends Field {}

let heard: Map<string, (event: object) => void>
let hasTyped: () => boolean

beforeEach(async () => {
  heard = new Map()
  vi.resetModules()
  vi.stubGlobal('HTMLInputElement', Field)
  vi.stubGlobal('HTMLTextAreaElement', TextArea)
  vi.stubGlobal('document', { addEventListener: (type: string, hear: (event: object) => void) => heard.set(type, hear) })
  const typed = await import('#app/state/page/unsaved-input.ts')
  typed.trackEditedFields()
  hasTyped = typed.hasUnsavedInput
  return () => vi.unstubAllGlobals()
})

const type = (target: object, isTrusted = true) => heard.get('input')?.({ target, isTrusted })

test('nothing was typed on a page that was just opened', () => {
  expect(hasTyped()).toBe(false)
})

test.each([Field, TextArea])('words in a field are words to keep', (Kind) => {
  type(new Kind('104210'))
  expect(hasTyped()).toBe(true)
})

test('what a script fills in is nobody’s typing', () => {
  type(new Field('104210'), false)
  expect(hasTyped()).toBe(false)
})

test('other elements that say “input” hold no words', () => {
  type({ value: 'x', isConnected: true })
  expect(hasTyped()).toBe(false)
})

test('an emptied field holds nothing to lose', () => {
  const field = new Field('1')
  type(field)
  field.value = ''
  expect(hasTyped()).toBe(false)
})

test('a field that left the page holds nothing to lose', () => {
  const field = new Field('1')
  type(field)
  field.isConnected = false
  expect(hasTyped()).toBe(false)
})

test('what was sent is not lost any more; what stands in another form is', () => {
  const [sent, other] = [new Field('104210'), new Field('Dana')]
  const form = {}
  sent.form = form
  type(sent)
  heard.get('submit')?.({ target: form })
  expect(hasTyped()).toBe(false)
  type(sent)
  type(other)
  heard.get('submit')?.({ target: form })
  expect(hasTyped()).toBe(true)
})
