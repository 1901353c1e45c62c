import { expect, it } from 'vitest'
import { bid } from './bid.fixture'
import { type BidNotice, listJointBids, mergeNotices } from './index'

const notice = (id: string, held: Partial<BidNotice>): BidNotice => ({
  ...bid(held),
  id,
  stage: 'result',
  projectCode: id,
  sectionCode: null,
  workTitle: null,
  ...held,
})
const list = (...notices: BidNotice[]) =>
  listJointBids('us', mergeNotices(notices)).map(({ id, times, won, latest }) => [id, times, won, latest.id])

it('MYC-08 a joint bid is a result won together or a named consortium, won or lost, the most frequent partner first', () => {
  expect(
    list(
      notice('n1', { winnerIds: ['us', 'a'], awardedOn: '2024-01-01' }),
      notice('n2', {
        winnerIds: ['x'],
        bidderIds: ['x', 'us', 'b'],
        consortia: [['b', 'us']],
        awardedOn: '2025-01-01',
      }),
      notice('n3', { winnerIds: ['b', 'us'], consortia: [['b', 'us']], awardedOn: '2026-01-01' }),
      notice('n4', { winnerIds: ['us', 'c'], awardedOn: '2025-06-01' }),
    ),
  ).toEqual([
    ['b', 2, 1, 'n3'],
    ['c', 1, 1, 'n4'],
    ['a', 1, 1, 'n1'],
  ])
})

it('MYC-08 rivals, consortia of others and winners of several lots of a notice did not bid jointly', () => {
  expect(
    list(
      notice('n1', { winnerIds: ['us'], bidderIds: ['us', 'a'], awardedOn: '2024-01-01' }),
      notice('n2', { bidderIds: ['us', 'a', 'b'], consortia: [['a', 'b']] }),
      notice('n3', { stage: 'award', winnerIds: ['us', 'a'] }),
    ),
  ).toEqual([])
})
