import type { RelationType } from './relations'

/** A company or organisation in the relation graph. */
export interface GraphNode {
  readonly id: string
  readonly name: string
  /** 'centre' for the selected company. */
  readonly role: 'centre' | RelationType
  /** How often the two met: determines the width of the edge. */
  readonly times: number
}

/** A position: x to the right, y down, the centre at 0,0, everything within radius 1. */
export interface GraphPosition {
  readonly x: number
  readonly y: number
}
export type PlacedNode = GraphNode & GraphPosition

/** The roles in their order around the centre, clockwise from the top. */
export const GRAPH_ROLES = [
  'owner',
  'agency',
  'partner',
  'competitor',
] as const satisfies readonly RelationType[]

const FULL_TURN = Math.PI * 2
const NEAR = 0.55
const FAR = 1

/**
 * Places the nodes of a relation graph around the centre: each role gets a sector proportional to its share of nodes,
 * and neighbours alternate between two radii so that their labels do not overlap. Deterministic: the same nodes
 * always get the same positions (UIX-01).
 */
export function placeNodes<N extends GraphNode>(nodes: readonly N[]): Array<N & GraphPosition> {
  const around = GRAPH_ROLES.flatMap((role) => nodes.filter((n) => n.role === role))
  const centre = nodes.filter((n) => n.role === 'centre').map((n) => ({ ...n, x: 0, y: 0 }))
  return [
    ...centre,
    ...around.map((node, i) => {
      const angle = (i / around.length) * FULL_TURN - Math.PI / 2
      const distance = i % 2 === 0 ? NEAR : FAR
      return { ...node, x: Math.cos(angle) * distance, y: Math.sin(angle) * distance }
    }),
  ]
}

export type Direction = 'up' | 'down' | 'left' | 'right'

const TURNS: Readonly<Record<Direction, readonly [dx: number, dy: number]>> = {
  up: [0, -1],
  down: [0, 1],
  left: [-1, 0],
  right: [1, 0],
}

/**
 * The node an arrow key moves to: the nearest one in that direction, by distance and deviation; the same node if
 * there is none (UIX-01).
 */
export function findNextNode(
  nodes: readonly (Pick<GraphNode, 'id'> & GraphPosition)[],
  from: string,
  direction: Direction,
): string {
  const start = nodes.find((n) => n.id === from)
  if (!start) return nodes[0]?.id ?? from
  const [dx, dy] = TURNS[direction]
  let best = { id: from, cost: Number.POSITIVE_INFINITY }
  for (const node of nodes) {
    const [x, y] = [node.x - start.x, node.y - start.y]
    const ahead = x * dx + y * dy
    if (node.id === from || ahead <= 1e-9) continue
    const cost = ahead + 2 * Math.abs(x * dy - y * dx)
    if (cost < best.cost) best = { id: node.id, cost }
  }
  return best.id
}
