/**
 * The patterns of the part numbers that a vehicle maker gives starters and alternators. Makes that use the numbers of their engine's maker
 * have none.
 */
export interface MakerNumberPatterns {
  starter: string
  alternator: string
}

/** Number patterns that a vehicle maker used until a model year. Without `untilYear`, the maker still uses them. */
interface DatedNumberPatterns extends MakerNumberPatterns {
  untilYear?: number
}

const vagNumberPatterns: readonly DatedNumberPatterns[] = [
  { untilYear: 1997, starter: '{020|02A|085} 911 02# {A|B|C|D|F|G}', alternator: '{026|027|028|037|048|050} 903 02# {A|B|C|D|E|F}' },
  { untilYear: 2005, starter: '{02A|02M|02T|06B} 911 02# {A|B|C|D|F|L}', alternator: '{028|038|06A|06B|071} 903 02# {B|C|D|F|G|L}' },
  {
    untilYear: 2012,
    starter: '{02E|02M|02Z|02T} 911 02# {A|B|D|F|H|K}',
    alternator: '{03G|03L|03C|06F|06H|06J|07K} 903 02# {A|B|D|F|J|L}',
  },
  { starter: '{02E|02M|02Z|0AM} 911 02# {A|C|D|K|L|N}', alternator: '{03L|04C|04E|04L|06K} 903 02# {A|B|F|H|K|M}' },
]
const fordNumberPatternsByYear: readonly DatedNumberPatterns[] = [
  {
    untilYear: 1989,
    starter: 'E{4|5|6|7|8|9}{T|Z|A|S}{F|Z}-11000-{AA|AB|BA|AC}',
    alternator: 'E{4|5|6|7|8|9}{T|Z|A|S}{F|Z}-10300-{AA|AB|BA|AC}',
  },
  {
    untilYear: 1999,
    starter: 'F{0|2|3|5|6|7|8}{T|D|U|3|2}{U|Z}-11000-{AA|AB|BA|AC}',
    alternator: 'F{0|2|3|5|6|7|8}{T|D|U|3|2}{U|Z}-10300-{AA|AB|BA|AC}',
  },
  {
    untilYear: 2009,
    starter: '{1|2|3|4|5|6|7|8|9}{L|U|S|C}{2|3|4|8}{T|Z}-11000-{AA|AB|BA|AC}',
    alternator: '{1|2|3|4|5|6|7|8|9}{L|U|S|C}{2|3|4|8}{T|Z}-10300-{AA|AB|BA|AC}',
  },
  {
    starter: '{A|B|C|D|E|F|G}{L|R|G|V}{1|3|6|9}{T|Z}-11000-{AA|AB|BA|AC}',
    alternator: '{A|B|C|D|E|F|G}{L|R|G|V}{1|3|6|9}{T|Z}-10300-{AA|AB|BA|AC}',
  },
]
const gmNumberPatterns: readonly DatedNumberPatterns[] = [
  { untilYear: 1999, starter: '10{4|5}#####', alternator: '10{4|5}#####' },
  { untilYear: 2009, starter: '{12|89}######', alternator: '{10|15|20|25}######' },
  { starter: '126#####', alternator: '{13|20|22|23}######' },
]
const chryslerNumberPatterns: readonly DatedNumberPatterns[] = [
  { untilYear: 2002, starter: '5604####A{A|B|C}', alternator: '{5602|5604}####A{A|B|D}' },
  { starter: '{0480|0489|5602}####A{A|B|C}', alternator: '{0480|0489|0515}####A{A|B|D}' },
]
const psaNumberPatterns: readonly DatedNumberPatterns[] = [
  { untilYear: 2001, starter: '5802.{A|E|F|S|T}#', alternator: '{5705|5702}.{A|E|F|G|H}#' },
  { starter: '5802.{W|Y|Z}#', alternator: '{5705|5702}.{J|K|L}#' },
]
const mercedesNumberPatterns: readonly DatedNumberPatterns[] = [
  { untilYear: 2010, starter: 'A 00# 151 ## 01', alternator: 'A 01# 154 ## 02' },
  { starter: 'A 00# 151 ## 01', alternator: 'A 000 906 ## 0#' },
]

/** Vehicle makers whose number patterns changed over time, oldest patterns first. The key is the make, or application id and make. */
const numberPatternsByMake: Readonly<Record<string, readonly DatedNumberPatterns[]>> = {
  Volkswagen: vagNumberPatterns,
  Audi: vagNumberPatterns,
  Škoda: vagNumberPatterns,
  '1 Ford': fordNumberPatternsByYear,
  '8 Ford': fordNumberPatternsByYear,
  '1 Lincoln': fordNumberPatternsByYear,
  Chevrolet: gmNumberPatterns,
  GMC: gmNumberPatterns,
  Buick: gmNumberPatterns,
  Pontiac: gmNumberPatterns,
  Oldsmobile: gmNumberPatterns,
  Jeep: chryslerNumberPatterns,
  Dodge: chryslerNumberPatterns,
  Chrysler: chryslerNumberPatterns,
  Peugeot: psaNumberPatterns,
  Citroën: psaNumberPatterns,
  'Mercedes-Benz': mercedesNumberPatterns,
  '1 BMW': [
    { untilYear: 1996, starter: '12 41 1 ### ###', alternator: '12 31 1 ### ###' },
    { untilYear: 2011, starter: '12 41 7 ### ###', alternator: '12 31 7 ### ###' },
    { starter: '12 41 8 ### ###', alternator: '12 31 8 ### ###' },
  ],
  '1 Mitsubishi': [
    { untilYear: 2003, starter: '{MD|MR}######', alternator: 'MD######' },
    { starter: '1810A###', alternator: '1800A###' },
  ],
  '1 Volvo': [
    { untilYear: 2000, starter: '{50|86}#####', alternator: '{50|86}#####' },
    { starter: '{30|31|36}6#####', alternator: '{30|31|36}6#####' },
  ],
  Renault: [
    { untilYear: 2003, starter: '77 {00|11} ### ###', alternator: '77 {00|11} ### ###' },
    { starter: '{82 00|23 30|23 10} ### ###', alternator: '{82 00|23 10} ### ###' },
  ],
  '8 Volkswagen': [{ starter: '{111|113|311} 911 02# {A|B|C|D}', alternator: '{021|043|113} 903 02# {A|B|C|D}' }],
  '8 Porsche': [{ starter: '{901|911|964}.604.1##.##', alternator: '{901|911|964}.603.1##.##' }],
}

/** Returns the number patterns of a make in a model year, or undefined if the make's patterns never changed. */
export function numberPatternsOfYear(applicationId: string, make: string, year: number): MakerNumberPatterns | undefined {
  const all = numberPatternsByMake[`${applicationId} ${make}`] ?? numberPatternsByMake[make]
  return all?.find(({ untilYear }) => untilYear === undefined || year <= untilYear)
}
