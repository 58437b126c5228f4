/** What the system adds to the address of the start page when something is shared with the installed shop: the manifest names these, the app reads them. */
export const SHARED = { title: 'share-title', text: 'share-text', url: 'share-url' } as const

/** Added to it by the shortcut "Search": the search box has the focus. */
export const TO_SEARCH = 'search'
