import * as v from 'valibot'
import { machineClasses, regions } from '#server/demo/makes/sheet.ts'
import { readSheet } from '#server/demo/read-sheet.ts'

const split = (by: string) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.split(by)),
  )

export const number = v.pipe(v.string(), v.decimal(), v.transform(Number))
export const listOf = <Item extends v.GenericSchema<string, unknown>>(item: Item, by = ' ') => v.pipe(split(by), v.array(item))
export const pairOf = <Item extends v.GenericSchema<string, unknown>>(item: Item, by = ' ') => v.pipe(split(by), v.tuple([item, item]))
/** A range: `1985-2012`. */
export const span = pairOf(number, '-')
export const yesOrNo = v.pipe(
  v.picklist(['yes', 'no']),
  v.transform((text) => text === 'yes'),
)

/** The choices in which units of a series differ: separated by commas, the facts of a choice by spaces. */
const choicesOf = <Facts extends v.GenericSchema>(form: RegExp, facts: Facts): v.GenericSchema<string, v.InferOutput<Facts>[]> =>
  v.pipe(
    split(', '),
    v.array(
      v.pipe(
        v.string(),
        v.regex(form),
        v.transform((choice) => v.parse(facts, form.exec(choice)?.slice(1))),
      ),
    ),
  )

/** Kind, grooves and outside diameter in mm: `PV 6 54, V 2 79, none`. */
export const pulleys = choicesOf(
  /^(\w+)(?: (\d+) (\d+))?$/,
  v.tuple([v.picklist(['PV', 'V', 'OAP', 'OAD', 'none']), v.optional(number, '0'), v.optional(number, '0')]),
)
export type PulleyChoice = v.InferOutput<typeof pulleys>[number]

/** Pins, code and shape: `3 S-IG-L oval, 1 one wire stud`. */
export const plugs = choicesOf(/^(\d+) (.+) (\S+)$/, v.tuple([number, v.string(), v.string()]))
export type PlugChoice = v.InferOutput<typeof plugs>[number]

/** Kind, ears, hole in mm and foot in mm: `swing 2 10.4 60, J180 2 12.4 101.6`. */
export const mounts = choicesOf(
  /^(\w+) (\d+) ([\d.]+) ([\d.]+)$/,
  v.tuple([v.picklist(['pad', 'J180', 'spool', 'saddle', 'swing', 'flywheel']), number, number, number]),
)
export type MountChoice = v.InferOutput<typeof mounts>[number]

/** Number patterns separated by commas, each with its years if it was not always used: `0 001 107 ### (1986-2010)`. */
const shapes = v.pipe(
  split(', '),
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

/** The patterns used in a range of years; all patterns if none was. */
export function shapesWithin(list: v.InferOutput<typeof shapes>, from: number, to: number): string[] {
  const given = list.filter(({ years }) => !years || (years[0] <= to && years[1] >= from))
  return (given.length > 0 ? given : list).map(({ shape }) => shape)
}

/** The facts that series of starters and of alternators have in common. */
export const common = {
  producer: v.string(),
  /** The usual name at the counter: `428000 type`, `39MT`. */
  series: v.string(),
  volts: v.optional(number, '12'),
  /** The share of units that turn counter-clockwise, seen from the drive end. */
  ccw: v.optional(number, '0'),
  stud: v.optional(v.string(), 'M8'),
  /** `kg` and `length`: weight in kg and length in mm, at the lowest and at the highest power. `od`: outside diameter of the body in mm. */
  kg: span,
  length: span,
  od: number,
  oe: shapes,
  fits: listOf(v.picklist(machineClasses)),
  regions: v.exactOptional(listOf(v.picklist(regions))),
  /** If present, only engines of these makes. */
  makes: v.exactOptional(listOf(v.string(), ', ')),
  /** If present, only engines whose label matches. */
  engines: v.exactOptional(
    v.pipe(
      v.string(),
      v.transform((source) => new RegExp(source)),
    ),
  ),
  fuel: v.exactOptional(v.picklist(['petrol', 'diesel'])),
  /** The model years of the machines that it was made for. */
  years: v.exactOptional(span),
  country: v.string(),
}

/** Parses the series of a sheet whose headings are `maker: series`. */
export const readSeries = <Series extends v.GenericSchema>(schema: Series, sheet: string): v.InferOutput<Series>[] =>
  readSheet(sheet).map(({ head, facts }) => {
    const [producer, series] = head.split(': ')
    return v.parse(schema, { producer, series, ...facts })
  })
