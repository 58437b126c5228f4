import { type LabelFacts, planLabel } from './label-plan.ts'

/** A label, in millimetres of the surrounding drawing, black on white in both themes. */
export function Label({ facts, width, height }: { facts: LabelFacts; width: number; height: number }) {
  const { edge, number, lines, qr, bars } = planLabel(facts, { width, height })
  return (
    <g data-label={facts.number}>
      <text x={edge} y={number.y} fontSize={number.size} fontWeight="700" fontFamily={NUMBERS} fill="#000">
        {number.text}
      </text>
      {lines.map(({ text, y, size }) => (
        <text key={y} x={edge} y={y} fontSize={size} fontFamily={WORDS} fill="#000">
          {text}
        </text>
      ))}
      <path d={qr.path} transform={`translate(${qr.x} ${qr.y}) scale(${qr.scale})`} shapeRendering="crispEdges" fill="#000" data-qr="" />
      {bars === null ? null : (
        <path
          d={bars.path}
          transform={`translate(${bars.x} ${bars.y}) scale(${bars.scale} ${bars.height})`}
          shapeRendering="crispEdges"
          fill="#000"
          data-bars=""
        />
      )}
    </g>
  )
}

const NUMBERS = '"Roboto Mono", "Roboto Mono by others", monospace'
const WORDS = '"Barlow Semi Condensed", "Barlow by Roboto", "Barlow by Arial", sans-serif'
