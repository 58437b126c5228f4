import type { FacetKey } from '#contract/listing/facets.ts'
import { isInsideNumber } from './is-inside-number.ts'

/** The measurements in a search text, by the facet that they select: `12v` is a voltage of 12. */
export type SearchedMeasures = Partial<Record<FacetKey, string>>

interface MeasurePattern {
  facet: FacetKey
  pattern: RegExp
  parseValue: (found: string) => string
}

const parseDecimal = (found: string) => String(Number(found.replace(',', '.')))
const constantFunction = (value: string) => () => value

/** Patterns of typed measurements. The first group of a pattern is the value; the matched text is removed from the words. */
const measurePatterns: readonly MeasurePattern[] = [
  { facet: 'voltage', pattern: /(?<![\w.])(6|12|24|36|48)[ -]?(?:volts?|v)(?![\w.])/i, parseValue: parseDecimal },
  { facet: 'powerKw', pattern: /(?<![\w.])(\d{1,2}(?:[.,]\d{1,2})?)[ -]?kw(?![\w.])/i, parseValue: parseDecimal },
  { facet: 'powerKw', pattern: /(?<![\w.])(\d{3,4})[ -]?(?:watts?|w)(?![\w.])/i, parseValue: (found) => String(Number(found) / 1000) },
  { facet: 'amps', pattern: /(?<![\w.])(\d{2,3})[ -]?(?:amp(?:ere)?s?|a)(?![\w.])/i, parseValue: parseDecimal },
  {
    facet: 'teeth',
    pattern: /(?<![\w.])(\d{1,2})[ -]?(?:teeth|tooth|zähne?|zaehne?|zahn|dents?|dientes?|zęb(?:y|ów)|zeb(?:y|ow)|t)(?![\w.])/i,
    parseValue: parseDecimal,
  },
  {
    facet: 'grooves',
    pattern:
      /(?<![\w.])(\d{1,2})[ -]?(?:grooves?|ribs?|rillen?|rillig|rippen?|gorges?|nervures?|canales|ranuras?|rowk(?:i|ów|ow)|pk|pv)(?![\w.])/i,
    parseValue: parseDecimal,
  },
  { facet: 'grooves', pattern: /(?<![\w.])(?:pv|pk)[ -]?(\d{1,2})(?![\w.])/i, parseValue: parseDecimal },
  {
    facet: 'rotation',
    pattern:
      /(?<![\w.])()(?:ccw|counter-?clockwise|anti-?clockwise|left[ -]?hand|links(?:lauf|drehend)|(?:sens )?anti-?horaire|antihorario|lewoskrętn[a-z]*)(?![\w.])/i,
    parseValue: constantFunction('CCW'),
  },
  {
    facet: 'rotation',
    pattern: /(?<![\w.])()(?:cw|clockwise|right[ -]?hand|rechts(?:lauf|drehend)|(?:sens )?horaire|horario|prawoskrętn[a-z]*)(?![\w.])/i,
    parseValue: constantFunction('CW'),
  },
  {
    facet: 'condition',
    pattern: /(?<![\w.])()(?:reman(?:ufactured)?|rebuilt|exchange|(?:general)?(?:ü|ue)berholte?r?|austausch)(?![\w.])/i,
    parseValue: constantFunction('reman'),
  },
]

export interface ExtractedMeasures {
  measures: SearchedMeasures
  /** The pieces of the text that were read as measurements, as typed. */
  pieces: { text: string; facet: FacetKey; value: string }[]
  remainingText: string
}

/**
 * Returns the measurements in a search text, and the text without them. A piece of a part number is not a measurement: `S114-811A` does not
 * contain 811 A.
 */
export function extractMeasures(text: string, numbers: readonly string[]): ExtractedMeasures {
  const measures: SearchedMeasures = {}
  const pieces: ExtractedMeasures['pieces'] = []
  let rest = text
  for (const { facet, pattern, parseValue } of measurePatterns) {
    const found = facet in measures ? null : pattern.exec(rest)
    if (!found || isInsideNumber(rest, found, numbers)) continue
    const value = parseValue(found[1] ?? '')
    measures[facet] = value
    pieces.push({ text: found[0], facet, value })
    rest = rest.replace(pattern, ' ')
  }
  return { measures, pieces, remainingText: rest }
}
