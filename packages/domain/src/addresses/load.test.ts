import { describe, expect, it } from 'vitest'

// Imported inside the test, so that an invalid route table fails the test instead of the file.
describe('the table of routes', () => {
  it('NAV-07 loads, and finds a page in it', async () => {
    const { matchRoute, ROUTES } = await import('./routes')
    expect(ROUTES).toHaveLength(181)
    expect(matchRoute('/toutiao/n1.html')).toMatchObject({
      route: { name: 'toutiaodetails' },
      params: { id: 'n1' },
    })
  })
})
