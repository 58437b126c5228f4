/** Business constants and limits (specification, section 9). Units stand in the names. */

export const DAY_MS = 24 * 60 * 60 * 1000

export const MIN_SUGGEST_CHARACTERS = 2
export const SUGGEST_DELAY_MS = 500
export const SUGGEST_HIDE_DELAY_MS = 100
export const MAX_SUGGEST = 8

export const CART_LIST_TYPE = 1
export const SUCCESS_CODE = 200
export const NOT_FOUND_CODE = 404

export const DRAWER_WIDTH_PERCENT = 30
/** Decided: 30 % of a phone is too narrow to read, so the drawer is never narrower than this. */
export const MIN_DRAWER_WIDTH_PX = 288
export const DRAWER_CATEGORIES = 8

export const CATEGORY_LIST_LEVEL = 0
/** What is asked for at start (sections 4 and 9): the list at level 0, thin. */
export const CATEGORY_LIST_INPUT = { level: CATEGORY_LIST_LEVEL, thin: true } as const
/** The same with how many parts each category has, for a page that shows it. */
export const COUNTED_CATEGORIES_INPUT = { level: CATEGORY_LIST_LEVEL, thin: false } as const
export const TRUNCATE_CHARACTERS = 10
export const SLIDER_SPEED_MS = 300
export const RELOAD_GUARD_MS = 10 * 1000
export const PREFETCH_IDLE_MS = 1000

/** The other constants of languages are in locales.ts: no first paint needs them. */
export const LOCALE_DEFAULT = 'en-US'

/** Decided: a call that has not answered by then counts as no network. */
export const CALL_TIMEOUT_MS = 8 * 1000

export const PAGE_SIZE_DEFAULT = 20
export const MAX_PAGE_SIZE = 100
/** Decided: deeper pages than this are refused; nobody leafs that far, a crawler would. */
export const MAX_PAGE_NUMBER = 10_000
/** Decided: room for a pasted list of thirty numbers with their quantities. */
export const MAX_SEARCH_TEXT_CHARACTERS = 1000
/** Decided: makers' numbers have up to some twenty letters and digits. What has more than this is no number. */
export const MAX_NUMBER_CHARACTERS = 32
/** Decided: the name of an engine, as fitments say it, is shorter. */
export const MAX_ENGINE_CHARACTERS = 80
export const MAX_QUANTITY = 9999
/** Decided: more lines than this are a list for the sales desk, not a cart. */
export const MAX_CART_LINES = 300
export const MAX_JOB_NAME_CHARACTERS = 60
/** For how many jobs the pieces of one line may be. */
export const MAX_JOBS_PER_LINE = 50
/** How long a change is remembered by its Idempotency-Key (decisions, Wire conventions). */
export const IDEMPOTENCY_KEPT_DAYS = 30
export const MAX_REQUEST_BODY_BYTES = 64 * 1024
/** Parts that are remembered as viewed, on a device and on an account. */
export const MAX_VIEW_HISTORY = 500
export const VIEW_HISTORY_DAYS = 400
/** So many views one call takes to the shop or clears. */
export const VIEWS_AT_ONCE = 100
/** So many of the latest are asked for where not all are shown. */
export const VIEWS_ASKED = 50
export const MAX_RECENT_SEARCHES = 20

/** Decided: more than a workshop with many branches needs. */
export const MAX_ADDRESSES = 100
export const MAX_ADDRESS_LINE_CHARACTERS = 80
export const MAX_ADDRESS_LINES = 3
export const MAX_PURCHASE_ORDER_CHARACTERS = 40
export const MAX_LINE_NOTE_CHARACTERS = 200
export const MAX_COUPON_CHARACTERS = 32
/** Decided: an order above this is a matter for the sales desk. */
export const MAX_ORDER_TOTAL_USD = 1_000_000
/** Decided: an order that was prepared without a network is sent within so many days, or not at all. */
export const MAX_ORDER_WAITS_DAYS = 30
/** Decided: within so many days of delivery what was bought may be sent back; what is broken, as long as its warranty runs. */
export const RETURN_DAYS = 30
export const MAX_RETURN_NOTE_CHARACTERS = 1000
/**
 * A photo as `data:` text. Scaled down to about 1000 pixels as JPEG or WebP it is smaller; the whole request has at most
 * MAX_REQUEST_BODY_BYTES.
 */
export const MAX_RETURN_PHOTO_CHARACTERS = 60_000
/** Returns of one order, those that were withdrawn among them. */
export const MAX_RETURNS_PER_ORDER = 20
/** Of these so many with a photo that is kept; a withdrawn one keeps none. */
export const MAX_RETURN_PHOTOS_PER_ORDER = 5
/** Returns that one customer asks for within 24 hours. */
export const MAX_RETURNS_PER_DAY = 20
/** Orders that one customer places within 24 hours, those that were cancelled among them. */
export const MAX_ORDERS_PER_DAY = 100
/** Changes that one customer makes within 24 hours, each kilobyte of a reply that is kept with its key among them. */
export const MAX_CHANGES_PER_DAY = 5000
/** Photos that come to the counter from one network address within 24 hours. */
export const MAX_QUESTION_PHOTOS_PER_DAY = 30
/** Registrations of one mailbox that nobody has confirmed; beyond it the oldest ends. */
export const MAX_REGISTRATIONS = 10
/** Parcels in which the used units of one order go back; the last takes all that is owed. */
export const MAX_CORE_PARCELS_PER_ORDER = 100
/** Devices on which one customer is signed in; beyond it the one that was used least lately is signed out. */
export const MAX_SESSIONS = 100
/** Categories below each other, the top one among them: what goes up or down them comes to an end soon. */
export const MAX_CATEGORY_DEPTH = 12
/** A used unit is owed until so many days after delivery. */
export const CORE_RETURN_DAYS = 30

/** A press that takes longer than a person expects: then the page says that it works on it. */
export const WORKING_AFTER_MS = 400
