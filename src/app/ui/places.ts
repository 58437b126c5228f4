import { href } from '#contract/routes/addresses.ts'

/** The id of the search box in the header. */
export const SEARCH_BOX_ID = 'search-box'

/** Ids of elements on the home page that links open without script, in place of overlays: the menu's categories, and the vehicle picker. */
export const CATALOGUE_SECTION_ID = 'catalogue'
export const APPLICATIONS_SECTION_ID = 'applications'
export const homeCatalogueHref = `${href('home')}#${CATALOGUE_SECTION_ID}`
export const homeApplicationsHref = `${href('home')}#${APPLICATIONS_SECTION_ID}`
