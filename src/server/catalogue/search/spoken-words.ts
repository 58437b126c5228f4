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

/** Kinds of machine that people say instead of an application: its id (specification, section 1). */
export const machineWords: ReadonlyMap<string, string> = new Map(
  Object.entries({
    car: '1',
    truck: '2',
    lorry: '2',
    lkw: '2',
    tractor: '3',
    traktor: '3',
    combine: '3',
    excavator: '4',
    digger: '4',
    bagger: '4',
    backhoe: '4',
    bulldozer: '4',
    forklift: '5',
    stapler: '5',
    boat: '6',
    outboard: '6',
    mower: '7',
    rasenmaher: '7',
  }),
)
