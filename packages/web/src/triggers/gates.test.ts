import { viewerAs } from '@zhushutong/domain/testing'
import { expect, it } from 'vitest'
import { findGate } from './gates'

const HREF = 'http://localhost/qiye/1/'
const login = { name: 'login', next: { go: HREF } }

it('ACC-03 a link of type 1 asks a visitor to log in and then opens; others follow it', () => {
  expect(findGate(viewerAs('visitor'), 1, HREF)).toEqual(login)
  expect([findGate(viewerAs('non-member'), 1, HREF), findGate(viewerAs('svip'), 1, HREF)]).toEqual([
    null,
    null,
  ])
})

it('ACC-03 a link of type 2 asks for the login and for the membership', () => {
  expect(findGate(viewerAs('visitor'), 2, HREF)).toEqual({
    name: 'login',
    next: { action: { name: 'guide' } },
  })
  expect(findGate(viewerAs('non-member'), 2, HREF)).toEqual({ name: 'guide' })
  expect(findGate(viewerAs('svip'), 2, HREF)).toBeNull()
})

it('ACC-10 paging inside a detail asks a visitor to log in, and opens the page afterwards', () => {
  expect(findGate(viewerAs('visitor'), 'detail-pager', HREF)).toEqual(login)
  expect(findGate(viewerAs('non-member'), 'detail-pager', HREF)).toBeNull()
})
