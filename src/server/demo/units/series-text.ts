/** Kind, grooves and outside diameter in mm of a pulley. */
export type PulleyChoice = readonly ['PV' | 'V' | 'OAP' | 'OAD' | 'none', number, number]
/** Pins, code and shape of a plug. */
export type PlugChoice = readonly [number, string, string]
/** Kind, ears, hole in mm and foot in mm of a mounting. */
export type MountChoice = readonly ['pad' | 'J180' | 'spool' | 'saddle' | 'swing', number, number, number]

/** Weight in kg and length in mm, at the least and the greatest power, and outside diameter in mm of the body. */
export interface Size {
  kg: readonly [number, number]
  length: readonly [number, number]
  od: number
}

/** `3.9-5.0 kg, 165-190 × 128 mm`: weight, length and diameter of a series. */
export function sizeOf(text: string): Size {
  const facts = /^([\d.]+)-([\d.]+) kg, (\d+)-(\d+) × (\d+) mm$/.exec(text)
  if (!facts) throw new Error(`"${text}" is no weight, length and diameter`)
  const [kg = 0, mostKg = 0, length = 0, mostLength = 0, od = 0] = facts.slice(1).map(Number)
  return { kg: [kg, mostKg], length: [length, mostLength], od }
}

/** Between what the alternators of a series differ, as text: the facts of a choice apart by spaces, the choices by commas. */
const readChoices = <Choice>(text: string, form: RegExp, choiceOf: (facts: string[]) => Choice): Choice[] =>
  text.split(', ').map((choice) => {
    const facts = form.exec(choice)
    if (!facts) throw new Error(`"${choice}" in "${text}" is not of the form ${form.source}`)
    return choiceOf(facts.slice(1))
  })

const oneOf = <Kind extends string>(kinds: readonly Kind[], text: string | undefined): Kind => {
  const kind = kinds.find((known) => known === text)
  if (!kind) throw new Error(`"${text}" is none of ${kinds.join(', ')}`)
  return kind
}

/** `PV 6 54, V 2 79, none` */
export const pulleys = (text: string): PulleyChoice[] =>
  readChoices(text, /^(\w+)(?: (\d+) (\d+))?$/, ([kind, grooves = 0, od = 0]) => [
    oneOf(['PV', 'V', 'OAP', 'OAD', 'none'], kind),
    Number(grooves),
    Number(od),
  ])

/** `3 S-IG-L oval, 1 one wire stud` */
export const plugs = (text: string): PlugChoice[] =>
  readChoices(text, /^(\d+) (.+) (\S+)$/, ([pins, code = '', shape = '']) => [Number(pins), code, shape])

/** `swing 2 10.4 60, J180 2 12.4 101.6` */
export const mounts = (text: string): MountChoice[] =>
  readChoices(text, /^(\w+) (\d+) ([\d.]+) ([\d.]+)$/, ([kind, ears, hole, foot]) => [
    oneOf(['pad', 'J180', 'spool', 'saddle', 'swing'], kind),
    Number(ears),
    Number(hole),
    Number(foot),
  ])
