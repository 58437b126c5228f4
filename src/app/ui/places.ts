import { href } from '#contract/addresses.ts'

/** The header's search box, on every page. */
export const SEARCH_BOX_ID = 'search-box'

/** Places of the home page where what opens over a page stands in one: the categories of the drawer, the vehicles of the picker. */
export const CATALOGUE_ID = 'catalogue'
export const APPLICATIONS_ID = 'applications'
export const toCatalogue = `${href('home')}#${CATALOGUE_ID}`
export const toApplications = `${href('home')}#${APPLICATIONS_ID}`
