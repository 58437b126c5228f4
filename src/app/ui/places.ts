import { href } from '#contract/addresses.ts'

/** The id of the header's search box. */
export const SEARCH_BOX_ID = 'search-box'

/** Anchors of the home page that replace overlays without script: the drawer's categories, the vehicle picker. */
export const CATALOGUE_ID = 'catalogue'
export const APPLICATIONS_ID = 'applications'
export const toCatalogue = `${href('home')}#${CATALOGUE_ID}`
export const toApplications = `${href('home')}#${APPLICATIONS_ID}`
