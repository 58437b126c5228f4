import { TimedFinder, type TimedSteps } from './timed-finder.ts'

// What the page of the bench runs: `timeSteps` is called by its name from outside (print-finder.ts).

async function timeSteps(kind: string, times: number): Promise<TimedSteps> {
  const [segment, rows] = await Promise.all([fetch('/segment'), fetch('/rows')])
  return new TimedFinder(new Uint8Array(await segment.arrayBuffer()), await rows.json()).timeSteps(kind, times)
}

Object.assign(globalThis, { timeSteps })
