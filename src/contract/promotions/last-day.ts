/**
 * The last day on which a promotion runs, `2026-11-30`, of the moment at which it ends (ISO 8601). In UTC, as the shop's owner said it: the
 * same on the server and on every device.
 */
export const lastDay = (until: string): string => new Date(Date.parse(until) - 1).toISOString().slice(0, 10)
