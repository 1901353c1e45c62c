import { describe, expect, it } from 'vitest'
import { type GraphNode, nextNode, placeNodes } from './index'

const node = (id: string, role: GraphNode['role'] = 'partner'): GraphNode => ({
  id,
  name: id,
  role,
  times: 1,
})
const round = (n: number) => Math.round(n * 100) / 100 + 0
const CENTRE = node('c', 'centre')

describe('the relation graph', () => {
  it('UIX-01 the centre stands in the middle, the roles around it in their order', () => {
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

  it('UIX-01 without others there is the centre alone, and without anything nothing', () => {
    expect(placeNodes([CENTRE])).toEqual([{ ...CENTRE, x: 0, y: 0 }])
    expect(placeNodes([])).toEqual([])
  })

  it('UIX-01 all stand within the circle and no two in one place', () => {
    const placed = placeNodes([CENTRE, ...Array.from({ length: 80 }, (_, i) => node(`n${i}`))])
    for (const { x, y } of placed) expect(Math.hypot(x, y)).toBeLessThanOrEqual(1.000001)
    expect(new Set(placed.map(({ x, y }) => `${x} ${y}`)).size).toBe(81)
  })

  it('UIX-01 an arrow leads to the nearest in its direction, or stays', () => {
    const placed = placeNodes([
      CENTRE,
      node('o', 'owner'),
      node('g', 'agency'),
      node('p'),
      node('k', 'competitor'),
    ])
    expect(nextNode(placed, 'c', 'up')).toBe('o')
    expect(nextNode(placed, 'c', 'right')).toBe('g')
    expect(nextNode(placed, 'c', 'down')).toBe('p')
    expect(nextNode(placed, 'c', 'left')).toBe('k')
    expect(nextNode(placed, 'o', 'up')).toBe('o')
    expect(nextNode(placed, 'p', 'up')).toBe('c')
    expect(nextNode(placed, 'g', 'left')).toBe('c')
    expect(nextNode(placed, 'k', 'down')).toBe('p')
  })

  it('UIX-01 from a node that is not there an arrow leads to the first one', () => {
    expect(nextNode(placeNodes([CENTRE]), 'gone', 'up')).toBe('c')
    expect(nextNode([], 'gone', 'up')).toBe('gone')
  })
})
