/**
 * What makes are called in a workshop. Read only when the words as they stand meet nothing. A Map, because people search for `constructor`
 * too.
 */
const nicknames: ReadonlyMap<string, string> = new Map(
  Object.entries({
    vw: 'volkswagen',
    chevy: 'chevrolet',
    merc: 'mercedes benz',
    mb: 'mercedes benz',
    benz: 'mercedes benz',
    mf: 'massey ferguson',
    massey: 'massey ferguson',
    fergie: 'massey ferguson',
    jd: 'john deere',
    deere: 'john deere',
    cat: 'caterpillar',
    nh: 'new holland',
    ih: 'international harvester',
    ihc: 'international harvester',
    beemer: 'bmw',
    landy: 'land rover',
    mitsu: 'mitsubishi',
    remy: 'delco remy',
  }),
)

/** The words with makes by their whole names; the same list when none is a nickname. */
export const withoutNicknames = (words: readonly string[]): string[] => words.flatMap((word) => (nicknames.get(word) ?? word).split(' '))
