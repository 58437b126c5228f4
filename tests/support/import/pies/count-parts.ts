import { readPies } from '#server/import/pies/read-pies.ts'

// A process of its own, so that its memory can be limited: says how many parts and numbers a file has, and how often other work had its turn.
const [path] = process.argv.slice(2)
if (path === undefined) throw new Error('Say which file.')
let [parts, numbers, turns] = [0, 0, 0]
const timer = setInterval(() => turns++, 1)
for await (const event of readPies(path, { day: '2026-11-27' })) {
  if (event.type !== 'part') continue
  parts++
  numbers += event.part.numbers?.length ?? 0
}
clearInterval(timer)
process.stdout.write(JSON.stringify({ parts, numbers, turns }))
