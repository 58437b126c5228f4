import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Sort } from '#contract/facets.ts'

/** What each order of a list is called. Apart from the filters' words, which no first paint needs. */
export const sortWords: Record<Sort, MessageDescriptor> = {
  best: msg`Best match`,
  'price-up': msg`Price, lowest first`,
  'price-down': msg`Price, highest first`,
  newest: msg`Newest first`,
  'power-up': msg`Output, smallest first`,
  'power-down': msg`Output, largest first`,
  code: msg`Product code`,
}
