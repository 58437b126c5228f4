/** Application categories and regions (specification, section 1). `title` is how header and drawer show them. */
export const applications = [
  { id: '1', name: 'Automotive', title: /*i18n*/ 'Automotive' },
  { id: '2', name: 'Truck', title: /*i18n*/ 'Trucks' },
  { id: '3', name: 'Agriculture', title: /*i18n*/ 'Agriculture' },
  { id: '4', name: 'Construction', title: /*i18n*/ 'Industrial & Construction' },
  { id: '5', name: 'Forklift', title: /*i18n*/ 'Forklift' },
  { id: '6', name: 'Marine', title: /*i18n*/ 'Marine' },
  { id: '7', name: 'Lawn & Gar', title: /*i18n*/ 'Lawn & Gar' },
  { id: '8', name: 'Hi-Performance', title: /*i18n*/ 'Hi-Performance' },
  { id: '9', name: 'EV', title: /*i18n*/ 'EV' },
] as const

export const regions = [
  { id: '1', name: /*i18n*/ 'Europe' },
  { id: '2', name: /*i18n*/ 'North America' },
  { id: '3', name: /*i18n*/ 'Japan' },
  { id: '4', name: /*i18n*/ 'Korean' },
  { id: '5', name: /*i18n*/ 'China' },
  { id: '6', name: /*i18n*/ 'Other' },
] as const
