/**
 * Generates invented part numbers from a maker's pattern. In a pattern `#` is a digit, `@` a capital letter, `{a|b|c}` one of several
 * texts; other characters are kept. The numbers of a pattern come in scattered order, and none repeats before all were used.
 */
const NUMBER_LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ'

interface ParsedShape {
  literals: string[]
  sizes: number[]
  choices: readonly (readonly string[])[]
  space: number
}

function parseShape(shape: string): ParsedShape {
  const literals: string[] = ['']
  const choices: string[][] = []
  for (const piece of shape.match(/#|@|\{[^}]*\}|[^#@{]+/g) ?? []) {
    if (piece === '#') choices.push([...'0123456789'])
    else if (piece === '@') choices.push([...NUMBER_LETTERS])
    else if (piece.startsWith('{')) choices.push(piece.slice(1, -1).split('|'))
    else {
      literals[literals.length - 1] += piece
      continue
    }
    literals.push('')
  }
  const sizes = choices.map((options) => options.length)
  return { literals, sizes, choices, space: sizes.reduce((product, size) => product * size, 1) }
}

const greatestCommonDivisor = (a: number, b: number): number => (b === 0 ? a : greatestCommonDivisor(b, a % b))

/**
 * Returns the step between two numbers of a pattern. The step has no common divisor with `space`, so every number is reached once. It is
 * near the golden ratio of `space`, so the numbers are spread well.
 */
function coprimeStrideFor(space: number): number {
  let stride = Math.max(1, Math.floor(space * 0.6180339887))
  while (greatestCommonDivisor(stride, space) !== 1) stride += 1
  return stride
}

/** Returns a fraction that depends on the pattern, so that two series do not start at the same number. */
function shapeFraction(shape: string): number {
  let hash = 7
  for (let at = 0; at < shape.length; at += 1) hash = (hash * 31 + shape.charCodeAt(at)) % 99_991
  return hash / 99_991
}

export class NumberGenerator {
  private readonly seen = new Map<string, { slots: ParsedShape; stride: number; at: number }>()
  private readonly salt: number

  /** `salt` is from 0 to 1. It shifts the first number of each pattern, so that two tenants get different part numbers. */
  constructor(salt: number) {
    this.salt = salt
  }

  next(shape: string): string {
    let state = this.seen.get(shape)
    if (!state) {
      const slots = parseShape(shape)
      state = { slots, stride: coprimeStrideFor(slots.space), at: Math.floor(slots.space * ((this.salt + shapeFraction(shape)) % 1)) }
      this.seen.set(shape, state)
    }
    const { slots } = state
    state.at = (state.at + state.stride) % slots.space
    let left = state.at
    let text = ''
    for (let slot = slots.sizes.length - 1; slot >= 0; slot -= 1) {
      const size = slots.sizes[slot] ?? 1
      text = (slots.choices[slot]?.[left % size] ?? '') + (slots.literals[slot + 1] ?? '') + text
      left = Math.floor(left / size)
    }
    return (slots.literals[0] ?? '') + text
  }
}
