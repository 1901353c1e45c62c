import { describe, expect, it } from 'vitest'
import { findNextNode, type GraphNode, placeNodes } from './index'

const node = (id: string, role: GraphNode['role'] = 'partner'): GraphNode => ({
  id,
  name: id,
  role,
  times: 1,
})
const round = (n: number) => Math.round(n * 100) / 100 + 0
const CENTRE = node('c', 'centre')

describe('the relation graph', () => {
  it('UIX-01 the centre is in the middle, the roles around it in order', () => {
    const placed = placeNodes([
      node('k', 'competitor'),
      node('o', 'owner'),
      CENTRE,
      node('p'),
      node('g', 'agency'),
    ])
    expect(placed.map((n) => [n.id, round(n.x), round(n.y)])).toEqual([
      ['c', 0, 0],
      ['o', 0, -0.55],
      ['g', 1, 0],
      ['p', 0, 0.55],
      ['k', -1, 0],
    ])
  })

  it('UIX-01 without others there is only the centre, and without nodes nothing', () => {
    expect(placeNodes([CENTRE])).toEqual([{ ...CENTRE, x: 0, y: 0 }])
    expect(placeNodes([])).toEqual([])
  })

  it('UIX-01 all are within the circle and no two share a position', () => {
    const placed = placeNodes([CENTRE, ...Array.from({ length: 80 }, (_, i) => node(`n${i}`))])
    for (const { x, y } of placed) expect(Math.hypot(x, y)).toBeLessThanOrEqual(1.000001)
    expect(new Set(placed.map(({ x, y }) => `${x} ${y}`)).size).toBe(81)
  })

  it('UIX-01 an arrow moves to the nearest in its direction, or stays', () => {
    const placed = placeNodes([
      CENTRE,
      node('o', 'owner'),
      node('g', 'agency'),
      node('p'),
      node('k', 'competitor'),
    ])
    expect(findNextNode(placed, 'c', 'up')).toBe('o')
    expect(findNextNode(placed, 'c', 'right')).toBe('g')
    expect(findNextNode(placed, 'c', 'down')).toBe('p')
    expect(findNextNode(placed, 'c', 'left')).toBe('k')
    expect(findNextNode(placed, 'o', 'up')).toBe('o')
    expect(findNextNode(placed, 'p', 'up')).toBe('c')
    expect(findNextNode(placed, 'g', 'left')).toBe('c')
    expect(findNextNode(placed, 'k', 'down')).toBe('p')
  })

  it('UIX-01 from an unknown node an arrow moves to the first one', () => {
    expect(findNextNode(placeNodes([CENTRE]), 'gone', 'up')).toBe('c')
    expect(findNextNode([], 'gone', 'up')).toBe('gone')
  })
})
