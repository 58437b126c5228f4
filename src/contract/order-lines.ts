import type { CallLine } from './call-line.ts'

const order = '/order/api/v1/order'
const own = { may: 'member', cache: 'never', fresh: true } as const
const reads = { ...own, method: 'GET', queue: false } as const
const changes = { ...own, method: 'POST', once: true } as const

/** The calls about orders as they go over the wire. What only makes sense at once (cancelling, paying) does not wait on the device. */
export const orderLines = {
  orderPlace: { ...changes, queue: true, path: `${order}/place` },
  orderPay: { ...own, method: 'POST', queue: false, path: `${order}/pay` },
  orderList: { ...reads, path: `${order}/list` },
  orderDetail: { ...reads, path: `${order}/detail` },
  orderCancel: { ...changes, queue: false, path: `${order}/cancel` },
  orderReorder: { ...changes, queue: false, path: `${order}/reorder` },
  orderReturn: { ...changes, queue: true, path: `${order}/return` },
  orderReturnWithdraw: { ...changes, queue: false, path: `${order}/returnWithdraw` },
  orderCoreList: { ...reads, path: `${order}/coreList` },
  orderCoreShip: { ...changes, queue: true, path: `${order}/coreShip` },
  orderParts: { ...reads, path: `${order}/parts` },
} as const satisfies Record<string, CallLine>
