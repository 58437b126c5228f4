import type { DeliveryMethod, PaymentMethod } from '#contract/checkout.ts'
import type { ReturnReason } from '#contract/returns.ts'

/** What happened to an order, so many days after it was placed. Steps that are later than today have not happened yet. */
export type Step =
  | { after: number; do: 'pay' | 'pack' | 'deliver' }
  | { after: number; do: 'ship'; carrier: string; tracking: string }
  | { after: number; do: 'cancel'; reason: string }
  | { after: number; do: 'core-shipped' | 'core-received' | 'core-credited' }
  | { after: number; do: 'return'; pieces: number; reason: ReturnReason; note: string }
  | { after: number; do: 'return-approved' | 'return-received' | 'return-refunded' }

export interface Plan {
  daysAgo: number
  address: 'workshop' | 'farm'
  delivery: DeliveryMethod
  payment: PaymentMethod
  /** Pieces of each line; a `core` line is a remanufactured unit with a deposit, one piece. */
  lines: readonly (number | 'core')[]
  job?: string
  purchaseOrder?: string
  coupon?: string
  note?: string
  steps: readonly Step[]
}

const parcel = (tracking: string, pay = 4): Step[] => [
  { after: pay, do: 'pay' },
  { after: pay + 0.2, do: 'pack' },
  { after: pay + 0.3, do: 'ship', carrier: 'Lakes Parcel', tracking },
  { after: pay + 3, do: 'deliver' },
]
const usual = { address: 'workshop', delivery: 'standard', payment: 'invoice' } as const

/** A year of a small workshop's orders, oldest first. */
export const demoPlans: readonly Plan[] = [
  { ...usual, daysAgo: 352, lines: [2, 4, 1], purchaseOrder: '2210', steps: parcel('LP1002207741') },
  {
    ...usual,
    daysAgo: 311,
    lines: ['core', 2],
    job: 'Loader 12, no charge',
    purchaseOrder: '2231',
    steps: [
      ...parcel('LP1002290083'),
      { after: 15, do: 'core-shipped' },
      { after: 19, do: 'core-received' },
      { after: 21, do: 'core-credited' },
    ],
  },
  { ...usual, daysAgo: 276, lines: [1], steps: [{ after: 0.4, do: 'cancel', reason: 'Found one in our own store' }] },
  {
    ...usual,
    daysAgo: 241,
    lines: [10, 6, 2, 1],
    job: 'Forklift line, spring service',
    purchaseOrder: '2264',
    note: 'for truck 4',
    steps: parcel('LP1002401190'),
  },
  {
    ...usual,
    daysAgo: 198,
    lines: [1],
    steps: [
      ...parcel('LP1002488215'),
      { after: 9, do: 'return', pieces: 1, reason: 'does-not-fit', note: 'The plug is the round one, ours is oval.' },
      { after: 10, do: 'return-approved' } as const,
      { after: 15, do: 'return-received' } as const,
      { after: 16, do: 'return-refunded' } as const,
    ],
  },
  {
    ...usual,
    daysAgo: 163,
    address: 'farm',
    delivery: 'express',
    lines: ['core'],
    job: 'Combine 2, starter',
    note: 'harvest, urgent',
    steps: [
      ...parcel('LP1002533809', 0.3),
      { after: 11, do: 'core-shipped' },
      { after: 15, do: 'core-received' },
      { after: 16, do: 'core-credited' },
    ],
  },
  { ...usual, daysAgo: 121, lines: [2, 2, 8], coupon: 'PIT10', purchaseOrder: '2310', steps: parcel('LP1002601442') },
  {
    ...usual,
    daysAgo: 84,
    delivery: 'collection',
    payment: 'collection',
    lines: [1, 3],
    steps: [
      { after: 0.1, do: 'pack' },
      { after: 0.9, do: 'pay' },
      { after: 1, do: 'deliver' },
    ],
  },
  {
    ...usual,
    daysAgo: 47,
    lines: [4, 1],
    job: 'Yard truck, alternator',
    steps: [
      ...parcel('LP1002707716'),
      { after: 40, do: 'return', pieces: 1, reason: 'defective', note: 'Bearing is loud from the first hour.' },
      { after: 41, do: 'return-approved' },
    ],
  },
  {
    ...usual,
    daysAgo: 27,
    lines: ['core', 1],
    purchaseOrder: '2352',
    steps: [...parcel('LP1002744120'), { after: 20, do: 'core-shipped' }],
  },
  { ...usual, daysAgo: 12, lines: ['core', 6], job: 'Tractor 7, charging', steps: parcel('LP1002790035', 1) },
  { ...usual, daysAgo: 4, address: 'farm', lines: ['core'], steps: parcel('LP1002811664', 1.5).slice(0, 3) },
  { ...usual, daysAgo: 2, lines: [2, 20, 1], purchaseOrder: '2371', steps: parcel('', 1).slice(0, 2) },
  { ...usual, daysAgo: 1, lines: [1, 2], steps: [{ after: 0.5, do: 'pay' }] },
  { ...usual, daysAgo: 0.2, lines: [3], job: 'Tractor 7, charging', steps: [] },
]
