/** Returns the path of a part's picture below the image base URL (contract/config.ts resolves the path). */
export const pictureUrl = (mcode: string, kind: string): string => `/part/${mcode}/${kind}.svg`
