import { expect, it } from 'vitest'
import { engineeringTypeLabel } from './engineering-types'

it('VAL-06 an engineering type has its label, an unknown one stands for itself', () => {
  expect(['municipal', 'tunnel'].map(engineeringTypeLabel)).toEqual(['市政', 'tunnel'])
})
