import type { TenantConfig } from '#contract/config.ts'

/** A shop as `/config.json` names it. */
export const shopConfig: TenantConfig = {
  tenantId: 'volt',
  name: 'Voltwerk',
  tagline: 'Starters and alternators',
  baseUrl: '',
  imageBaseUrl: '/images',
  uploadBaseUrl: '/images',
  logoUrl: '/images/logo.svg',
  accent: { light: '#ffb000', onLight: '#1a1300', dark: '#ffb92e', onDark: '#1a1300' },
  phone: '+1 (555) 010-0199',
  email: 'counter@volt.test',
  chatUrl: 'https://chat.volt.test/',
  address: '1 Bench Road',
  hours: 'Mo to Fr, 7 to 17',
  socials: [
    { name: 'facebook', url: 'https://facebook.test/volt' },
    { name: 'youtube', url: 'https://youtube.test/volt' },
  ],
  payments: ['visa', 'paypal', 'invoice'],
  legal: [{ label: 'Terms', url: '/marketing/page/terms' }],
}
