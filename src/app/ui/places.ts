import { href } from '#contract/routes/addresses.ts'

/** The id of the search box in the header. */
export const SEARCH_BOX_ID = 'search-box'

/** Ids of elements on the home page that links open without script, in place of overlays: the menu's categories, and the vehicle picker. */
export const CATALOGUE_ID = 'catalogue'
export const APPLICATIONS_ID = 'applications'
export const toCatalogue = `${href('home')}#${CATALOGUE_ID}`
export const toApplications = `${href('home')}#${APPLICATIONS_ID}`
