/**
 * Pages of Chromium's own address bar, which it loads anew for every window although nobody sees it: some 300 files, on the processor that
 * a test needs and a bench measures with.
 */
export const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'OmniboxAimPopup'] as const

/** What Playwright turns off. Of two lists the browser takes the last, so it stands in ours. */
export const OFF_BY_PLAYWRIGHT = [
  ...['AimEnabled', 'AvoidCorsURLLoaderRestartOnRedirect', 'AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose'],
  ...['HttpsFirstBalancedModeAutoEnable', 'HttpsUpgrades', 'LensOverlay', 'MediaRouter', 'NetworkTimeServiceQuerying'],
  ...['OptimizationHints', 'PaintHolding', 'PreconnectToSearch', 'ThirdPartyStoragePartitioning'],
] as const

/** What a bench starts Chromium with by Playwright: nothing less than usual but the address bar's pages. */
export const benchArgs = ['--no-sandbox', `--disable-features=${[...ADDRESS_BAR, ...OFF_BY_PLAYWRIGHT].join()}`]
