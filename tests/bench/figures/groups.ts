/** What figures are measured in, one after the other. Those of a running shop come first, those that want it closed behind them. */
export const groups = [
  'pages',
  'detail',
  'mixed',
  'cart',
  'memory',
  'script',
  'lighthouse',
  'presses',
  'index',
  'search',
  'import',
  'wake',
] as const
export type Group = (typeof groups)[number]

/** What `quick` measures: no browser is needed. */
export const quickGroups: readonly Group[] = ['pages', 'detail', 'mixed', 'cart', 'memory', 'index', 'search', 'import']
