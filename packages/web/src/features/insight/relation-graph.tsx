import { formatCount } from '@zhushutong/domain/formatting'
import {
  type NameLines,
  type PlacedNode,
  placeSectors,
  type RelationType,
  SECTORS,
  type Sector,
} from '@zhushutong/domain/relations'
import { type Insight, type Relation, ROLES } from './insight.types'
import { graphFacts } from './relation-facts'
import './relation-map.css'

const LINE = 1.25

/** A name in one or more lines, vertically centred on `y`. */
function Name({
  name: { size, lines },
  x,
  y,
  anchor,
}: {
  name: NameLines
  x: number
  y: number
  anchor: 'start' | 'middle' | 'end'
}) {
  const first = y - ((lines.length - 1) * size * LINE) / 2 + size * 0.36
  return (
    <text className="nm" textAnchor={anchor} fontSize={size}>
      {lines.map((line, i) => (
        <tspan key={line} x={x} y={first + i * size * LINE}>
          {line}
        </tspan>
      ))}
    </text>
  )
}

/** A curve from the circle to the centre, horizontal at first, then steep. */
const drawPath = ({ edge: { from, to } }: PlacedNode<Relation>): string => {
  const turn = from.x < to.x ? to.x - 34 : to.x + 34
  return `M${from.x} ${from.y}C${turn} ${from.y} ${turn} ${to.y} ${to.x} ${to.y}`
}

function Node({
  type,
  sector: { side, x, width },
  placed: { node, y, circle, name },
  href,
  isOpen,
}: {
  type: RelationType
  sector: Sector<Relation>
  placed: PlacedNode<Relation>
  href: string
  isOpen: boolean
}) {
  const [first, second] = graphFacts(type, node)
  const outer = side === 'left' ? x + 16 : x + width - 16
  const [inner, towardsInner] = side === 'left' ? (['end', -24] as const) : (['start', 24] as const)
  const towardsOuter = side === 'left' ? 'start' : 'end'
  return (
    <a
      href={href}
      className="n"
      data-type={type}
      aria-current={isOpen ? 'true' : undefined}
      aria-label={`${ROLES[type].short}：${node.name}，${ROLES[type].counted} ${node.times}，${first}，${second}`}
    >
      <rect className="hit" x={x + 8} y={y - 22} width={width - 16} height={44} rx={8} />
      <circle cx={circle.x} cy={circle.y} r={circle.r} />
      <text className="count" x={circle.x} y={circle.y + 4} textAnchor="middle">
        {node.times}
      </text>
      <Name name={name} x={circle.x + towardsInner} y={y} anchor={inner} />
      <text className="fact" x={outer} y={y - 2} textAnchor={towardsOuter}>
        {first}
      </text>
      <text className="small" x={outer} y={y + 15} textAnchor={towardsOuter}>
        {second}
      </text>
    </a>
  )
}

const PADDING = 16

function SectorFrame({ sector, total }: { sector: Sector<Relation>; total: number }) {
  const { type, x, y, width, height, nodes } = sector
  return (
    <g>
      <rect className="sector" x={x} y={y} width={width} height={height} rx={12} />
      <text className="title" x={x + PADDING} y={y + 28}>
        {ROLES[type].short} <tspan className="small">{formatCount(total)} 家</tspan>
      </text>
      {nodes.length === 0 ? (
        <text className="small" x={x + width / 2} y={y + height / 2 + 8} textAnchor="middle">
          这段时间没有收录{ROLES[type].short}
        </text>
      ) : (
        <text className="small" x={x + width - PADDING} y={y + 28} textAnchor="end">
          数字为{ROLES[type].counted}
        </text>
      )}
    </g>
  )
}

/**
 * A company in the middle of four sectors with the other companies it met most often: full names, the count
 * in the circle, wider lines for larger counts (REL-03, REL-04). Every name links to its results (REL-06).
 */
export function RelationGraph({
  insight,
  ownId,
  open,
  meetingsHref,
  restHref,
}: {
  insight: Insight
  ownId: string | null
  /** The relation whose results are shown. */
  open: { readonly id: string; readonly type: RelationType } | null
  meetingsHref: (type: RelationType, id: string) => string
  restHref: (type: RelationType) => string
}) {
  const markOwn = <T extends { readonly id: string; readonly name: string }>(company: T): T =>
    company.id === ownId ? { ...company, name: `${company.name}（我）` } : company
  const groups = Object.fromEntries(
    SECTORS.map((type) => [type, insight[type].records.map(markOwn)]),
  ) as Record<RelationType, Relation[]>
  const { width, height, centre, sectors } = placeSectors(markOwn(insight).name, groups)
  const isOpen = (type: RelationType, id: string) => open?.id === id && open.type === type
  const middle = centre.x + centre.width / 2
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no drawing.
    <svg
      className="relation-map"
      viewBox={`0 0 ${width} ${height}`}
      role="group"
      aria-label={`${insight.name}的关系图，四个扇区`}
    >
      {sectors.map((sector) => (
        <SectorFrame key={sector.type} sector={sector} total={insight[sector.type].total} />
      ))}
      {sectors.map(({ type, nodes }) =>
        nodes.map((placed) => (
          <path
            key={`${type} ${placed.node.id}`}
            className="edge"
            data-type={type}
            data-open={isOpen(type, placed.node.id) ? '' : undefined}
            strokeWidth={placed.edge.width.toFixed(1)}
            d={drawPath(placed)}
          />
        )),
      )}
      {sectors.map((sector) => {
        const { type, nodes, x, y, height: tall } = sector
        const rest = insight[type].records.length - nodes.length
        return (
          <g key={type}>
            {nodes.map((placed) => (
              <Node
                key={placed.node.id}
                type={type}
                sector={sector}
                placed={placed}
                href={meetingsHref(type, placed.node.id)}
                isOpen={isOpen(type, placed.node.id)}
              />
            ))}
            {rest > 0 && (
              <a href={restHref(type)} className="rest">
                <text x={x + PADDING} y={y + tall - 14}>
                  {`再看 ${rest} 家${ROLES[type].short} ›`}
                </text>
              </a>
            )}
          </g>
        )
      })}
      <g className="centre">
        <rect x={centre.x} y={centre.y} width={centre.width} height={centre.height} rx={12} />
        <Name name={centre.name} x={middle} y={centre.y + centre.height / 2 - 9} anchor="middle" />
        <text className="small" x={middle} y={centre.y + centre.height - 16} textAnchor="middle">
          {`中标 ${insight.wins} · 投标 ${insight.bids}`}
        </text>
      </g>
    </svg>
  )
}
