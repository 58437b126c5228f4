// Loaded into the server that is measured (node --import): tells the bench, over the channel between the two processes, how long its event
// loop was blocked and how much memory it holds. Plain JavaScript, because servers of other revisions load it too.
import { monitorEventLoopDelay } from 'node:perf_hooks'

const RESOLUTION_MS = 2
const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
delay.enable()
process.on('message', (said) => {
  if (said === 'reset') delay.reset()
  if (said === 'tell') process.send?.({ longestMs: Math.max(0, delay.max / 1e6 - RESOLUTION_MS), bytes: process.memoryUsage().rss })
})
process.channel?.unref()
