import type { CallName } from '#contract/calls.ts'

/** What a part says in words of the shop, wherever one stands in a reply: it is known by its `specName`. */
const PART = ['name', 'specName', 'backCategoryName', 'description']

/** What one of its own attributes is called. */
const OWN = ['label', 'unit']

/**
 * The calls whose replies hold names of the shop, with the fields, beside those of parts, that are such. Orders are not among them: they say
 * what they said when they were placed, and in which language. Nor is what customers wrote themselves.
 */
const namedFields: Partial<Record<CallName, readonly string[]>> = {
  categoryList: ['backCategoryName', 'description'],
  productGroup: ['title'],
  productDetail: ['backCategoryName', 'what', 'notes'],
  applicationItem: ['application'],
  partsList: ['name'],
  listByBackCategoryOrGroup: [],
  productStyles: ['name', 'text'],
  productStyle: ['name', 'text'],
  categoryPath: ['backCategoryName'],
  advertisement: ['title', 'text'],
  searchKeyword: [''],
  search: [],
  getCategoryByApp: ['backCategoryName'],
  listCategoryByParts: ['backCategoryName'],
  aggregationSearch: ['backCategoryName', ...OWN],
  groupAttributes: OWN,
  deliveryTerms: ['name', 'hint'],
  cartList: [],
  checkoutQuote: ['name', 'hint'],
  favouriteList: [],
  viewHistoryList: [],
  promotionList: ['name', 'terms'],
  promotionParts: [],
  couponList: ['name', 'categoryName'],
  giftsMall: ['name', 'text'],
  giftDetail: ['name', 'text'],
  giftClaims: ['name'],
  giftClaim: ['name'],
  rewardLedger: ['name', 'note'],
  lotteryState: ['name', 'text'],
  lotteryDraw: ['name', 'text'],
  lotteryDraws: ['name'],
  lotteryShipTo: ['name'],
  orderParts: [],
  orderCoreList: ['name'],
}

/**
 * Says each name of the shop that stands in a reply as `say` has it: on the server and on a device that answers by itself. It is another
 * object: replies are kept and shared.
 */
export function eachNameOf<Result>(call: CallName, result: Result, say: (text: string) => string): Result {
  const fields = namedFields[call]
  // Only texts were exchanged for texts, so it has the shape that it had.
  return fields === undefined ? result : (eachName(result, fields, say) as Result)
}

function eachName(value: unknown, fields: readonly string[], say: (text: string) => string, key = ''): unknown {
  if (typeof value === 'string') return fields.includes(key) ? say(value) : value
  if (Array.isArray(value)) return value.map((one) => eachName(one, fields, say, key))
  if (typeof value !== 'object' || value === null) return value
  const here = key === 'promotion' ? ['name'] : key === 'own' ? OWN : 'specName' in value ? [...fields, ...PART] : fields
  return Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, eachName(inside, here, say, name)]))
}
