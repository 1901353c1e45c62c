import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { FitNote } from './fit-note'
import { FitContext, type FitMark } from './mark-contexts'
import { createPageMarks } from './page-marks'

afterEach(cleanup)

const fit = (of: string, text: string, reason: string, shortReason = reason): FitMark => ({
  of,
  text,
  reason,
  shortReason,
  companyName: '某某建设',
})

const note = (id: string) => <FitNote id={id} href={`/zhaobiao/${id}.html#check`} />

const show = async (load: Parameters<typeof createPageMarks<FitMark>>[0]) => {
  const marks = createPageMarks(load)
  await act(async () => {
    render(
      <FitContext value={marks}>
        {note('a')}
        {note('b')}
        {note('a')}
        {note('c')}
      </FitContext>,
    )
  })
  return [...document.querySelectorAll<HTMLElement>('[data-fit]')]
}

it('BID-09 all notes of a page are loaded in one call, each with its verdict and reason', async () => {
  const load = vi.fn(async () => ({
    a: fit('gaps', '差 2 项', '市政公用工程施工总承包二级<i>', '市政二级<i>'),
    b: fit('fit', '可投', '3 项要求全部满足'),
  }))
  const notes = await show(load)
  await vi.waitFor(() => expect(screen.getByText('可投').getAttribute('href')).toBe('/zhaobiao/b.html#check'))
  expect(load).toHaveBeenCalledExactlyOnceWith(['a', 'b', 'c'])
  expect(notes.map(({ textContent }) => textContent)).toEqual([
    '差 2 项 市政二级<i>',
    '可投 3 项要求全部满足',
    '差 2 项 市政二级<i>',
    '',
  ])
  expect(notes.map(({ dataset }) => dataset.of)).toEqual(['gaps', 'fit', 'gaps', undefined])
  expect(notes[0]?.title).toBe('差 2 项：市政公用工程施工总承包二级<i>（对照 某某建设）')
})

it('BID-09 after a failure the notes stay empty', async () => {
  const load = vi.fn(async () => Promise.reject(new Error('network')))
  const notes = await show(load)
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
  expect(notes.map(({ textContent }) => textContent)).toEqual(['', '', '', ''])
})
