import { expect, it } from 'vitest'
import { simplifiedForms } from './simplified'

it('VAL-06 a rare character is searched as it is typed and as it is simplified, a common one simplified only', () => {
  expect(simplifiedForms('暘')).toEqual(['暘', '旸'])
  expect(simplifiedForms('重慶')).toEqual(['重庆'])
  expect(simplifiedForms('重庆')).toEqual(['重庆'])
})
