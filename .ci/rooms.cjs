// Who may import whom (README, "How it is built"). One line a room: `room` guards local files, `packages` guards npm packages.

/** A file of room `path` may import, of the project's own files, only itself and `may`. */
const room = (name, path, ...may) => ({
  name: `room-${name}`,
  severity: 'error',
  from: { path },
  to: { path: '^(src|sw|tests|\\.ci)/', pathNot: [path, ...may] },
})

/** A file of room `path` may import, of npm, only packages whose path matches one of `may`. */
const packages = (name, path, ...may) => ({
  name: `packages-${name}`,
  severity: 'error',
  from: { path },
  to: { path: 'node_modules/', pathNot: may.map((one) => `node_modules/${one}`) },
})

/** Folders of `path` from the ground up. Of `path`, a folder may import only itself and those named before it. */
const floors = (name, path, ...folders) => [
  {
    name: `floors-${name}`,
    comment: 'A new folder needs its place in the order.',
    severity: 'error',
    from: { path: `${path}[^/]+/`, pathNot: `${path}(${folders.join('|')})/` },
    to: {},
  },
  ...folders.map((folder, at) => ({
    name: `floors-${name}-${folder}`,
    severity: 'error',
    from: { path: `${path}${folder}/` },
    to: { path, pathNot: `${path}(${folders.slice(0, at + 1).join('|')})/` },
  })),
]

const noNode = (name, path) => ({ name: `world-${name}`, severity: 'error', from: { path }, to: { dependencyTypes: ['core'] } })

const contract = '^src/contract/'
const search = '^src/search/'
const drawings = '^src/drawings/'
const data = '^src/data/'
const server = '^src/server/'
const inServer = (rooms) => `^src/server/(${rooms})/`
const front = (feature, ...files) => `^src/server/${feature}/(${files.join('|')})\\.ts$`
const mailFront = front('mail', 'post', 'outbox', 'letters/.*')
const catalogueFront = front('catalogue', 'ask', 'cards', 'promoted', 'stock-state')
/** The refusal of a call that names a part which is not sold. */
const partNotFound = '^src/search/catalogue/part-not-found-error\\.ts$'
const cartFront = front('cart', 'changes', 'orderable', 'queries', 'pricing')
const addressesFront = front('addresses', 'queries', 'address-of')
const favouritesFront = front('favourites', 'queries')
const viewsFront = front('views', 'queries')
const ordersFront = front(
  'orders',
  ...['events/events', 'events/hooks', 'order-of', 'order-rows', 'parcels', 'payment-provider', 'payments', 'refunds/refunds'],
)
/** The ledger of points: whoever earns, spends or shows them asks here. */
const rewardsFront = front('rewards', 'ledger')
const couponsFront = front('coupons', 'coupons', 'give')
const giftsFront = front('gifts', 'claim', 'tables')
const lotteryFront = front('lottery', 'award', 'lotteries', 'set-up')
const hasher = front('account', 'ask')
/**
 * What the ways of paying and the hooks of orders come together in, the environment, and what a handler gets: three of the files at the
 * server's top.
 */
const [trade, env, serverAsk] = ['trade', 'env', 'ask'].map((name) => `^src/server/${name}\\.ts$`)
const app = '^src/app/'
const state = '^src/app/state/'
const hooks = '^src/app/hooks/'
const i18n = '^src/app/i18n/'
const proof = '^src/app/proof/'
const ui = '^src/app/ui/'
const shell = '^src/app/shell/'
const screens = '^src/app/screens/'
const routes = '^src/app/routes/'
const styles = '^src/(app/styles|styled-system)/'
const config = '^src/app/(?:config|sale|shop-days)\\.ts$'
const addresses = '^src/app/routes/(leave|guard)\\.ts$'
const react = 'react(-dom)?/'
const lingui = '@lingui/'
/** Components that ask the catalogue something by hand, each by a choice or a text that is no address; and what reads loads. */
const byHand = [
  '^src/app/hooks/(use-load|use-number-list)\\.ts$',
  '^src/app/hooks/delivery/use-delivery\\.ts$',
  '^src/app/hooks/compare/use-compared-parts\\.ts$',
  '^src/app/screens/part/(PartScreen|PartAbsent|Totals)\\.tsx$',
  '^src/app/shell/lazy/vehicle/',
]
const valtioVanilla = 'valtio/(esm/)?vanilla'

module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import', 'type-only'] } },
    },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^virtual:' } },

    room('contract', contract),
    packages(
      'contract',
      contract,
      'valibot',
      'localized-address-format',
      'validator',
      '@types/validator',
      'postcode-validator',
      'libphonenumber-js',
    ),
    noNode('contract', contract),

    // Without I/O: asked by server, page and worker alike.
    room('search', search, contract),
    packages('search', search),
    noNode('search', search),
    room('drawings', drawings, contract),
    packages('drawings', drawings),
    noNode('drawings', drawings),

    room('server', server, search, drawings, contract),
    packages(
      'server',
      server,
      'hono/',
      '@hono/',
      'kysely',
      'lru-cache',
      'piscina',
      'pg/',
      '@types/pg/',
      '@electric-sql/pglite',
      'valibot',
      '@lingui/core',
      '@lingui/message-utils',
      'pofile',
      '@valibot/',
      'cli-progress',
      '@types/cli-progress',
      'nodemailer',
      '@types/nodemailer',
      'commander',
      'argon2',
      'stripe',
      'web-push',
      '@types/web-push',
      'svg-captcha',
      '@zxcvbn-ts/language-common',
      'altcha-lib',
      '@resvg/resvg-js',
      'mdast-util-from-markdown',
      'csv-parse',
      'html-to-text/',
      '@types/html-to-text/',
      'saxes',
      '@types/yauzl/',
      'yauzl',
      'chardet',
      'sharp',
      'temporal-polyfill',
    ),

    // The server's rooms, floor by floor: none imports one that is named further down, and of another feature only what that holds out
    // (`front`). Nothing but the files at its top (app.ts, main.ts, cli.ts …) knows all of them. The operator's commands and the demo act
    // through all that orders can do.
    room('server-db', inServer('db'), contract),
    room('server-kernel', inServer('kernel'), inServer('db'), contract),
    room('server-mail', inServer('mail'), inServer('kernel|db'), contract),
    room('server-account', inServer('account'), mailFront, inServer('kernel|db'), contract),
    room('server-addresses', inServer('addresses'), inServer('kernel|db'), contract),
    room('server-catalogue', inServer('catalogue'), inServer('kernel|db'), search, drawings, contract),
    room('server-packs', inServer('packs'), front('catalogue', 'index/.*'), inServer('kernel|db'), search, contract),
    room('server-cart', inServer('cart'), catalogueFront, partNotFound, inServer('kernel|db'), contract),
    room('server-rewards', inServer('rewards'), inServer('kernel|db'), contract),
    room('server-favourites', inServer('favourites'), catalogueFront, inServer('kernel|db'), contract),
    room('server-garage', inServer('garage'), inServer('kernel|db'), contract),
    room('server-views', inServer('views'), catalogueFront, inServer('kernel|db'), contract),
    room('server-coupons', inServer('coupons'), inServer('kernel|db'), contract),
    room('server-gifts', inServer('gifts'), rewardsFront, couponsFront, inServer('kernel|db'), contract),
    room('server-lottery', inServer('lottery'), rewardsFront, couponsFront, giftsFront, addressesFront, inServer('kernel|db'), contract),
    room(
      'server-orders',
      inServer('orders'),
      rewardsFront,
      couponsFront,
      cartFront,
      catalogueFront,
      addressesFront,
      mailFront,
      inServer('kernel|db'),
      contract,
    ),
    room(
      'server-pages',
      inServer('pages'),
      front('orders', 'terms'),
      front('account', 'captcha/captcha', 'ask'),
      mailFront,
      inServer('kernel|db'),
      contract,
    ),
    room('server-promotions', inServer('promotions'), catalogueFront, inServer('kernel|db'), contract),
    room('server-payments', inServer('payments'), ordersFront, inServer('kernel|db'), contract),
    room('server-push', inServer('push'), ordersFront, mailFront, inServer('kernel|db'), contract),
    room(
      'server-stock-watch',
      inServer('stock-watch'),
      front('account', 'captcha/captcha', 'ask'),
      front('push', 'keys', 'send', 'subscriptions'),
      catalogueFront,
      mailFront,
      inServer('kernel|db'),
      contract,
    ),
    room(
      'server-http',
      inServer('http'),
      serverAsk,
      front('catalogue', 'index/catalogue-now'),
      search,
      inServer('kernel|db'),
      drawings,
      contract,
    ),
    room('server-import', inServer('import'), inServer('kernel|db'), search, contract),
    ...floors('engine', '^src/server/import/engine/', 'run', 'results', 'match', 'stage', 'repeats', 'plan', 'switch', 'undo'),
    room(
      'server-export',
      inServer('export'),
      front('catalogue', 'promoted', 'stock-state'),
      front('import', 'engine/plan/part/part-words'),
      search,
      inServer('kernel|db'),
      contract,
    ),
    room('server-backup', inServer('backup'), inServer('kernel|db'), contract),
    room(
      'server-demo',
      inServer('demo'),
      trade,
      hasher,
      inServer('orders|rewards|coupons|pages|kernel|db'),
      giftsFront,
      front('catalogue', 'tables'),
      lotteryFront,
      cartFront,
      addressesFront,
      favouritesFront,
      viewsFront,
      contract,
    ),
    room(
      'server-cli',
      inServer('cli'),
      trade,
      env,
      front('mail', 'smtp'),
      search,
      // The contrast of two colours.
      '^src/drawings/signal\\.ts$',
      inServer('backup|export|import|payments|orders|promotions|rewards|coupons|gifts|lottery|pages|packs|kernel|db'),
      catalogueFront,
      contract,
    ),

    room('data', data, search, contract),
    packages('data', data, 'idb', 'valibot'),
    noNode('data', data),

    room('sw', '^sw/', data, search, drawings, contract),
    packages('sw', '^sw/', 'workbox-', 'valibot'),
    noNode('sw', '^sw/'),

    room('proof', proof, contract),
    packages('proof', proof, 'altcha-lib', '@noble/hashes/'),
    room('state', state, proof, data, contract, config),
    packages('state', state, valtioVanilla, 'valibot', 'workbox-window'),
    ...floors(
      'state',
      state,
      ...[
        'page',
        'session',
        'captcha',
        'catalogue',
        'worker',
        'questions',
        'rewards',
        'lottery',
        'download',
        'poster',
        'views',
        'compare',
        'old-unit',
        'cart',
        'parts-list',
      ],
      ...[
        'account',
        'outbox',
        'addresses',
        'delivery',
        'stock-watch',
        'orders',
        'cart-changes',
        'checkout',
        'favourites',
        'garage',
        'packs',
        'quick-order',
      ],
      'start',
    ),
    room('hooks', hooks, state, contract, config),
    packages('hooks', hooks, react, '@types/react', 'valtio', 'wouter'),
    room('i18n', i18n, contract, '^locales/'),
    packages('i18n', i18n, lingui),
    room('ui', ui, drawings, i18n, hooks, styles, contract, config, addresses),
    packages('ui', ui, react, '@types/react', lingui, 'wouter', 'jsbarcode', 'lean-qr'),
    room('shell', shell, ui, hooks, state, i18n, styles, addresses, contract, config),
    packages('shell', shell, react, '@types/react', lingui, 'wouter'),
    {
      ...room('screens', '^src/app/screens/([^/]+)/', ui, hooks, state, i18n, styles, addresses, contract, config),
      to: {
        path: '^(src|sw|tests|\\.ci)/',
        pathNot: ['^src/app/screens/$1/', ui, hooks, state, i18n, styles, addresses, contract, config],
      },
    },
    packages('screens', screens, react, '@types/react', lingui, 'wouter'),
    {
      name: 'screens-are-lazy',
      severity: 'error',
      from: { path: app, pathNot: screens },
      to: { path: screens, dependencyTypesNot: ['dynamic-import'] },
    },
    {
      name: 'only-the-route-table-names-screens',
      severity: 'error',
      from: { path: app, pathNot: [screens, '^src/app/routes/table\\.tsx?$'] },
      to: { path: screens },
    },
    {
      name: 'drawings-are-lazy-in-the-app',
      severity: 'error',
      from: { path: app },
      to: { path: drawings, dependencyTypesNot: ['dynamic-import'] },
    },
    {
      name: 'asked-by-row',
      comment: 'What a page asks is in its row of contract/loads, read by useLoad. By hand ask: what goes by a choice, and what stands in.',
      severity: 'error',
      from: { path: '^src/app/(screens|shell|ui|hooks)/', pathNot: byHand },
      to: { path: '^src/app/state/catalogue/catalogue\\.ts$' },
    },
    room('routes', routes, screens, shell, ui, hooks, state, i18n, styles, contract, config),
    room('app', '^src/app/[^/]+$', app, data, contract, styles),
    packages('routes', routes, react, '@types/react', lingui, 'valibot', 'wouter', valtioVanilla),
    packages('app', '^src/app/[^/]+$', react, '@types/react', lingui, 'wouter', 'valtio', 'valibot'),
    noNode('app', app),
  ],
  options: {
    tsConfig: { fileName: 'src/tsconfig.json' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    doNotFollow: { path: 'node_modules|src/styled-system' },
    exclude: { path: '\\.(css|po)$|^src/styled-system/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'browser', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  },
}
