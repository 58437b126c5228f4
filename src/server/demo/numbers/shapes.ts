/**
 * Generates invented part numbers from a maker's pattern. In a pattern `#` is a digit, `@` a capital letter, `{a|b|c}` one of several
 * texts; other characters are kept. The numbers of a pattern come in scattered order, and none repeats before all were used.
 */
const NUMBER_LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ'

interface ParsedNumberPattern {
  literals: string[]
  choiceCounts: number[]
  choices: readonly (readonly string[])[]
  combinationCount: number
}

function parseNumberPattern(shape: string): ParsedNumberPattern {
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
  return { literals, choiceCounts: sizes, choices, combinationCount: sizes.reduce((product, size) => product * size, 1) }
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
function hashFractionOf(shape: string): number {
  let hash = 7
  for (let at = 0; at < shape.length; at += 1) hash = (hash * 31 + shape.charCodeAt(at)) % 99_991
  return hash / 99_991
}

export class PartNumberGenerator {
  private readonly seen = new Map<string, { parsedPattern: ParsedNumberPattern; stride: number; currentIndex: number }>()
  private readonly salt: number

  /** `salt` is from 0 to 1. It shifts the first number of each pattern, so that two tenants get different part numbers. */
  constructor(salt: number) {
    this.salt = salt
  }

  nextPartNumber(shape: string): string {
    let state = this.seen.get(shape)
    if (!state) {
      const slots = parseNumberPattern(shape)
      state = {
        parsedPattern: slots,
        stride: coprimeStrideFor(slots.combinationCount),
        currentIndex: Math.floor(slots.combinationCount * ((this.salt + hashFractionOf(shape)) % 1)),
      }
      this.seen.set(shape, state)
    }
    const { parsedPattern } = state
    state.currentIndex = (state.currentIndex + state.stride) % parsedPattern.combinationCount
    let left = state.currentIndex
    let text = ''
    for (let slot = parsedPattern.choiceCounts.length - 1; slot >= 0; slot -= 1) {
      const size = parsedPattern.choiceCounts[slot] ?? 1
      text = (parsedPattern.choices[slot]?.[left % size] ?? '') + (parsedPattern.literals[slot + 1] ?? '') + text
      left = Math.floor(left / size)
    }
    return (parsedPattern.literals[0] ?? '') + text
  }
}
