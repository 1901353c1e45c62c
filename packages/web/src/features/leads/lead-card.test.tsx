import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { LeadItem } from './lead.types'
import { LeadCard } from './lead-card'
import type { LeadFormProps } from './lead-form'

afterEach(cleanup)

const LEAD: LeadItem = {
  ...{ leadId: 'l1', module: 'tender', moduleId: 't1', title: '滨江路改造', href: '/zhaobiao/t1.html' },
  ...{ meta: ['重庆市渝中区'], amount: '1,200.00 万元', deadline: { text: '还剩 2 天', tone: 'bad' } },
  ...{ stage: 'submitted', note: '问保函', remindOn: null, isReminded: false },
  ...{ memberId: 'owner', isPrivate: false, outcome: null },
}
const MEMBERS = [
  { memberId: 'owner', name: '用户0001', isMe: true },
  { memberId: 's1', name: '张工', isMe: false },
]

const show = (
  lead: Partial<LeadItem> = {},
  save: LeadFormProps['save'] = vi.fn(async () => true as const),
) => {
  const onMove = vi.fn(async () => {})
  const onSaved = vi.fn()
  const part = { members: MEMBERS, lastDay: '2027-11-29', takesFocus: false }
  render(
    <LeadCard
      {...part}
      lead={{ ...LEAD, ...lead }}
      onRemove={async () => {}}
      {...{ onMove, save, onSaved }}
    />,
  )
  return { onMove, save, onSaved }
}
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

it('LEA-01 a card offers the stages that usually follow, by buttons', () => {
  const { onMove } = show()
  expect(buttons()).toEqual(
    ['中标', '未中', '放弃', '编辑', '移出'].map((label) => `${label}：${LEAD.title}`),
  )
  fireEvent.click(screen.getByText('未中'))
  expect(onMove).toHaveBeenCalledExactlyOnceWith('lost')
})

it('LEA-04 a published result is said with its proposal, which a click accepts', () => {
  const outcome = {
    text: '结果已公布：甲公司中标',
    href: '/zhongbiao/w1.html',
    proposedStage: 'lost' as const,
  }
  const { onMove } = show({ outcome })
  expect(screen.getByText('查看结果').getAttribute('href')).toBe('/zhongbiao/w1.html')
  expect(buttons().filter((text) => text?.startsWith('未中'))).toEqual([])
  fireEvent.click(screen.getByText('移到“未中”'))
  expect(onMove).toHaveBeenCalledExactlyOnceWith('lost')
  cleanup()
  show({ outcome: { ...outcome, proposedStage: null } })
  expect(screen.queryByText(/移到/)).toBeNull()
})

it('LEA-02 LEA-03 the form sends only changes, and names a wrong day beside its field', async () => {
  const save = vi.fn<LeadFormProps['save']>(async () => true)
  const { onSaved } = show({}, save)
  fireEvent.click(screen.getByText('编辑'))
  expect(document.activeElement).toBe(screen.getByLabelText('阶段'))
  fireEvent.change(screen.getByLabelText('提醒日'), { target: { value: '2020-01-01' } })
  fireEvent.click(screen.getByText('保存'))
  expect(await screen.findByText('提醒日应为今天到一年之内的日期')).toBeDefined()
  expect(save).not.toHaveBeenCalled()
  fireEvent.change(screen.getByLabelText('提醒日'), { target: { value: '' } })
  fireEvent.change(screen.getByLabelText('负责人'), { target: { value: 's1' } })
  fireEvent.click(screen.getByText('保存'))
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(save).toHaveBeenCalledExactlyOnceWith({ memberId: 's1' })
})
