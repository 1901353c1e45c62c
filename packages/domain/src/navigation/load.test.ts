import { describe, expect, it } from 'vitest'

// Imported inside the test, so that a table of which no matchers can be made fails it instead of this file.
describe('the table of routes', () => {
  it('NAV-07 loads, and finds a page in it', async () => {
    const { matchRoute, ROUTES } = await import('./routes')
    expect(ROUTES).toHaveLength(164)
    expect(matchRoute('/toutiao/n1.html')).toMatchObject({
      route: { name: 'toutiaodetails' },
      params: { id: 'n1' },
    })
  })
})
