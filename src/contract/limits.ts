/** Business constants and limits (specification, section 9). Names include the unit. */

export const DAY_MS = 24 * 60 * 60 * 1000

export const MIN_SUGGEST_CHARACTERS = 2
export const SUGGEST_DELAY_MS = 500
export const SUGGEST_HIDE_DELAY_MS = 100
export const MAX_SUGGEST = 8

export const CART_LIST_TYPE = 1
export const SUCCESS_CODE = 200
export const NOT_FOUND_CODE = 404

export const DRAWER_WIDTH_PERCENT = 30
/** Decided: 30 % of a phone's width is too narrow to read, so the drawer has this minimum width. */
export const MIN_DRAWER_WIDTH_PX = 288
export const DRAWER_CATEGORIES = 8

export const CATEGORY_LIST_LEVEL = 0
/** The category request at startup (specification, sections 4 and 9): level 0, thin. */
export const CATEGORY_LIST_INPUT = { level: CATEGORY_LIST_LEVEL, thin: true } as const
/** The same request with the number of parts per category. */
export const COUNTED_CATEGORIES_INPUT = { level: CATEGORY_LIST_LEVEL, thin: false } as const
export const TRUNCATE_CHARACTERS = 10
export const SLIDER_SPEED_MS = 300
export const RELOAD_GUARD_MS = 10 * 1000
export const PREFETCH_IDLE_MS = 1000

/** Other language constants are in locales.ts, because the first paint does not need them. */
export const LOCALE_DEFAULT = 'en-US'

/** Decided: a call without reply after this time counts as a network failure. */
export const CALL_TIMEOUT_MS = 8 * 1000

export const PAGE_SIZE_DEFAULT = 20
export const MAX_PAGE_SIZE = 100
/** Decided: higher page numbers are rejected; only crawlers use them. */
export const MAX_PAGE_NUMBER = 10_000
/** Decided: enough for a pasted list of thirty numbers with quantities. */
export const MAX_SEARCH_TEXT_CHARACTERS = 1000
/** Decided: part numbers have up to about twenty characters. A longer text is not treated as a number. */
export const MAX_NUMBER_CHARACTERS = 32
/** Decided: names of engines in fitments are shorter than this. */
export const MAX_ENGINE_CHARACTERS = 80
export const MAX_QUANTITY = 9999
/** Decided: a longer list is handled by the sales desk. */
export const MAX_CART_LINES = 300
export const MAX_JOB_NAME_CHARACTERS = 60
/** Maximum number of jobs per line. */
export const MAX_JOBS_PER_LINE = 50
/** How long the server stores an Idempotency-Key (decisions, Wire conventions). */
export const IDEMPOTENCY_KEPT_DAYS = 30
export const MAX_REQUEST_BODY_BYTES = 64 * 1024
/** Maximum number of viewed parts in the history of a device and of an account. */
export const MAX_VIEW_HISTORY = 500
export const VIEW_HISTORY_DAYS = 400
/** Maximum number of views that one call uploads or clears. */
export const VIEWS_AT_ONCE = 100
/** Number of latest views that a page requests unless it shows all. */
export const VIEWS_ASKED = 50
export const MAX_RECENT_SEARCHES = 20

/** Decided: more than a workshop with many branches needs. */
export const MAX_ADDRESSES = 100
export const MAX_ADDRESS_LINE_CHARACTERS = 80
export const MAX_ADDRESS_LINES = 3
export const MAX_PURCHASE_ORDER_CHARACTERS = 40
export const MAX_LINE_NOTE_CHARACTERS = 200
export const MAX_COUPON_CHARACTERS = 32
/** Decided: a larger order is handled by the sales desk. */
export const MAX_ORDER_TOTAL_USD = 1_000_000
/** Decided: an order that was placed offline is sent within this time, or not at all. */
export const MAX_ORDER_WAITS_DAYS = 30
/** Decided: goods can be returned within this time after delivery; defective goods during their warranty. */
export const RETURN_DAYS = 30
export const MAX_RETURN_NOTE_CHARACTERS = 1000
/**
 * A photo as `data:` URL. A photo scaled to about 1000 pixels as JPEG or WebP is smaller; the whole request is limited by
 * MAX_REQUEST_BODY_BYTES.
 */
export const MAX_RETURN_PHOTO_CHARACTERS = 60_000
/** Returns per order, including withdrawn ones. */
export const MAX_RETURNS_PER_ORDER = 20
/** Maximum number of these returns with a stored photo; the photo of a withdrawn return is deleted. */
export const MAX_RETURN_PHOTOS_PER_ORDER = 5
/** Returns that one customer can request within 24 hours. */
export const MAX_RETURNS_PER_DAY = 20
/** Orders that one customer can place within 24 hours, including cancelled ones. */
export const MAX_ORDERS_PER_DAY = 100
/** Changes that one customer can make within 24 hours. Each kilobyte of a stored reply counts as one more. */
export const MAX_CHANGES_PER_DAY = 5000
/** Photos sent to the counter from one network address within 24 hours. */
export const MAX_QUESTION_PHOTOS_PER_DAY = 30
/** Unconfirmed registrations of one e-mail address; above this the oldest is deleted. */
export const MAX_REGISTRATIONS = 10
/** Maximum number of parcels for the used units of one order; the last one takes all remaining units. */
export const MAX_CORE_PARCELS_PER_ORDER = 100
/** Signed-in devices of one customer; above this the least recently used one is signed out. */
export const MAX_SESSIONS = 100
/** Maximum depth of the category tree, including the top category; it bounds recursion. */
export const MAX_CATEGORY_DEPTH = 12
/** Used units must be returned within this time after delivery. */
export const CORE_RETURN_DAYS = 30

/** After this delay a pressed button shows that work is in progress. */
export const WORKING_AFTER_MS = 400
