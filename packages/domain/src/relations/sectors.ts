import { layOutName, type NameLines } from './name-lines'
import type { RelationType } from './relation'

export interface SectorNode {
  readonly id: string
  readonly name: string
  /** The number of common results. */
  readonly times: number
}

interface Point {
  readonly x: number
  readonly y: number
}

/** A node with its position in px; `y` is the middle of its row. */
export interface PlacedNode<N extends SectorNode> {
  readonly node: N
  readonly y: number
  readonly circle: Point & { readonly r: number }
  readonly edge: { readonly from: Point; readonly to: Point; readonly width: number }
  readonly name: NameLines
}

export interface Sector<N extends SectorNode> {
  readonly type: RelationType
  readonly side: 'left' | 'right'
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly nodes: readonly PlacedNode<N>[]
}

/** A relation graph with all positions in px. */
interface RelationMap<N extends SectorNode> {
  readonly width: number
  readonly height: number
  readonly centre: Point & { readonly width: number; readonly height: number; readonly name: NameLines }
  readonly sectors: readonly Sector<N>[]
}

/** The sectors: top left, top right, bottom left, bottom right (REL-03). */
export const SECTORS = ['owner', 'competitor', 'agency', 'partner'] as const satisfies readonly RelationType[]

/** Maximum number of organisations per relation in the graph; the lists contain the others. */
export const MAX_SECTOR_NODES = 6

const SIZE = { width: 1168, sector: 430, head: 44, row: 47, foot: 34, gap: 24 } as const
const LEAST_ROWS = 3
const CENTRE = { width: 224, height: 68, line: 20, padding: 12 } as const
/** Distance from the outer edge of a sector, in px. */
const CIRCLE_AT = 404
const NAME_WIDTH = 264
/** Ends of the edges at the centre, in px: distance from its middle, and from each other. */
const MEET = { from: 7, step: 3.5 } as const

const EDGE = { least: 1, most: 5 } as const
const RADIUS = { least: 9, most: 15, digit: 4, digits: 4 } as const

const scale = ({ least, most }: { least: number; most: number }, share: number) =>
  least + (most - least) * share

const placeNode = <N extends SectorNode>(
  node: N,
  { most, side, y, meet }: { most: number; side: 'left' | 'right'; y: number; meet: number },
): PlacedNode<N> => {
  const share = most > 0 ? node.times / most : 0
  const digits = String(node.times).length
  const r = Math.max(scale(RADIUS, share), RADIUS.digits + RADIUS.digit * digits)
  const x = side === 'left' ? CIRCLE_AT : SIZE.width - CIRCLE_AT
  const centreX = (SIZE.width + (side === 'left' ? -CENTRE.width : CENTRE.width)) / 2
  return {
    node,
    y,
    circle: { x, y, r },
    edge: {
      from: { x: side === 'left' ? x + r : x - r, y },
      to: { x: centreX, y: meet },
      width: scale(EDGE, share),
    },
    name: layOutName(node.name, NAME_WIDTH),
  }
}

/**
 * Places a company in the middle of four sectors, with at most six organisations of each relation and complete names;
 * the more common results within a relation, the larger the circle (up to 15 px) and the wider the edge (1 to 5 px).
 * Deterministic (REL-03, REL-04).
 */
export function placeSectors<N extends SectorNode>(
  centreName: string,
  groups: Readonly<Record<RelationType, readonly N[]>>,
): RelationMap<N> {
  const shown = (type: RelationType) => groups[type].slice(0, MAX_SECTOR_NODES)
  const bandHeight = (types: readonly RelationType[]) =>
    SIZE.head + SIZE.row * Math.max(LEAST_ROWS, ...types.map((type) => shown(type).length)) + SIZE.foot
  const heights = [bandHeight(SECTORS.slice(0, 2)), bandHeight(SECTORS.slice(2))] as const
  const middle = heights[0] + SIZE.gap / 2

  const place = (type: RelationType, index: number): Sector<N> => {
    const side = index % 2 === 0 ? 'left' : 'right'
    const isTop = index < 2
    const y = isTop ? 0 : heights[0] + SIZE.gap
    const nodes = shown(type)
    const most = Math.max(0, ...nodes.map(({ times }) => times))
    const meet = (i: number) =>
      isTop ? middle - MEET.from - MEET.step * (nodes.length - 1 - i) : middle + MEET.from + MEET.step * i
    return {
      type,
      side,
      x: side === 'left' ? 0 : SIZE.width - SIZE.sector,
      y,
      width: SIZE.sector,
      height: isTop ? heights[0] : heights[1],
      nodes: nodes.map((node, i) =>
        placeNode(node, { most, side, y: y + SIZE.head + SIZE.row * (i + 0.5), meet: meet(i) }),
      ),
    }
  }

  const name = layOutName(centreName, CENTRE.width - 2 * CENTRE.padding)
  const height = CENTRE.height + CENTRE.line * (name.lines.length - 1)
  return {
    width: SIZE.width,
    height: heights[0] + SIZE.gap + heights[1],
    centre: {
      x: (SIZE.width - CENTRE.width) / 2,
      y: middle - height / 2,
      width: CENTRE.width,
      height,
      name,
    },
    sectors: SECTORS.map(place),
  }
}
