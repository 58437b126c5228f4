import type { PaymentMethod } from '#contract/checkout/checkout.ts'
import type { DeliveryMethod } from '#contract/delivery/delivery-terms.ts'
import type { ReturnReason } from '#contract/orders/returns/returns.ts'
import type { PartType } from '#contract/part/part-types.ts'

/** An event of a demo order, `after` days after the order was placed. Events in the future are left out. */
export type OrderStep =
  | { after: number; do: 'pay' | 'pack' | 'deliver' }
  | { after: number; do: 'ship'; carrier: string; tracking: string }
  | { after: number; do: 'cancel'; reason: string }
  | { after: number; do: 'core-shipped' | 'core-received' | 'core-credited' }
  | { after: number; do: 'return'; pieces: number; reason: ReturnReason; note: string }
  | { after: number; do: 'return-approved' | 'return-received' | 'return-refunded' }

/** A line of a demo order: the kind of part, and how many pieces. */
export interface PlannedLine {
  of: readonly PartType[]
  qty: number
  /** The sub-category of the part, if the order is for a certain kind of machine. */
  shelf?: string
  /** Present if the part is a remanufactured unit with a core charge. */
  core?: true
}

export interface OrderPlan {
  daysAgo: number
  address: 'workshop' | 'farm'
  delivery: DeliveryMethod
  payment: PaymentMethod
  lines: readonly PlannedLine[]
  job?: string
  purchaseOrder?: string
  coupon?: string
  note?: string
  steps: readonly OrderStep[]
}

const parcelSteps = (tracking: string, pay = 4): OrderStep[] => [
  { after: pay, do: 'pay' },
  { after: pay + 0.2, do: 'pack' },
  { after: pay + 0.3, do: 'ship', carrier: 'Lakes Parcel', tracking },
  { after: pay + 3, do: 'deliver' },
]
const orderLine = (qty: number, ...of: PartType[]): PlannedLine => ({ of, qty })
const remanUnitLine = (type: 'starter' | 'alternator', shelf: string): PlannedLine => ({ of: [type], qty: 1, shelf, core: true })
const alternatorBrushLine = (qty: number): PlannedLine => ({ of: ['brushSet'], qty, shelf: '414' })
const usualOrderFacts = { address: 'workshop', delivery: 'standard', payment: 'invoice' } as const

/** The orders of a small workshop during a year, oldest first. */
export const demoPlans: readonly OrderPlan[] = [
  {
    ...usualOrderFacts,
    daysAgo: 352,
    lines: [orderLine(2, 'solenoid'), orderLine(4, 'bearing'), orderLine(1, 'regulator')],
    purchaseOrder: '2210',
    coupon: 'WELCOME5',
    steps: parcelSteps('LP1002207741'),
  },
  {
    ...usualOrderFacts,
    daysAgo: 311,
    lines: [remanUnitLine('alternator', '206'), orderLine(2, 'plugLead')],
    job: 'Loader 12, no charge',
    purchaseOrder: '2231',
    steps: [
      ...parcelSteps('LP1002290083'),
      { after: 15, do: 'core-shipped' },
      { after: 19, do: 'core-received' },
      { after: 21, do: 'core-credited' },
    ],
  },
  {
    ...usualOrderFacts,
    daysAgo: 276,
    lines: [orderLine(1, 'drive')],
    steps: [{ after: 0.4, do: 'cancel', reason: 'Found one in our own store' }],
  },
  {
    ...usualOrderFacts,
    daysAgo: 241,
    lines: [{ ...orderLine(10, 'brushSet'), shelf: '306' }, orderLine(6, 'bearing'), orderLine(2, 'solenoid'), orderLine(1, 'relay')],
    job: 'Forklift line, spring service',
    purchaseOrder: '2264',
    note: 'for truck 4',
    steps: parcelSteps('LP1002401190'),
  },
  {
    ...usualOrderFacts,
    daysAgo: 198,
    lines: [orderLine(1, 'regulator')],
    steps: [
      ...parcelSteps('LP1002488215'),
      { after: 9, do: 'return', pieces: 1, reason: 'does-not-fit', note: 'The plug is the round one, ours is oval.' },
      { after: 10, do: 'return-approved' } as const,
      { after: 15, do: 'return-received' } as const,
      { after: 16, do: 'return-refunded' } as const,
    ],
  },
  {
    ...usualOrderFacts,
    daysAgo: 163,
    address: 'farm',
    delivery: 'express',
    lines: [remanUnitLine('starter', '105')],
    job: 'Combine 2, starter',
    note: 'harvest, urgent',
    steps: [
      ...parcelSteps('LP1002533809', 0.3),
      { after: 11, do: 'core-shipped' },
      { after: 15, do: 'core-received' },
      { after: 16, do: 'core-credited' },
    ],
  },
  {
    ...usualOrderFacts,
    daysAgo: 121,
    lines: [orderLine(2, 'drive'), orderLine(2, 'solenoid'), orderLine(8, 'bearing')],
    coupon: 'PIT10',
    purchaseOrder: '2310',
    steps: parcelSteps('LP1002601442'),
  },
  {
    ...usualOrderFacts,
    daysAgo: 84,
    delivery: 'collection',
    payment: 'collection',
    lines: [orderLine(1, 'switch', 'relay'), orderLine(3, 'bearing')],
    steps: [
      { after: 0.1, do: 'pack' },
      { after: 0.9, do: 'pay' },
      { after: 1, do: 'deliver' },
    ],
  },
  {
    ...usualOrderFacts,
    daysAgo: 47,
    lines: [orderLine(2, 'bearing'), orderLine(1, 'alternatorRepairKit')],
    job: 'Yard truck, alternator',
    steps: [
      ...parcelSteps('LP1002707716'),
      { after: 40, do: 'return', pieces: 1, reason: 'defective', note: 'Bearing is loud from the first hour.' },
      { after: 41, do: 'return-approved' },
    ],
  },
  {
    ...usualOrderFacts,
    daysAgo: 27,
    lines: [remanUnitLine('starter', '101'), orderLine(1, 'relay')],
    purchaseOrder: '2352',
    steps: [...parcelSteps('LP1002744120'), { after: 20, do: 'core-shipped' }],
  },
  {
    ...usualOrderFacts,
    daysAgo: 12,
    lines: [remanUnitLine('alternator', '205'), orderLine(2, 'bearing')],
    job: 'Tractor 7, charging',
    steps: parcelSteps('LP1002790035', 1),
  },
  {
    ...usualOrderFacts,
    daysAgo: 4,
    address: 'farm',
    lines: [remanUnitLine('starter', '105')],
    steps: parcelSteps('LP1002811664', 1.5).slice(0, 3),
  },
  {
    ...usualOrderFacts,
    daysAgo: 2,
    lines: [orderLine(2, 'drive'), orderLine(20, 'bushing'), orderLine(1, 'armature')],
    purchaseOrder: '2371',
    steps: parcelSteps('', 1).slice(0, 2),
  },
  { ...usualOrderFacts, daysAgo: 1, lines: [orderLine(1, 'rectifier'), orderLine(2, 'regulator')], steps: [{ after: 0.5, do: 'pay' }] },
  { ...usualOrderFacts, daysAgo: 0.2, lines: [alternatorBrushLine(2)], job: 'Tractor 7, charging', steps: [] },
]

/** The cart lines that the demo customer has set aside for a job. */
export const savedForLaterPlan = {
  job: 'Tractor 7, charging',
  lines: [orderLine(1, 'regulator'), alternatorBrushLine(2), orderLine(2, 'bearing')],
} as const satisfies { job: string; lines: readonly PlannedLine[] }
