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
  'guest adds': number
  'lists handed over': number
  'handovers killed': number
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
  'guest adds': 0,
  'lists handed over': 0,
  'handovers killed': 0,
}
