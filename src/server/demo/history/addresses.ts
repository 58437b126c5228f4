import type { PostalAddress } from '#contract/addresses/address.ts'

/**
 * The addresses of the demo customer. Their ids are fixed, so that a device recognises them after the database was deleted and filled with
 * the demo again.
 */
export const demoAddresses = {
  workshop: {
    id: '3f6c1f04-5d0e-4a57-9a0b-6d1c2e8f7a01',
    address: {
      name: 'Demo Customer',
      company: 'Armature Demo Workshop',
      phone: '+1 414 555 0119',
      country: 'US',
      lines: ['418 South Pier Street', 'Gate 3'],
      city: 'Milwaukee',
      region: 'WI',
      postcode: '53204',
      vatId: '',
    },
  },
  farm: {
    id: '8b2d7c90-1e43-4c2b-8f65-0a9be4d3c702',
    address: {
      name: 'Demo Customer',
      company: 'Prairie Line Farm',
      phone: '+1 515 555 0172',
      country: 'US',
      lines: ['22840 County Road E57'],
      city: 'Ames',
      region: 'IA',
      postcode: '50014',
      vatId: '',
    },
  },
} satisfies Record<string, { id: string; address: PostalAddress }>
