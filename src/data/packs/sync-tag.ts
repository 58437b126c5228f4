/** The tag of Periodic Background Sync with which the browser wakes the worker for packs and for the parts needed tomorrow. */
export const PACK_SYNC_TAG = 'packs'
