import { join } from 'node:path'
import { PAGES_FOLDER } from '@zhushutong/demo/content'
import { htmlToText } from '@zhushutong/domain/formatting'
import { describe, expect, it } from 'vitest'
import { readPages } from './read-pages'

const NOW = Date.parse('2026-11-20T02:00:00Z')
const [SHORTEST, LONGEST] = [900, 2_000]

describe('the articles of the demo', () => {
  it('are worth reading: 900 to 2,000 characters, with a table or a chart each', async () => {
    const articles = await readPages(join(PAGES_FOLDER, 'articles'), NOW)
    expect(articles).toHaveLength(25)
    for (const { title, body } of articles) {
      const length = htmlToText(body).replaceAll(/\s/g, '').length
      expect(length, title).toBeGreaterThanOrEqual(SHORTEST)
      expect(length, title).toBeLessThanOrEqual(LONGEST)
      expect(body, title).toMatch(/<table|\[\[chart:/)
    }
  })
})
