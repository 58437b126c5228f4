/** The tag of Periodic Background Sync under which the browser wakes the worker for packs, and for what is to be ready tomorrow. */
export const PACK_SYNC_TAG = 'packs'
