import { describe, expect, it } from 'vitest'
import { firstCharacters, plainText, previewText, toHalfWidth } from '.'

describe('previewText', () => {
  it('VAL-09 cuts after 30 characters by code point', () => {
    expect(previewText('建'.repeat(30))).toBe('建'.repeat(30))
    expect(previewText('建'.repeat(31))).toBe(`${'建'.repeat(30)}…`)
    expect(previewText('😀'.repeat(31))).toBe(`${'😀'.repeat(30)}…`)
    expect(previewText('𠮷野家', 1)).toBe('𠮷…')
    expect(previewText('')).toBe('')
  })

  it('VAL-09 counts text, not markup', () => {
    expect(previewText(`<p class="a">${'建'.repeat(15)}</p><b>${'工'.repeat(14)}</b>`)).toBe(
      `${'建'.repeat(15)} ${'工'.repeat(14)}`,
    )
    expect(plainText('a<script>alert("x")</script>b<style>p{}</style><!-- c -->d')).toBe('abd')
    expect(plainText('a<script>never closed')).toBe('a')
    expect(plainText('3 < 5 且 5 > 3')).toBe('3 < 5 且 5 > 3')
  })

  it('VAL-09 reads entities once', () => {
    expect(plainText('A&amp;B&nbsp;&lt;b&gt;&#20013;&#x56FD;&unknown;')).toBe('A&B <b>中国&unknown;')
    expect(plainText('&amp;lt;')).toBe('&lt;')
    expect(plainText('a&#0;&#xD800;&#9999999;b')).toBe('ab')
  })

  it('VAL-09 reads long broken markup in good time', () => {
    expect(plainText('<a'.repeat(100_000)).length).toBeGreaterThan(0)
    expect(plainText('<script'.repeat(50_000)).length).toBeGreaterThan(0)
  })
})

describe('text', () => {
  it('VAL-06 turns full-width letters and digits over, one for one', () => {
    expect(toHalfWidth('Ａｚ０９－　（），')).toBe('Az09- （），')
  })

  it('VAL-06 cuts by code point', () => {
    expect(firstCharacters('𠮷野家', 2)).toBe('𠮷野')
    expect(firstCharacters('ab', 2)).toBe('ab')
    expect(firstCharacters('ab', 0)).toBe('')
  })
})
