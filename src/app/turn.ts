/** The next turn of the page: what waits for it lets a press or a frame go first. */
export const turn = () => new Promise<void>((begins) => setTimeout(begins))
