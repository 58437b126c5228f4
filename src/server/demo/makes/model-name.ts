/** Names of model lines that only group a make's list and are not part of the model's name. */
const modelGroupHeadings = new Set([
  'Excavators',
  'Backhoe loaders',
  'Skid steers',
  'Dozers',
  'Wheel loaders',
  'Haul trucks',
  'Dump trucks',
  'Compact excavators',
  'Mini excavators',
  'Engines',
  'Vintage',
  'Utility',
  'Thousand',
  'Ten',
  'Single',
  'V-twin',
  'Front mowers',
  'Petrol V6, V8',
  'Classic',
  'Micro',
])

/** Returns the usual name of a model: `Corolla E100`, but `EX200-5` and not `EX EX200-5`. */
export function composeModelName(applicationId: string, line: string, variant: string): string {
  if (variant === '') return line
  if (applicationId === '1' || applicationId === '8') return `${line} ${variant}`
  const head = line.split(/[ ,]/)[0] ?? line
  const isNamed =
    modelGroupHeadings.has(line) ||
    (/^\d+$/.test(line) && /\d/.test(variant)) ||
    variant.startsWith(head) ||
    (head.length <= 3 && variant.includes(head))
  return isNamed ? variant : `${line} ${variant}`
}
