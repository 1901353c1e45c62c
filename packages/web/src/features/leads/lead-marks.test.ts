import { toasts } from '@zhushutong/ui/overlays/toast'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeGateway, refusal } from '@/wiring/browser/gateway.fixture'
import { createLeadMarks } from './lead-marks'

afterEach(() => toasts.setState({ items: [] }))

const A = { module: 'tender', moduleId: 'a', leadId: 'l', stage: 'submitted' }

const openMarks = (records: readonly object[] = []) => {
  const leads = {
    followed: vi.fn(async () => ({ records })),
    add: vi.fn(async () => ({ leadId: 'l', stage: 'following' })),
    remove: vi.fn(async () => true),
  }
  const marks = createLeadMarks(fakeGateway({ leads }))
  return { leads, marks, shown: () => marks.values.getState() }
}
const said = () => toasts.getState().items.map(({ text }) => text)

it('LEA-01 the records of a page are asked for together; one that is not followed any more loses its mark', async () => {
  const { leads, marks, shown } = openMarks([A])
  marks.values.setState({ 'company:b': '跟进中' })
  marks.want('tender:a')
  marks.want('company:b')
  await vi.waitFor(() => expect(shown()).toEqual({ 'tender:a': '跟进：已投', 'company:b': null }))
  expect(leads.followed).toHaveBeenCalledOnce()
})

it('LEA-01 a click follows a record, and its toast undoes it', async () => {
  const { leads, marks, shown } = openMarks()
  await marks.follow('company:b')
  expect(leads.add).toHaveBeenCalledWith({ module: 'company', moduleId: 'b' })
  expect(shown()).toEqual({ 'company:b': '跟进中' })
  expect(said()).toEqual(['已加入跟进'])
  toasts.getState().items[0]?.action?.run()
  await vi.waitFor(() => expect(shown()).toEqual({ 'company:b': null }))
  expect(leads.remove).toHaveBeenCalledWith({ leadId: 'l' })
})

it('LEA-01 a refusal is said, and no other kind is followed', async () => {
  const { leads, marks, shown } = openMarks()
  leads.add.mockRejectedValueOnce(refusal('跟进已满'))
  await marks.follow('company:b')
  await marks.follow('person:c')
  expect([said(), shown(), leads.add.mock.calls.length]).toEqual([['跟进已满'], {}, 1])
})
