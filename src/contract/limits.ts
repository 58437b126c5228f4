/** Business constants and limits (specification, section 9). Units stand in the names. */

export const SUGGEST_MIN_CHARACTERS = 2
export const SUGGEST_DELAY_MS = 500
export const SUGGEST_HIDE_DELAY_MS = 100
export const SUGGEST_MOST = 8

export const CART_LIST_TYPE = 1
export const SUCCESS_CODE = 200
export const NOT_FOUND_CODE = 404

export const DRAWER_WIDTH_PERCENT = 30
/** Decided: 30 % of a phone is too narrow to read, so the drawer is never narrower than this. */
export const DRAWER_LEAST_WIDTH_PX = 288
export const DRAWER_CATEGORIES = 8

export const CATEGORY_LIST_LEVEL = 0
export const TRUNCATE_CHARACTERS = 10
export const SLIDER_SPEED_MS = 300
export const RELOAD_GUARD_MS = 10 * 1000
export const PREFETCH_IDLE_MS = 1000

export const LOCALE_DEFAULT = 'en-US'
export const LOCALE_COOKIE = 'i18n_redirected'
export const LOCALE_COOKIE_DAYS = 365

/** Decided: a call that has not answered by then counts as no network. */
export const CALL_TIMEOUT_MS = 8 * 1000

export const PAGE_SIZE_DEFAULT = 20
export const PAGE_SIZE_MOST = 100
/** Decided: deeper pages than this are refused; nobody leafs that far, a crawler would. */
export const PAGE_NUMBER_MOST = 10_000
export const SEARCH_TEXT_MOST_CHARACTERS = 200
export const QUANTITY_MOST = 9999
export const REQUEST_BODY_MOST_BYTES = 64 * 1024
export const VIEW_HISTORY_MOST = 200
export const RECENT_SEARCHES_MOST = 20
