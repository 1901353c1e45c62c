import { cleanup, render, screen } from '@testing-library/react'
import { company, findColumn } from '@zhushutong/domain/records'
import { afterEach, expect, it } from 'vitest'
import { RecordValue } from './record-value'

afterEach(cleanup)

const column = findColumn(company, 'capital')
if (!column) throw new Error('companies have no capital')
const record = { capital: 0, doubts: [{ column: 'capital', reason: '注册资本为 0' }] }

it('DAT-24 a doubted value is shown with its mark and the reason', () => {
  const { container } = render(<RecordValue column={column} value={0} record={record} locks={{}} />)
  expect(container.textContent).toBe('0.00 元待核实（注册资本为 0）')
  expect(screen.getByTitle('注册资本为 0')).toBeDefined()
})

it('DAT-24 a cell of a nested table with the same key is not marked', () => {
  const cell = <RecordValue column={column} value={0} record={record} locks={{}} lockKey="awards.capital" />
  expect(render(cell).container.textContent).toBe('0.00 元')
})
