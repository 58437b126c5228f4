import type { Attributes } from '#contract/attributes/attributes.ts'
import { partTypeNames } from '#contract/part/part-types.ts'
import { isDrawnPartType } from '#drawings/part-drawings.ts'
import { type ComparedView, comparedViewsOf } from './compared-views.ts'
import type { ComparedDrawingPart } from './placed-drawing.ts'
import { renderBeside } from './render-beside.ts'
import { renderOver } from './render-over.ts'

export type { ComparedView } from './compared-views.ts'

/** A part as replies contain it. `attributes` must be complete, while a card in a list has only some of them. */
export interface PicturedComparedPart {
  type: string
  mcode: string
  attributes: Attributes
}

const known = (part: PicturedComparedPart): ComparedDrawingPart | null => {
  const type = partTypeNames.find((one) => one === part.type)
  return type !== undefined && isDrawnPartType(type) ? { ...part, type } : null
}

/** Returns the views in which all these parts can be drawn at one scale. Empty if one of them has no drawing to scale. */
export function comparableViews(parts: readonly PicturedComparedPart[]): readonly ComparedView[] {
  const views = parts.map((part) => {
    const drawn = known(part)
    return drawn === null ? [] : comparedViewsOf(drawn.type)
  })
  return (views[0] ?? []).filter((view) => views.every((others) => others.includes(view)))
}

/** Draws parts beside each other at one scale, as SVG texts in the order of the parts. `accent`: the shop's colour. */
export const renderPartsBeside = (parts: readonly PicturedComparedPart[], view: ComparedView, accent: string): string[] =>
  renderBeside(
    parts.flatMap((part) => known(part) ?? []),
    view,
    accent,
  )

/** Draws a candidate over an old part of the same type, as SVG text; null for parts of two types, or without a drawing. */
export function renderPartOver(
  old: PicturedComparedPart,
  candidate: PicturedComparedPart,
  view: ComparedView,
  accent: string,
): string | null {
  const [was, is] = [known(old), known(candidate)]
  return was === null || is === null || was.type !== is.type ? null : renderOver(was, is, view, accent)
}
