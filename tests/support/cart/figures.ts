/** What happened in one schedule, or in many. */
export interface Figures {
  intents: number
  applied: number
  requests: number
  drops: number
  duplicates: number
  late: number
  kills: number
  expired: number
  restarts: number
}

export const noFigures: Figures = {
  intents: 0,
  applied: 0,
  requests: 0,
  drops: 0,
  duplicates: 0,
  late: 0,
  kills: 0,
  expired: 0,
  restarts: 0,
}
