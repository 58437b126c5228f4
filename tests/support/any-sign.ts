import fc from 'fast-check'

/** Any sign there is. fast-check's own `binary` first makes a list of all, which takes seconds. */
export const anySign = fc
  .oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((codePoint) => String.fromCodePoint(codePoint))
