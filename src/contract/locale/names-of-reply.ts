import type { CallName } from '#contract/calls.ts'

/** The fields of a part that contain the shop's own names. A part inside a reply is recognised by its field `specName`. */
const PART_NAME_FIELDS = ['name', 'specName', 'backCategoryName', 'description']

/** The fields of the label and unit of a shop's own attribute. */
const SHOP_ATTRIBUTE_NAME_FIELDS = ['label', 'unit']

/**
 * Calls whose replies contain the shop's own names, with the fields that contain them, in addition to the fields of parts. Orders are not
 * listed, because they are stored in the language in which they were placed. Texts of customers are not listed either.
 */
const nameFieldsByCall: Partial<Record<CallName, readonly string[]>> = {
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
  aggregationSearch: ['backCategoryName', ...SHOP_ATTRIBUTE_NAME_FIELDS],
  groupAttributes: SHOP_ATTRIBUTE_NAME_FIELDS,
  partFinder: ['backCategoryName', ...SHOP_ATTRIBUTE_NAME_FIELDS],
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
 * Replaces each of the shop's own names in a reply by the result of `say`, such as a translation. Server and offline replies use this
 * function. It returns a copy, because replies are cached and shared.
 */
export function mapReplyNames<Result>(call: CallName, result: Result, say: (text: string) => string): Result {
  const fields = nameFieldsByCall[call]
  // Only strings were replaced by strings, so the type is unchanged.
  return fields === undefined ? result : (mapNamesIn(result, fields, say) as Result)
}

function mapNamesIn(value: unknown, fields: readonly string[], say: (text: string) => string, key = ''): unknown {
  if (typeof value === 'string') return fields.includes(key) ? say(value) : value
  if (Array.isArray(value)) return value.map((one) => mapNamesIn(one, fields, say, key))
  if (typeof value !== 'object' || value === null) return value
  const here =
    key === 'promotion'
      ? ['name']
      : key === 'own'
        ? SHOP_ATTRIBUTE_NAME_FIELDS
        : 'specName' in value
          ? [...fields, ...PART_NAME_FIELDS]
          : fields
  return Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, mapNamesIn(inside, here, say, name)]))
}
