import { ALL_GIFTS } from '#contract/gifts/mall-rules.ts'
import type { Id, Mcode } from '#contract/primitives.ts'
import { pageNoOf } from '#contract/promotions/page-no.ts'
import type { ParamsOf } from '#contract/routes.ts'
import { first } from './load.ts'
import type { PageAddress } from './page-address.ts'
import { styleLoad } from './part-loads.ts'

/** `/marketing/page/{slug}`: the shop's own words, in the language of the page. */
export const contentLoads = ({ slug }: ParamsOf<'page'>, { locale }: Pick<PageAddress, 'locale'>) => ({
  text: first('contentPage', { slug, locale }),
})

/** All parts of an offer, a page of them. */
export const offerLoad = (id: Id, pageNo: number) => first('promotionParts', { id, pageNo })

/** `/marketing/promotion`: what runs; with `offer`, the parts of one that does. */
export const promotionLoads = ({ offer, page }: ParamsOf<'promotion'>) => ({
  offers: first('promotionList', {}, ({ running }) => ({
    parts: offer !== undefined && running.some(({ id }) => id === offer) ? offerLoad(offer, pageNoOf(page)) : null,
  })),
})

/** `/marketing/giftsMall/{cid}`: what points buy. */
export const giftsMallLoads = ({ cid }: Pick<ParamsOf<'giftsMall'>, 'cid'>) => ({ mall: first('giftsMall', { cid }) })

/** `/marketing/gift/{spuid}`. */
export const giftLoads = ({ spuid }: ParamsOf<'gift'>) => ({ gift: first('giftDetail', { spuid }) })

/** `/member/accountDashboard`: of the gifts those that are within reach. */
export const accountLoads = () => giftsMallLoads({ cid: ALL_GIFTS })

/** All styles of workwear. */
export const stylesLoad = first('productStyles', {})

/** `/apparel`: all styles of workwear, or one of them. */
export const apparelLoads = ({ style }: Pick<ParamsOf<'apparel'>, 'style'>) => ({
  styles: style === undefined ? stylesLoad : null,
  style: style === undefined ? null : styleLoad(style),
})

/** The part that a poster is of. */
export const posterLoad = (mcode: Mcode) => first('productDetail', { mcode })

/** `/marketing/poster`: of the shop alone nothing is asked. */
export const posterLoads = ({ mcode }: ParamsOf<'poster'>) => ({
  detail: mcode === undefined ? null : posterLoad(mcode),
})
