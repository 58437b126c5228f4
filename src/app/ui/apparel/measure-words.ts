import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { BodyMeasure } from '#contract/apparel/size-guide.ts'

/** The name of each measurement, and how to take it. */
export const measureWords: Record<BodyMeasure, { name: MessageDescriptor; how: MessageDescriptor }> = {
  chest: { name: msg`Chest`, how: msg`Around the fullest part, under the arms, the tape level.` },
  waist: { name: msg`Waist`, how: msg`Where the trousers sit, without pulling the stomach in.` },
  hip: { name: msg`Hip`, how: msg`Around the fullest part of the seat, feet together.` },
  inseam: { name: msg`Inside leg`, how: msg`From the crotch down to the floor, without shoes.` },
  hand: { name: msg`Around the hand`, how: msg`Around the knuckles of the hand you write with, without the thumb.` },
  foot: {
    name: msg`Length of the foot`,
    how: msg`Stand on paper, mark heel and longest toe, and measure between. The longer foot counts.`,
  },
}
