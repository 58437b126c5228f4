import { facet } from './recipes/facet.ts'
import { finder } from './recipes/finder.ts'
import { fitment } from './recipes/fitment.ts'
import { fitments } from './recipes/fitments.ts'
import { gallery } from './recipes/gallery.ts'
import { home } from './recipes/home.ts'
import { keyData } from './recipes/key-data.ts'
import { ladder } from './recipes/ladder.ts'
import { listing } from './recipes/listing.ts'
import { matchCheck } from './recipes/match-check.ts'
import { message } from './recipes/message.ts'
import { offer } from './recipes/offer.ts'
import { paging } from './recipes/paging.ts'
import { partHead } from './recipes/part-head.ts'
import { partPage } from './recipes/part-page.ts'
import { partRow } from './recipes/part-row.ts'
import { partTable } from './recipes/part-table.ts'
import { partsList } from './recipes/parts-list.ts'
import { price } from './recipes/price.ts'
import { prose } from './recipes/prose.ts'
import { references } from './recipes/references.ts'
import { slider } from './recipes/slider.ts'
import { spec } from './recipes/spec.ts'
import { stepper } from './recipes/stepper.ts'
import { thumbBar } from './recipes/thumb-bar.ts'
import { tiles } from './recipes/tiles.ts'
import { vehicle } from './recipes/vehicle.ts'
import { zoom } from './recipes/zoom.ts'

/** The recipes for screens, which recipes.ts includes. */
export const screenRecipes = {
  facet,
  finder,
  fitment,
  fitments,
  gallery,
  home,
  keyData,
  ladder,
  listing,
  matchCheck,
  message,
  offer,
  paging,
  partHead,
  partPage,
  partRow,
  partTable,
  partsList,
  price,
  prose,
  references,
  slider,
  spec,
  stepper,
  thumbBar,
  tiles,
  vehicle,
  zoom,
}
