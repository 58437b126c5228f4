/** Addresses of one order (specification, section 2; decisions, "What each screen without shown contents is for"). */
export const detailHref = (id: string): string => `/shoppingOrderDetail?id=${id}`
export const printHref = (id: string): string => `/orderPrint1?id=${id}`
