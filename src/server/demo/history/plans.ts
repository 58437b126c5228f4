import type { PaymentMethod } from '#contract/checkout/checkout.ts'
import type { DeliveryMethod } from '#contract/delivery/delivery-terms.ts'
import type { ReturnReason } from '#contract/orders/returns/returns.ts'
import type { PartType } from '#contract/part/part-types.ts'

/** An event of a demo order, `daysAfterOrder` days after the order was placed. Events in the future are left out. */
export type OrderStep =
  | { daysAfterOrder: number; action: 'pay' | 'pack' | 'deliver' }
  | { daysAfterOrder: number; action: 'ship'; carrier: string; tracking: string }
  | { daysAfterOrder: number; action: 'cancel'; reason: string }
  | { daysAfterOrder: number; action: 'core-shipped' | 'core-received' | 'core-credited' }
  | { daysAfterOrder: number; action: 'return'; pieces: number; reason: ReturnReason; note: string }
  | { daysAfterOrder: number; action: 'return-approved' | 'return-received' | 'return-refunded' }

/** A line of a demo order: the kind of part, and how many pieces. */
export interface PlannedOrderLine {
  partTypes: readonly PartType[]
  qty: number
  /** The sub-category of the part, if the order is for a certain kind of machine. */
  categoryId?: string
  /** Present if the part is a remanufactured unit with a core charge. */
  hasCoreCharge?: true
}

export interface OrderPlan {
  daysAgo: number
  address: 'workshop' | 'farm'
  delivery: DeliveryMethod
  payment: PaymentMethod
  lines: readonly PlannedOrderLine[]
  job?: string
  purchaseOrder?: string
  coupon?: string
  note?: string
  steps: readonly OrderStep[]
}

const parcelSteps = (tracking: string, pay = 4): OrderStep[] => [
  { daysAfterOrder: pay, action: 'pay' },
  { daysAfterOrder: pay + 0.2, action: 'pack' },
  { daysAfterOrder: pay + 0.3, action: 'ship', carrier: 'Lakes Parcel', tracking },
  { daysAfterOrder: pay + 3, action: 'deliver' },
]
const orderLine = (qty: number, ...of: PartType[]): PlannedOrderLine => ({ partTypes: of, qty })
const remanUnitLine = (type: 'starter' | 'alternator', shelf: string): PlannedOrderLine => ({
  partTypes: [type],
  qty: 1,
  categoryId: shelf,
  hasCoreCharge: true,
})
const alternatorBrushLine = (qty: number): PlannedOrderLine => ({ partTypes: ['brushSet'], qty, categoryId: '414' })
const defaultOrderOptions = { address: 'workshop', delivery: 'standard', payment: 'invoice' } as const

/** The orders of a small workshop during a year, oldest first. */
export const demoOrderPlans: readonly OrderPlan[] = [
  {
    ...defaultOrderOptions,
    daysAgo: 352,
    lines: [orderLine(2, 'solenoid'), orderLine(4, 'bearing'), orderLine(1, 'regulator')],
    purchaseOrder: '2210',
    coupon: 'WELCOME5',
    steps: parcelSteps('LP1002207741'),
  },
  {
    ...defaultOrderOptions,
    daysAgo: 311,
    lines: [remanUnitLine('alternator', '206'), orderLine(2, 'plugLead')],
    job: 'Loader 12, no charge',
    purchaseOrder: '2231',
    steps: [
      ...parcelSteps('LP1002290083'),
      { daysAfterOrder: 15, action: 'core-shipped' },
      { daysAfterOrder: 19, action: 'core-received' },
      { daysAfterOrder: 21, action: 'core-credited' },
    ],
  },
  {
    ...defaultOrderOptions,
    daysAgo: 276,
    lines: [orderLine(1, 'drive')],
    steps: [{ daysAfterOrder: 0.4, action: 'cancel', reason: 'Found one in our own store' }],
  },
  {
    ...defaultOrderOptions,
    daysAgo: 241,
    lines: [{ ...orderLine(10, 'brushSet'), categoryId: '306' }, orderLine(6, 'bearing'), orderLine(2, 'solenoid'), orderLine(1, 'relay')],
    job: 'Forklift line, spring service',
    purchaseOrder: '2264',
    note: 'for truck 4',
    steps: parcelSteps('LP1002401190'),
  },
  {
    ...defaultOrderOptions,
    daysAgo: 198,
    lines: [orderLine(1, 'regulator')],
    steps: [
      ...parcelSteps('LP1002488215'),
      { daysAfterOrder: 9, action: 'return', pieces: 1, reason: 'does-not-fit', note: 'The plug is the round one, ours is oval.' },
      { daysAfterOrder: 10, action: 'return-approved' } as const,
      { daysAfterOrder: 15, action: 'return-received' } as const,
      { daysAfterOrder: 16, action: 'return-refunded' } as const,
    ],
  },
  {
    ...defaultOrderOptions,
    daysAgo: 163,
    address: 'farm',
    delivery: 'express',
    lines: [remanUnitLine('starter', '105')],
    job: 'Combine 2, starter',
    note: 'harvest, urgent',
    steps: [
      ...parcelSteps('LP1002533809', 0.3),
      { daysAfterOrder: 11, action: 'core-shipped' },
      { daysAfterOrder: 15, action: 'core-received' },
      { daysAfterOrder: 16, action: 'core-credited' },
    ],
  },
  {
    ...defaultOrderOptions,
    daysAgo: 121,
    lines: [orderLine(2, 'drive'), orderLine(2, 'solenoid'), orderLine(8, 'bearing')],
    coupon: 'PIT10',
    purchaseOrder: '2310',
    steps: parcelSteps('LP1002601442'),
  },
  {
    ...defaultOrderOptions,
    daysAgo: 84,
    delivery: 'collection',
    payment: 'collection',
    lines: [orderLine(1, 'switch', 'relay'), orderLine(3, 'bearing')],
    steps: [
      { daysAfterOrder: 0.1, action: 'pack' },
      { daysAfterOrder: 0.9, action: 'pay' },
      { daysAfterOrder: 1, action: 'deliver' },
    ],
  },
  {
    ...defaultOrderOptions,
    daysAgo: 47,
    lines: [orderLine(2, 'bearing'), orderLine(1, 'alternatorRepairKit')],
    job: 'Yard truck, alternator',
    steps: [
      ...parcelSteps('LP1002707716'),
      { daysAfterOrder: 40, action: 'return', pieces: 1, reason: 'defective', note: 'Bearing is loud from the first hour.' },
      { daysAfterOrder: 41, action: 'return-approved' },
    ],
  },
  {
    ...defaultOrderOptions,
    daysAgo: 27,
    lines: [remanUnitLine('starter', '101'), orderLine(1, 'relay')],
    purchaseOrder: '2352',
    steps: [...parcelSteps('LP1002744120'), { daysAfterOrder: 20, action: 'core-shipped' }],
  },
  {
    ...defaultOrderOptions,
    daysAgo: 12,
    lines: [remanUnitLine('alternator', '205'), orderLine(2, 'bearing')],
    job: 'Tractor 7, charging',
    steps: parcelSteps('LP1002790035', 1),
  },
  {
    ...defaultOrderOptions,
    daysAgo: 4,
    address: 'farm',
    lines: [remanUnitLine('starter', '105')],
    steps: parcelSteps('LP1002811664', 1.5).slice(0, 3),
  },
  {
    ...defaultOrderOptions,
    daysAgo: 2,
    lines: [orderLine(2, 'drive'), orderLine(20, 'bushing'), orderLine(1, 'armature')],
    purchaseOrder: '2371',
    steps: parcelSteps('', 1).slice(0, 2),
  },
  {
    ...defaultOrderOptions,
    daysAgo: 1,
    lines: [orderLine(1, 'rectifier'), orderLine(2, 'regulator')],
    steps: [{ daysAfterOrder: 0.5, action: 'pay' }],
  },
  { ...defaultOrderOptions, daysAgo: 0.2, lines: [alternatorBrushLine(2)], job: 'Tractor 7, charging', steps: [] },
]

/** The cart lines that the demo customer has set aside for a job. */
export const savedForLaterPlan = {
  job: 'Tractor 7, charging',
  lines: [orderLine(1, 'regulator'), alternatorBrushLine(2), orderLine(2, 'bearing')],
} as const satisfies { job: string; lines: readonly PlannedOrderLine[] }
