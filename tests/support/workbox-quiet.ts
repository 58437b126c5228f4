// Workbox names the global object `self`, which Node does not, and tells developers on the console what it does. Import this before
// whatever imports Workbox.
Object.assign(globalThis, { self: globalThis, __WB_DISABLE_DEV_LOGS: true })
