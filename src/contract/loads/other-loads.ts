import { ALL_GIFTS_CATEGORY } from '#contract/gifts/mall-rules.ts'
import type { Id, Mcode } from '#contract/kernel/primitives.ts'
import { parsePageNumber } from '#contract/promotions/page-no.ts'
import type { ParamsOf } from '#contract/routes.ts'
import { firstPaintLoad } from './load.ts'
import type { PageAddress } from './page-address.ts'
import { styleLoad } from './part-loads.ts'

/** The calls of `/marketing/page/{slug}`, which shows a content page in the language of the page. */
export const contentLoads = ({ slug }: ParamsOf<'page'>, { locale }: Pick<PageAddress, 'locale'>) => ({
  text: firstPaintLoad('contentPage', { slug, locale }),
})

/** Returns the call for one page of the parts of a promotion. */
export const offerLoad = (id: Id, pageNo: number) => firstPaintLoad('promotionParts', { id, pageNo })

/** The calls of `/marketing/promotion`: for the running promotions and, if `offer` is one of them, for a page of its parts. */
export const promotionLoads = ({ offer, page }: ParamsOf<'promotion'>) => ({
  offers: firstPaintLoad('promotionList', {}, ({ running }) => ({
    parts: offer !== undefined && running.some(({ id }) => id === offer) ? offerLoad(offer, parsePageNumber(page)) : null,
  })),
})

/** The calls of `/marketing/giftsMall/{cid}`, which shows the gifts that points can buy. */
export const giftsMallLoads = ({ cid }: Pick<ParamsOf<'giftsMall'>, 'cid'>) => ({ mall: firstPaintLoad('giftsMall', { cid }) })

export const giftLoads = ({ spuid }: ParamsOf<'gift'>) => ({ gift: firstPaintLoad('giftDetail', { spuid }) })

/** The calls of `/member/accountDashboard`: for all gifts; the page shows the gifts for which the customer has enough points. */
export const accountLoads = () => giftsMallLoads({ cid: ALL_GIFTS_CATEGORY })

export const stylesLoad = firstPaintLoad('productStyles', {})

/** The calls of `/apparel`, which shows all styles of workwear, or one of them. */
export const apparelLoads = ({ style }: Pick<ParamsOf<'apparel'>, 'style'>) => ({
  styles: style === undefined ? stylesLoad : null,
  style: style === undefined ? null : styleLoad(style),
})

/** Returns the call for the part on a poster. */
export const posterLoad = (mcode: Mcode) => firstPaintLoad('productDetail', { mcode })

/** The calls of `/marketing/poster`: for the part on the poster. A poster of the shop needs no call. */
export const posterLoads = ({ mcode }: ParamsOf<'poster'>) => ({
  detail: mcode === undefined ? null : posterLoad(mcode),
})
