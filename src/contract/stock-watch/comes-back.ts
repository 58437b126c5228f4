import type { Stock } from '#contract/catalogue.ts'

/** Whether somebody can wait for a part: it is made still, and there are fewer pieces than are sold at once. Back-order or not. */
export const comesBack = ({ stock, minQty }: { stock: Stock; minQty?: number | null | undefined }): boolean =>
  stock.state !== 'ended' && stock.last !== true && Math.max(0, stock.qty) < (minQty ?? 1)
