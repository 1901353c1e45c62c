import { describe, expect, it } from 'vitest'
import { buildHelpHref, HELP_ARTICLES, searchHelpTexts } from './index'

describe('help', () => {
  it('AI-12 every article has an anchor of its own and a text, and none is longer than a reader takes in', () => {
    expect(new Set(HELP_ARTICLES.map(buildHelpHref)).size).toBe(HELP_ARTICLES.length)
    for (const { title, text } of HELP_ARTICLES) {
      expect([title, text.length]).not.toEqual([title, 0])
      for (const line of text) expect(line.length).toBeLessThan(140)
    }
  })

  it('AI-12 full text: titles first, and nothing that holds less than half of what is asked', () => {
    expect(searchHelpTexts(HELP_ARTICLES, ['二维码', '过期'], 3)[0]?.topic).toBe('payment')
    expect(searchHelpTexts(HELP_ARTICLES, ['发票'], 3)[0]?.topic).toBe('invoice')
    expect(searchHelpTexts(HELP_ARTICLES, ['联合体投标', '发票'], 3)).not.toContainEqual(
      expect.objectContaining({ topic: 'price' }),
    )
    expect(searchHelpTexts(HELP_ARTICLES, ['联合体投标'], 3)).toEqual([])
    expect(searchHelpTexts(HELP_ARTICLES, [], 3)).toEqual([])
  })
})
