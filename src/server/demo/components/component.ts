import type { Attributes } from '#contract/attributes/attributes.ts'
import { type PartType, partTypes } from '#contract/part/part-types.ts'
import type { Article, ArticleNumber } from '#server/demo/article.ts'
import type { VehicleFit } from '#server/demo/fitting.ts'
import {
  asPlPartNumberPatterns,
  CARGO_BULK_NUMBER_PATTERN,
  CARGO_PART_NUMBER_PATTERN,
  INA_PULLEY_NUMBER_PATTERN,
  MIN_CROSS_REFERENCES,
  partNumberPattern,
  TRANSPO_REGULATOR_PATTERN,
  waiPartNumberPatterns,
} from '#server/demo/numbers/part-shapes.ts'
import type { PartNumberGenerator } from '#server/demo/numbers/shapes.ts'
import type { RandomGenerator } from '#server/demo/rng.ts'
import { parseComponentSlot } from './slots.ts'

/** The data that differs between kinds of components. Category and group are given only if they differ from the default. */
export interface ComponentMeasures {
  categoryId?: string
  group?: string
  attributes: Attributes
  grams: number
  usd: number
}

export interface ComponentGenerationInput {
  rng: RandomGenerator
  numberGenerator: PartNumberGenerator
  platformKey: string
  producer: string
  series: string
  country: string
  unit: 'starter' | 'alternator'
  fits: readonly VehicleFit[]
  /** The component's slot (position) within the unit. It is part of the key that groups offers of the same component. */
  slot: string
}

/** Creates the article of a component. Its numbers, name and box follow from the unit's producer and the component's own measurements. */
export function makeComponent(home: ComponentGenerationInput, facts: ComponentMeasures & { group: string }): Article {
  const { attributes } = facts
  const { type } = parseComponentSlot(home.slot)
  return {
    type,
    categoryId: facts.categoryId ?? partTypes[type].category,
    group: facts.group,
    name: `${partTypes[type].name}, ${home.producer} ${home.series}`,
    producer: home.producer,
    series: home.series,
    country: home.country,
    attributes,
    weightG: Math.max(2, Math.round(facts.grams)),
    boxMm: boxSizeOf(attributes, facts.grams),
    newPriceUsd: facts.usd,
    coreUsd: 0,
    unitKey: `${home.platformKey} ${home.slot}`.replaceAll(' ', '-'),
    numbers: componentNumbers(home, type),
    numberPatterns: [partNumberPattern(home.producer, type)],
    fits: home.fits,
    positions: [],
    tags: [home.unit],
  }
}

function boxSizeOf(attributes: Attributes, grams: number): Article['boxMm'] {
  const size = (key: 'lengthMm' | 'odMm' | 'widthMm' | 'heightMm' | 'bodyOdMm'): number =>
    typeof attributes[key] === 'number' ? attributes[key] : 0
  const fallback = Math.round(Math.cbrt(grams) * 8)
  const across = Math.max(size('odMm'), size('bodyOdMm'), size('widthMm'), fallback, 24)
  return {
    length: Math.round(Math.max(size('lengthMm'), size('heightMm'), fallback, 30) + 20),
    width: Math.round(across + 20),
    height: Math.round(across + 12),
  }
}

function componentNumbers({ rng, numberGenerator, producer }: ComponentGenerationInput, type: PartType): ArticleNumber[] {
  const shape = partNumberPattern(producer, type)
  const numbers: ArticleNumber[] = [{ kind: 'oe', maker: producer, display: numberGenerator.nextPartNumber(shape) }]
  if (rng.happensWith(0.3)) numbers.push({ kind: 'oe', maker: producer, display: numberGenerator.nextPartNumber(shape) })
  const spare: [maker: string, shape: string][] = [['Cargo', CARGO_BULK_NUMBER_PATTERN]]
  const crosses: ArticleNumber[] = []
  const cross = (maker: string, crossShape: string | undefined, chance: number) => {
    if (!crossShape) return
    if (rng.happensWith(chance)) crosses.push({ kind: 'cross', maker, display: numberGenerator.nextPartNumber(crossShape) })
    else spare.unshift([maker, crossShape])
  }
  cross('AS-PL', asPlPartNumberPatterns[type], 0.6)
  cross('Cargo', CARGO_PART_NUMBER_PATTERN, 0.85)
  if (type === 'clutchPulley') cross('INA', INA_PULLEY_NUMBER_PATTERN, 0.7)
  if (type === 'regulator') cross('Transpo', TRANSPO_REGULATOR_PATTERN, 0.7)
  cross('WAI', waiPartNumberPatterns[type], 0.7)
  for (const [maker, crossShape] of spare.slice(0, Math.max(0, MIN_CROSS_REFERENCES - crosses.length)))
    crosses.push({ kind: 'cross', maker, display: numberGenerator.nextPartNumber(crossShape) })
  return [...numbers, ...crosses]
}
