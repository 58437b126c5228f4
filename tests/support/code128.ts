/**
 * Widths of bar, gap, bar, gap, … of the symbols 0 to 105 and of the stop, as the standard (ISO/IEC 15417) lists them: not taken from the
 * encoder under test.
 */
const WIDTHS = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 ' +
  '223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 ' +
  '112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 ' +
  '311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 ' +
  '122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 ' +
  '214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112'
).split(' ')
const [TO_C, TO_B, TO_A, START_A, START_B, START_C, STOP] = [99, 100, 101, 103, 104, 105, 106]

/** A bar of a barcode in modules. */
interface Bar {
  offsetModules: number
  widthModules: number
}

/** Reads a Code 128 back from its bars, left to right. Throws when start, stop or check symbol is not right. */
export function readCode128(bars: readonly Bar[]): string {
  const runs = bars.flatMap(({ offsetModules, widthModules }, index) => {
    const next = bars[index + 1]
    return next === undefined ? [widthModules] : [widthModules, next.offsetModules - offsetModules - widthModules]
  })
  const values: number[] = []
  for (let at = 0; at < runs.length - 7; at += 6) values.push(WIDTHS.indexOf(runs.slice(at, at + 6).join('')))
  const stop = WIDTHS.indexOf(runs.slice(-7).join(''))
  const [start = -1, ...rest] = values
  const check = rest.pop()
  const sum = rest.reduce((total, value, index) => total + value * (index + 1), start)
  if (stop !== STOP || start < START_A || start > START_C || rest.includes(-1)) throw new Error(`No Code 128: ${runs.join('')}`)
  if (check !== sum % 103) throw new Error(`The check symbol is ${check} and should be ${sum % 103}.`)
  return written(start, rest)
}

function written(start: number, values: readonly number[]): string {
  let set = { [START_A]: 'A', [START_B]: 'B', [START_C]: 'C' }[start] ?? ''
  let text = ''
  for (const value of values) {
    if (set === 'C' && value < 100) text += String(value).padStart(2, '0')
    else if (value === TO_C) set = 'C'
    else if (value === TO_B && set !== 'B') set = 'B'
    else if (value === TO_A && set !== 'A') set = 'A'
    else if (value < 96) text += String.fromCharCode(set === 'A' && value >= 64 ? value - 64 : value + 32)
    else throw new Error(`The symbol ${value} is not for plain text.`)
  }
  return text
}
