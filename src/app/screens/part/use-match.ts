import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react'
import { useHydrated } from '#app/hooks/use-hydrated.ts'
import { useOldUnits } from '#app/hooks/use-old-units.ts'
import { answerOldUnit, differOldUnit } from '#app/state/old-unit/changes.ts'
import { type OldUnit, unitOnBench } from '#app/state/old-unit/old-unit.ts'
import type { PartDetail } from '#contract/catalogue/catalogue.ts'
import { topCategories } from '#contract/catalogue/categories.ts'
import type { MeasurableKey } from '#contract/finder/measurable.ts'
import type { Id } from '#contract/kernel/primitives.ts'
import { judgeMeasure, type Verdict } from './judge-measure.ts'

export type Judgement = 'matches' | 'differs' | 'unchecked'

export interface Match {
  /** The category of the old unit. */
  kind: Id
  /** The old unit that parts of this kind are held against; null if nothing is known of it. */
  unit: OldUnit | null
  verdictOf: (key: MeasurableKey) => Verdict
  judge: (key: MeasurableKey, judgement: Judgement) => void
  /** Writes down what the old unit has. */
  answer: (key: MeasurableKey, value: string) => void
}

/**
 * Holds a part against the old unit on the bench. A measure that matches is an answer about the old unit, so it is known on the next part
 * of this kind too.
 */
export function useMatch(part: PartDetail, form: RefObject<HTMLElement | null>): Match {
  const { attributes } = part
  const units = useOldUnits()
  const kinds = kindsOf(part)
  const kind = kinds.find((id) => unitOnBench(units, id) !== null) ?? kinds[0] ?? part.backCategoryId
  const unit = unitOnBench(units, kind)
  const partValueOf = (key: MeasurableKey) => attributes[key] ?? ''
  const verdictOf = (key: MeasurableKey) => judgeMeasure(unit, key, partValueOf(key))
  const judge = (key: MeasurableKey, judgement: Judgement) => {
    if (judgement === 'matches') return void answerOldUnit(kind, key, String(partValueOf(key)))
    if (judgement === 'unchecked') return void answerOldUnit(kind, key, null)
    if (verdictOf(key).type !== 'differs') void differOldUnit(kind, key, String(partValueOf(key)))
  }
  useEarlyPresses(form, judge)
  return { kind, unit, verdictOf, judge, answer: (key, value) => void answerOldUnit(kind, key, value) }
}

/**
 * Returns the categories that an old unit may have which this part is held against, the first one for a new unit. All starters are of one
 * kind, and so are all alternators, because an old one does not say which of their categories it is in.
 */
function kindsOf({ path, backCategoryId }: PartDetail): Id[] {
  const above = path.map(({ id }) => id)
  const unit = above.filter((id) => id === topCategories.starters || id === topCategories.alternators)
  return [...new Set([...unit, backCategoryId, ...above.toReversed()])]
}

/** Carries out what the user pressed before hydration. A page that was drawn by the script itself has no such presses. */
function useEarlyPresses(form: RefObject<HTMLElement | null>, judge: Match['judge']): void {
  const [isHydrating] = useState(!useHydrated())
  const carryOut = useEffectEvent(judge)
  useLayoutEffect(() => {
    if (!isHydrating) return
    const pressed = form.current?.querySelectorAll<HTMLInputElement>('input[type=radio]:checked') ?? []
    // The names and values are those of the rows of this page.
    for (const { name, value } of pressed) if (value !== 'unchecked') carryOut(name as MeasurableKey, value as Judgement)
  }, [form, isHydrating])
}
