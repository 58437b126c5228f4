import type { TenantConfig } from '#contract/config.ts'

/** The settings of /config.json other than a tenant's id, name and URLs. */
export type DemoBranding = Omit<
  TenantConfig,
  'tenantId' | 'name' | 'baseUrl' | 'imageBaseUrl' | 'uploadBaseUrl' | 'logoUrl' | 'shareTenantId'
>

const legalLinks = [
  { label: 'Warranty', url: '/marketing/page/warranty' },
  { label: 'Core Returns', url: '/marketing/page/core-returns' },
  { label: 'Terms', url: '/marketing/page/terms' },
  { label: 'Privacy', url: '/marketing/page/privacy' },
  { label: 'Imprint', url: '/marketing/page/contact' },
]

const germanLegalLinks = [
  { label: 'Garantie', url: '/marketing/page/warranty' },
  { label: 'Altteilpfand', url: '/marketing/page/core-returns' },
  { label: 'AGB', url: '/marketing/page/terms' },
  { label: 'Datenschutz', url: '/marketing/page/privacy' },
  { label: 'Impressum', url: '/marketing/page/contact' },
]

export const generalBranding: DemoBranding = {
  tagline: 'Starters, alternators and every part inside them',
  accent: { light: '#f5a300', onLight: '#1f1500', dark: '#ffb52e', onDark: '#1f1500' },
  phone: '+1 (414) 555-0142',
  email: 'counter@crankworks.example',
  chatUrl: 'mailto:counter@crankworks.example?subject=Question%20about%20a%20part',
  address: '2210 Foundry Street, Milwaukee, WI 53204, USA',
  hours: 'Monday to Friday 7:30 to 18:00, Saturday 8:00 to 13:00 (Central)',
  socials: [
    { name: 'facebook', url: 'https://facebook.example/crankworks' },
    { name: 'instagram', url: 'https://instagram.example/crankworks' },
    { name: 'youtube', url: 'https://youtube.example/@crankworks' },
    { name: 'linkedin', url: 'https://linkedin.example/company/crankworks' },
  ],
  // Card companies whose cards are accepted: at the counter and, if Stripe is configured, on Stripe's pages.
  payments: ['visa', 'mastercard', 'amex'],
  legal: legalLinks,
  words: {
    de: {
      tagline: 'Anlasser, Lichtmaschinen und jedes Teil darin',
      hours: 'Montag bis Freitag 7:30 bis 18:00, Samstag 8:00 bis 13:00 (Central Time)',
      legal: germanLegalLinks,
    },
  },
}

export const harborBranding: DemoBranding = {
  tagline: 'Rotating electrics for boats and tractors',
  accent: { light: '#0b5f73', onLight: '#ffffff', dark: '#5cc3d9', onDark: '#04222a' },
  phone: '+1 (207) 555-0187',
  email: 'desk@harborandfield.example',
  chatUrl: 'mailto:desk@harborandfield.example?subject=Question%20about%20a%20part',
  address: '14 Slipway Road, Rockland, ME 04841, USA',
  hours: 'Monday to Friday 7:00 to 17:00 (Eastern)',
  socials: [
    { name: 'facebook', url: 'https://facebook.example/harborandfield' },
    { name: 'youtube', url: 'https://youtube.example/@harborandfield' },
  ],
  payments: ['visa', 'mastercard'],
  legal: legalLinks,
  words: {
    de: {
      tagline: 'Anlasser und Lichtmaschinen für Boote und Traktoren',
      hours: 'Montag bis Freitag 7:00 bis 17:00 (Eastern Time)',
      legal: germanLegalLinks,
    },
  },
}
