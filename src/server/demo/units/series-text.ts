import * as v from 'valibot'
import { machineClasses, regions } from '#server/demo/makes/sheet.ts'
import { parseDemoSheet } from '#server/demo/parse-demo-sheet.ts'

const splitField = (by: string) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.split(by)),
  )

export const numberField = v.pipe(v.string(), v.decimal(), v.transform(Number))
export const listField = <Item extends v.GenericSchema<string, unknown>>(item: Item, by = ' ') => v.pipe(splitField(by), v.array(item))
export const pairField = <Item extends v.GenericSchema<string, unknown>>(item: Item, by = ' ') =>
  v.pipe(splitField(by), v.tuple([item, item]))
/** Reads a range: `1985-2012`. */
export const yearSpanField = pairField(numberField, '-')
export const booleanField = v.pipe(
  v.picklist(['yes', 'no']),
  v.transform((text) => text === 'yes'),
)

/** Reads the choices in which units of a series differ. Choices are separated by commas, the values of one choice by spaces. */
const choicesField = <Facts extends v.GenericSchema>(form: RegExp, facts: Facts): v.GenericSchema<string, v.InferOutput<Facts>[]> =>
  v.pipe(
    splitField(', '),
    v.array(
      v.pipe(
        v.string(),
        v.regex(form),
        v.transform((choice) => v.parse(facts, form.exec(choice)?.slice(1))),
      ),
    ),
  )

/** Reads the pulleys of a series, each with kind, grooves and outside diameter in mm: `PV 6 54, V 2 79, none`. */
export const pulleysField = choicesField(
  /^(\w+)(?: (\d+) (\d+))?$/,
  v.tuple([v.picklist(['PV', 'V', 'OAP', 'OAD', 'none']), v.optional(numberField, '0'), v.optional(numberField, '0')]),
)
export type PulleyChoice = v.InferOutput<typeof pulleysField>[number]

/** Reads the plugs of a series, each with pins, code and shape: `3 S-IG-L oval, 1 one wire stud`. */
export const plugsField = choicesField(/^(\d+) (.+) (\S+)$/, v.tuple([numberField, v.string(), v.string()]))
export type PlugChoice = v.InferOutput<typeof plugsField>[number]

/** Reads the mountings of a series, each with kind, ears, hole in mm and foot in mm: `swing 2 10.4 60, J180 2 12.4 101.6`. */
export const mountsField = choicesField(
  /^(\w+) (\d+) ([\d.]+) ([\d.]+)$/,
  v.tuple([v.picklist(['pad', 'J180', 'spool', 'saddle', 'swing', 'flywheel']), numberField, numberField, numberField]),
)
export type MountChoice = v.InferOutput<typeof mountsField>[number]

/**
 * Reads the patterns of a series' part numbers. They are separated by commas, each with its years if it was not always used: `0 001 107 ###
 * (1986-2010)`.
 */
const numberPatternsField = v.pipe(
  splitField(', '),
  v.array(
    v.pipe(
      v.string(),
      v.transform((text) => {
        const [, shape = text, from, to] = /^(.+) \((\d{4})-(\d{4})\)$/.exec(text) ?? []
        return { shape, years: from && to ? ([Number(from), Number(to)] as const) : null }
      }),
    ),
  ),
)

/** Returns the number patterns used in a range of years, or all patterns if none was used then. */
export function numberPatternsWithinYears(list: v.InferOutput<typeof numberPatternsField>, from: number, to: number): string[] {
  const given = list.filter(({ years }) => !years || (years[0] <= to && years[1] >= from))
  return (given.length > 0 ? given : list).map(({ shape }) => shape)
}

/** The fields that series of starters and series of alternators have in common. */
export const commonSeriesFields = {
  producer: v.string(),
  /** The usual name of the series at the counter: `428000 type`, `39MT`. */
  series: v.string(),
  volts: v.optional(numberField, '12'),
  /** The share of the series' units that turn counter-clockwise, seen from the drive end. */
  ccw: v.optional(numberField, '0'),
  stud: v.optional(v.string(), 'M8'),
  /**
   * Weight in kg (`kg`) and length in mm (`length`) of a unit, at the lowest and at the highest power, and the outside diameter of its body
   * in mm (`od`).
   */
  kg: yearSpanField,
  length: yearSpanField,
  od: numberField,
  oe: numberPatternsField,
  fits: listField(v.picklist(machineClasses)),
  regions: v.exactOptional(listField(v.picklist(regions))),
  /** The makes whose engines the series fits. If absent, the series fits all makes. */
  makes: v.exactOptional(listField(v.string(), ', ')),
  /** Matches the labels of the engines that the series fits. If absent, the series fits all engines. */
  engines: v.exactOptional(
    v.pipe(
      v.string(),
      v.transform((source) => new RegExp(source)),
    ),
  ),
  fuel: v.exactOptional(v.picklist(['petrol', 'diesel'])),
  /** The model years of the machines for which the series was made. */
  years: v.exactOptional(yearSpanField),
  country: v.string(),
}

/** Parses the series of a sheet. The headings of the sheet are `maker: series`. */
export const readSeries = <Series extends v.GenericSchema>(schema: Series, sheet: string): v.InferOutput<Series>[] =>
  parseDemoSheet(sheet).map(({ heading, namedValues }) => {
    const [producer, series] = heading.split(': ')
    return v.parse(schema, { producer, series, ...namedValues })
  })
