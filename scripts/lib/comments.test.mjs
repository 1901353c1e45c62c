import { expect, it } from 'vitest'
import { findRiddles, findRiddlesOfRules } from './comments.mjs'

it.each([
  ['/** What could have been meant. */'],
  ['  // How long it lasts, in ms.'],
  ['const x = 1 // Whoever asks is refused.'],
  [' * nobody but its owner'],
  ['/* Whose turn it is */'],
])('finds %s', (line) => {
  expect(findRiddles(`const a = 1\n${line}\n`)).toEqual([expect.stringMatching(/^2: /)])
})

it.each([
  ['/** The lease on an export job, in ms. */'],
  ['// True when the order is closed.'],
  ["const url = 'https://example.com/What'"],
  ["const text = 'nobody'"],
  ['// biome-ignore lint/a: tells'],
  ['const a = b * Which'],
])('accepts %s', (line) => {
  expect(findRiddles(line)).toEqual([])
})

it('reads the rule of each line of the table', () => {
  expect(findRiddlesOfRules('A-01\tAn order closes.\nA-02\tWho pays is told.')).toHaveLength(1)
})
