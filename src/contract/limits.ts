/** Business constants and limits (section 9 of the specification). Each name includes the unit. */

export const DAY_MS = 24 * 60 * 60 * 1000

export const MIN_SUGGEST_CHARACTERS = 2
export const SUGGEST_DELAY_MS = 500
export const SUGGEST_HIDE_DELAY_MS = 100
export const MAX_SUGGESTIONS = 8

export const CART_LIST_TYPE = 1
export const SUCCESS_CODE = 200
export const NOT_FOUND_CODE = 404

export const DRAWER_WIDTH_PERCENT = 30
/** The minimum width of the drawer, because 30 % of a phone's width is too narrow to read. Not in the specification. */
export const MIN_DRAWER_WIDTH_PX = 288
export const MAX_DRAWER_CATEGORIES = 8

export const CATEGORY_LIST_LEVEL = 0
/** The input of the category request at startup (sections 4 and 9 of the specification): level 0, thin. */
export const CATEGORY_LIST_INPUT = { level: CATEGORY_LIST_LEVEL, thin: true } as const
/** The input of the category request that also asks for the number of parts per category. */
export const CATEGORIES_WITH_COUNTS_INPUT = { level: CATEGORY_LIST_LEVEL, thin: false } as const
export const MAX_TRUNCATED_CHARACTERS = 10
export const SLIDE_DURATION_MS = 300
export const MIN_RELOAD_INTERVAL_MS = 10 * 1000
export const PREFETCH_DELAY_MS = 1000

/** The default language. Other language constants are in contract/locale/locales.ts, because the first paint does not need them. */
export const LOCALE_DEFAULT = 'en-US'

/** A call without reply after this time counts as a network failure. Not in the specification. */
export const CALL_TIMEOUT_MS = 8 * 1000

export const PAGE_SIZE_DEFAULT = 20
export const MAX_PAGE_SIZE = 100
/** The highest page number that is accepted; only crawlers ask for higher ones. Not in the specification. */
export const MAX_PAGE_NUMBER = 10_000
/** The maximum length of a search text: enough for a pasted list of thirty part numbers with quantities. Not in the specification. */
export const MAX_SEARCH_TEXT_CHARACTERS = 1000
/**
 * The maximum length of a part number. Part numbers have up to about twenty characters, so a longer text is not treated as a number. Not in
 * the specification.
 */
export const MAX_PART_NUMBER_CHARACTERS = 32
/** The maximum length of an engine's name; the names in fitments are shorter. Not in the specification. */
export const MAX_ENGINE_CHARACTERS = 80
export const MAX_QUANTITY = 9999
/** The maximum number of parts in one call `fitmentVerdicts`: more than a page of a list has. */
export const MAX_PARTS_PER_VERDICT_CALL = 60
/** The maximum number of cart lines; the sales desk handles a longer list. Not in the specification. */
export const MAX_CART_LINES = 300
export const MAX_JOB_NAME_CHARACTERS = 60
/** The maximum number of jobs for one cart line. */
export const MAX_JOBS_PER_LINE = 50
/** How long the server stores an Idempotency-Key, so that a repeated change has no second effect. */
export const IDEMPOTENCY_KEY_KEPT_DAYS = 30
export const MAX_REQUEST_BODY_BYTES = 64 * 1024
/** Maximum number of viewed parts in the history of a device and of an account. */
export const MAX_VIEW_HISTORY_PARTS = 500
export const VIEW_HISTORY_DAYS = 400
/** Maximum number of views that one call uploads or clears. */
export const MAX_VIEWS_PER_REQUEST = 100
/** The number of latest views that a page requests, unless it shows all. */
export const RECENT_VIEWS_SHOWN = 50
export const MAX_RECENT_SEARCHES = 20

/** The maximum number of addresses of a customer; more than a workshop with many branches needs. Not in the specification. */
export const MAX_ADDRESSES = 100
export const MAX_ADDRESS_LINE_CHARACTERS = 80
export const MAX_ADDRESS_LINES = 3
export const MAX_PURCHASE_ORDER_CHARACTERS = 40

/** The maximum number of vehicles and machines of a customer: the fleet of a large customer of a workshop. Not in the specification. */
export const MAX_VEHICLES = 100
export const MAX_VEHICLE_NAME_CHARACTERS = 80
/** The maximum length of make, model, engine, serial number and registration of a vehicle. */
export const MAX_VEHICLE_TEXT_CHARACTERS = 80
export const MAX_VEHICLE_NOTE_CHARACTERS = 1000
/**
 * The maximum length of a vehicle's photo as `data:` URL, about 15 kB. All photos are in one reply and on the device, so they are smaller
 * than those of returns.
 */
export const MAX_VEHICLE_PHOTO_CHARACTERS = 20_000
/** The maximum number of fitted parts that one vehicle holds. With their notes and the photo, a vehicle fits into one request. */
export const MAX_FITTED_PARTS = 60
export const MAX_FITTED_NOTE_CHARACTERS = 120
export const MAX_LINE_NOTE_CHARACTERS = 200
export const MAX_COUPON_CHARACTERS = 32
/** The maximum total of an order; the sales desk handles a larger order. Not in the specification. */
export const MAX_ORDER_TOTAL_USD = 1_000_000
/** An order that was placed offline is sent within this time, or not at all. Not in the specification. */
export const MAX_OFFLINE_ORDER_AGE_DAYS = 30
/** Goods can be returned within this time after delivery, and defective goods during their warranty. Not in the specification. */
export const RETURN_DAYS = 30
export const MAX_RETURN_NOTE_CHARACTERS = 1000
/**
 * The maximum length of a photo as `data:` URL. A photo scaled to about 1000 pixels as JPEG or WebP is smaller; MAX_REQUEST_BODY_BYTES
 * limits the whole request.
 */
export const MAX_RETURN_PHOTO_CHARACTERS = 60_000
/** The maximum number of returns for one order, including withdrawn ones. */
export const MAX_RETURNS_PER_ORDER = 20
/** The maximum number of returns of one order that have a stored photo; the photo of a withdrawn return is deleted. */
export const MAX_RETURN_PHOTOS_PER_ORDER = 5
/** The maximum number of returns that one customer can request within 24 hours. */
export const MAX_RETURNS_PER_DAY = 20
/** The maximum number of orders that one customer can place within 24 hours, including cancelled ones. */
export const MAX_ORDERS_PER_DAY = 100
/** The maximum number of changes that one customer can make within 24 hours. Each kilobyte of a stored reply counts as one more change. */
export const MAX_CUSTOMER_CHANGES_PER_DAY = 5000
/** The maximum number of photos that can be sent to the counter from one network address within 24 hours. */
export const MAX_QUESTION_PHOTOS_PER_DAY = 30
/** The maximum number of unconfirmed registrations of one e-mail address; above this number the oldest is deleted. */
export const MAX_PENDING_REGISTRATIONS = 10
/** Maximum number of parcels for the used units of one order; the last one takes all remaining units. */
export const MAX_CORE_PARCELS_PER_ORDER = 100
/** The maximum number of signed-in devices of one customer; above this number the least recently used device is signed out. */
export const MAX_SESSIONS = 100
/** Maximum depth of the category tree, including the top category; it bounds recursion. */
export const MAX_CATEGORY_DEPTH = 12
/** Used units must be returned within this time after delivery. */
export const CORE_RETURN_DEADLINE_DAYS = 30

/** After this delay a pressed button shows that work is in progress. */
export const BUSY_NOTICE_DELAY_MS = 400
