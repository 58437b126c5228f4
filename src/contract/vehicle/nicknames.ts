/**
 * Informal names of makes. They are only used if the original words match nothing. The table is a Map, because a search for `constructor`
 * must not find a property of an object.
 */
const vehicleNicknames: ReadonlyMap<string, string> = new Map(
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

/** Returns the words with nicknames replaced by makes; the same words if there are no nicknames. */
export const replaceNicknames = (words: readonly string[]): string[] =>
  words.flatMap((word) => (vehicleNicknames.get(word) ?? word).split(' '))
