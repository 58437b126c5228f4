import { toJsonSchema } from '@valibot/to-json-schema'
import { ShopFile } from './shop-file.ts'

/** An example of `shop.json` with every field. `open --sample` prints it. */
export const sampleShop: Omit<ShopFile, 'logo' | 'pages'> & { logo: string; pages: ShopFile['pages'] } = {
  id: 'lakeside',
  name: 'Lakeside Parts',
  hosts: ['parts.lakeside.example'],
  tagline: 'Starters and alternators from the lake shore',
  accent: '#0b5f73',
  logo: '',
  contact: {
    phone: '+1 414 555 0133',
    email: 'counter@lakeside.example',
    address: '12 Harbor Road, Milwaukee, WI 53202, USA',
    hours: 'Monday to Friday 8:00 to 17:00',
    chat: '',
  },
  country: 'US',
  timeZone: 'America/Chicago',
  languages: ['en-US', 'de'],
  pages: {},
  taxes: [{ country: 'US', region: 'WI', name: 'Wisconsin sales tax', rate: 5.5, onShipping: true }],
  deliveries: [
    {
      method: 'standard',
      countries: ['US'],
      steps: [
        { upToLb: 2, price: 8.95 },
        { upToLb: 30, price: 19.95 },
      ],
      freeFrom: 250,
      days: [3, 5],
    },
    {
      method: 'standard',
      name: 'Air parcel',
      countries: ['CA', 'MX'],
      steps: [{ upToKg: 10, price: 39 }],
      days: [5, 9],
      hint: 'Duties are paid on arrival.',
    },
  ],
  counter: { region: 'WI', hint: '12 Harbor Road, Milwaukee' },
  orderPrefix: 'LP',
  payments: ['invoice', 'collection'],
  invoiceDays: 14,
  bank: ['Lakeside Parts LLC', 'Lakefront Bank', 'Routing 000000000', 'Account 0000 0000 00'],
  taxId: '00-0000000',
  soldOut: 'back-order',
}

/** Returns the JSON Schema of `shop.json`, with which editors complete and check the file. */
export const shopSchema = (): object => toJsonSchema(ShopFile, { typeMode: 'input', errorMode: 'ignore', target: 'draft-2020-12' })
