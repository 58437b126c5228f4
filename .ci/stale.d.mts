export const built: string
export const isStale: () => boolean
