/**
 * The printed groups of part numbers, by maker. People type spaces between the groups. `d` is a digit or an illegible one, `a` a letter,
 * `w` either of them; any other character stands for itself. Text next to a part number of such a shape does not belong to the part number.
 */
const PRINTED_NUMBER_FORMATS = [
  // Shapes of Bosch
  ...['d ddd ddd ddd', 'F 0dw www ddd'],
  // Shapes of Mercedes-Benz, BMW, Renault, Volkswagen
  ...[
    'A 0dd ddd dd dd',
    '00d ddd dd dd',
    '12 dd d ddd ddd',
    '77 dd ddd ddd',
    '0ww 9dd ddd',
    '0ww 9dd ddd a',
    '0ww 9dd ddd aa',
    'ddd 9dd ddd',
    'ddd 9dd ddd a',
  ],
  // Shapes of Denso, Toyota, Nissan, Honda, Hyundai, Hino, Kubota, Perkins
  ...['dddddd dddd', '23ddd wwwww', '27ddd wwwww', '28ddd wwwww', '31ddd wwwww', '31ddd www ddd', '36ddd wwwww', '37ddd wwwww'],
  ...['ddddd dddd', 'ddddd 63ddd', 'ddddd 64ddd', 'dddda ddd'],
  // Shapes of Hitachi, Nikko, Sawafuji, Komatsu, Isuzu
  ...['add ddd', 'addd ddd', 'aaddd ddd', 'aaddd ddda', '0 d3000 dddd', '0ddd ddd dddd', '600 ddd dddd', '8 ddddd ddd d'],
  // Shapes of Iskra, Peugeot and Citroën, INA, Hella, Caterpillar
  ...['11 ddd ddd', 'dddd ad', 'ddd dddd dd', 'daa ddd ddd ddd', 'daa ddd ddd-ddd', 'ddd dddd'],
]

const FORMAT_CHARACTER_PATTERNS: Readonly<Record<string, string>> = { d: '[0-9X?]', a: '[A-Z]', w: '[0-9A-Z?]' }
const groupPatternOf = (group: string) => new RegExp(`^${[...group].map((sign) => FORMAT_CHARACTER_PATTERNS[sign] ?? sign).join('')}$`, 'i')
const printedGroupPatterns = PRINTED_NUMBER_FORMATS.map((printed) => printed.split(' ').map(groupPatternOf))
/** The shapes of printed numbers without separators, for normalised numbers. */
const unseparatedGroupPatterns = PRINTED_NUMBER_FORMATS.map((printed) =>
  printed.split(' ').map((group) => {
    const plain = group.replaceAll('-', '')
    return { length: plain.length, pattern: groupPatternOf(plain) }
  }),
)

/** Returns how many pieces can form a printed number that begins at an index, the most pieces first. */
export function printedLengthsFrom(pieces: readonly string[], from: number): number[] {
  const met = printedGroupPatterns.filter((groups) => groups.every((group, at) => group.test(pieces[from + at] ?? '')))
  return [...new Set(met.map(({ length }) => length))].sort((one, other) => other - one)
}

/**
 * Returns the possible group boundaries in a normalised number: by the shapes that match all of the number, then by those that match its
 * beginning. The end of the number is never among them.
 */
export function possibleGroupEnds(key: string): number[] {
  const [whole, begun]: [number[], number[]] = [[], []]
  for (const groups of unseparatedGroupPatterns) {
    const ends: number[] = []
    for (const { length, pattern } of groups) {
      const from = ends.at(-1) ?? 0
      if (!pattern.test(key.slice(from, from + length))) break
      ends.push(from + length)
    }
    const list = ends.length === groups.length && ends.at(-1) === key.length ? whole : begun
    list.push(...ends.filter((end) => end < key.length))
  }
  return [...new Set([...whole, ...begun])]
}
