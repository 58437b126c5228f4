import type { Tone } from './materials.ts'
import type { Across, Point3 } from './projection.ts'

/** An edge of a wall between a near and a far outline; no tone where the wall turns away from the eye. */
export interface Edge {
  from: Across
  to: Across
  farFrom: Across
  farTo: Across
  normal: Point3
  tone: Tone | undefined
}

export interface Strip {
  tone: Tone
  near: Across[]
  far: Across[]
}

/** Neighbouring edges of one tone, as one strip; of a faceted body every edge that turns more than a little is a strip of its own. */
export function stripsOf(edges: readonly Edge[], faceted: boolean): Strip[] {
  const start = edges.findIndex((e, i) => e.tone !== edges[(i + edges.length - 1) % edges.length]?.tone)
  const strips: Strip[] = []
  let last: Edge | undefined
  for (let i = 0; i < edges.length; i++) {
    const edge = edges[(Math.max(0, start) + i) % edges.length]
    if (!edge) continue
    const current = strips.at(-1)
    const smooth = !faceted || (last !== undefined && last.normal.y * edge.normal.y + last.normal.z * edge.normal.z > 0.8)
    if (edge.tone !== undefined && edge.tone === last?.tone && current && smooth) {
      current.near.push(edge.to)
      current.far.push(edge.farTo)
    } else if (edge.tone !== undefined) strips.push({ tone: edge.tone, near: [edge.from, edge.to], far: [edge.farFrom, edge.farTo] })
    last = edge
  }
  return strips
}
