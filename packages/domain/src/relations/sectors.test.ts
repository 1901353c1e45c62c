import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeSectors } from './index'
import { layOutName } from './name-lines'
import { MAX_SECTOR_NODES, type SectorNode } from './sectors'

const nodes = (count: number, role: string): SectorNode[] =>
  Array.from({ length: count }, (_, i) => ({ id: `${role}${i}`, name: `${role}${i}`, times: 20 - i }))
const groups = (owner: number, competitor: number, agency: number, partner: number) => ({
  owner: nodes(owner, 'o'),
  competitor: nodes(competitor, 'c'),
  agency: nodes(agency, 'a'),
  partner: nodes(partner, 'p'),
})

describe('the relation graph', () => {
  it('REL-03 four sectors stand around the centre, two on each side, without overlapping', () => {
    const { sectors, centre, width, height } = placeSectors('重庆某建设有限公司', groups(6, 2, 5, 0))
    expect(sectors.map(({ type, side, nodes: shown }) => [type, side, shown.length])).toEqual([
      ['owner', 'left', 6],
      ['competitor', 'right', 2],
      ['agency', 'left', 5],
      ['partner', 'right', 0],
    ])
    const [owner, competitor, agency, partner] = sectors
    expect([owner?.y, competitor?.y]).toEqual([0, 0])
    expect(agency?.y).toBeGreaterThan((owner?.y ?? 0) + (owner?.height ?? 0))
    expect(agency?.height).toBe(partner?.height)
    expect((agency?.y ?? 0) + (agency?.height ?? 0)).toBe(height)
    expect(centre.x).toBeGreaterThan((owner?.x ?? 0) + (owner?.width ?? 0))
    expect(centre.x + centre.width).toBeLessThan(competitor?.x ?? 0)
    expect((competitor?.x ?? 0) + (competitor?.width ?? 0)).toBe(width)
    expect(centre.y + centre.height / 2).toBe((owner?.height ?? 0) + 12)
  })

  it('REL-03 six of a relation are drawn, each in a row of its own within its sector', () => {
    const [owner] = placeSectors('x', groups(9, 0, 0, 0)).sectors
    expect(owner?.nodes).toHaveLength(MAX_SECTOR_NODES)
    const rows = owner?.nodes.map(({ y }) => y) ?? []
    for (const [i, y] of rows.entries()) {
      if (i > 0) expect(y - (rows[i - 1] ?? 0)).toBe(47)
      expect(y + 23).toBeLessThanOrEqual((owner?.y ?? 0) + (owner?.height ?? 0))
    }
  })

  it('REL-04 the most frequent one has an edge of 5 px and a circle of 15, the others by their share', () => {
    const placed = placeSectors('x', {
      ...groups(0, 0, 0, 0),
      competitor: [
        { id: 'a', name: 'a', times: 20 },
        { id: 'b', name: 'b', times: 10 },
        { id: 'c', name: 'c', times: 1 },
      ],
    })
    const shown = placed.sectors[1]?.nodes ?? []
    expect(shown.map(({ edge }) => edge.width)).toEqual([5, 3, 1.2])
    expect(shown.map(({ circle }) => circle.r)).toEqual([15, 12, 9.3])
    for (const { edge, circle } of shown) {
      expect(edge.from).toEqual({ x: circle.x - circle.r, y: circle.y })
      expect(edge.to.x).toBe(placed.centre.x + placed.centre.width)
      expect(edge.to.y).toBeGreaterThan(placed.centre.y)
      expect(edge.to.y).toBeLessThan(placed.centre.y + placed.centre.height)
    }
  })
})

describe('names in the graph', () => {
  it('REL-03 a usual name is one line, a long one two or three smaller ones of nearly equal length', () => {
    expect(layOutName('重庆砚渡市政工程有限公司（我）', 264)).toEqual({
      size: 14,
      lines: ['重庆砚渡市政工程有限公司（我）'],
    })
    const long = layOutName('重庆市黔江区正阳工业园区开发建设投资集团有限责任公司', 264)
    expect(long.size).toBe(13)
    expect(long.lines.map((line) => line.length)).toEqual([13, 13])
    expect(layOutName('长'.repeat(60), 264)).toMatchObject({ size: 11, lines: { length: 3 } })
  })

  it('REL-03 no name loses a character, however long', () => {
    const name = fc.string({
      unit: fc.constantFrom('建', '设', 'A', '9', '（', '）', ' '),
      minLength: 1,
      maxLength: 120,
    })
    fc.assert(
      fc.property(name, fc.integer({ min: 120, max: 300 }), (text, width) => {
        expect(layOutName(text, width).lines.join('')).toBe(text)
      }),
    )
  })
})
