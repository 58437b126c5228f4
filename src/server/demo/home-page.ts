import type { AdvertisementTable, KeywordTable } from '#server/db/tables.ts'
import type { RowWithoutTenantId } from './demo-rows.ts'

/** Returns the rows of popular searches. The words are given most frequent first. */
export const popularSearchRows = (words: readonly string[]): RowWithoutTenantId<KeywordTable>[] =>
  words.map((word, at) => ({ word, sort_num: at + 1 }))

export const generalKeywords = [
  'Toyota starter',
  '12V 110A',
  'Bosch',
  '24V starter',
  'Solenoid',
  'Bearing 6203',
  '39MT',
  'Voltage regulator',
  '6PK pulley',
  'Bobcat',
]
export const harborKeywords = [
  'MerCruiser',
  'Yanmar',
  'Trim motor',
  'John Deere',
  'Perkins',
  'Solenoid',
  'Bearing 6203',
  '12V starter',
  'Massey Ferguson',
  'Drive assembly',
]

export const demoAdvertisements: RowWithoutTenantId<AdvertisementTable>[] = [
  {
    id: 'fresh',
    title: 'Fresh on the shelf',
    text: 'Units and parts that came in over the last weeks.',
    href: '/prod/s/new',
    picture: 'fresh',
    tone: 'accent',
    sort_num: 1,
  },
  {
    id: 'core',
    title: 'Your old unit is worth money',
    text: 'Send the core back: we inspect it and give you the deposit again.',
    href: '/marketing/page/core-returns',
    picture: 'core',
    tone: 'ink',
    sort_num: 2,
  },
  {
    id: 'offline',
    title: 'No signal in the pit? No matter',
    text: 'What you looked at stays on this device, with data, drawings and applications.',
    href: '/marketing/page/offline',
    picture: 'offline',
    tone: 'plain',
    sort_num: 3,
  },
  {
    id: 'kits',
    title: 'Overhaul in an hour',
    text: 'Brushes, bearings and seals in one bag, matched to the unit.',
    href: '/prod/cat/c3/0/93',
    picture: 'kits',
    tone: 'plain',
    sort_num: 4,
  },
]
