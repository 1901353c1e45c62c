import { describe, expect, it } from 'vitest'
import { matchRoute } from '../../../portal/navigation'
import { viewerAs } from '../../../testing'
import {
  agency,
  buildTokens,
  credit,
  findColumn,
  findLocks,
  owner,
  type RecordKind,
  tender,
  winning,
} from '../../index'

const head = (k: RecordKind) => [
  k.segment,
  k.api,
  k.label,
  k.classifier,
  k.tab,
  k.placeholder,
  k.idName,
  k.detailPath,
]
const filtersOf = (k: RecordKind) => k.filters.map((f) => `${f.key} ${f.type} ${f.column}`)
const sortsOf = (k: RecordKind) => k.sorts.map((s) => `${s.key} ${s.column} ${s.direction}`)
const closed = (k: RecordKind, persona: Parameters<typeof viewerAs>[0]) =>
  Object.keys(findLocks(k, viewerAs(persona)))

describe('bid results', () => {
  it('SHL-01 are searched at zhongbiao by project name or code', () => {
    expect(head(winning)).toEqual([
      'zhongbiao',
      'zhongbiao',
      '中标',
      '条',
      '查中标',
      '请输入中标项目名称',
      'uuid',
      'html',
    ])
    expect([winning.title, winning.keyword, winning.exactKey]).toEqual([
      'projectName',
      'words',
      'projectCode',
    ])
  })

  it('VAL-06 have their filters and sorts', () => {
    expect(filtersOf(winning)).toEqual([
      'region region region',
      'type options engineeringType',
      'amount range winningAmount',
      'awarded range awardedOn',
      'platform options platform',
      'performance options performanceState',
      'company reference winnerIds',
      'bidder reference bidderIds',
      'owner reference ownerId',
      'agency reference agencyId',
      'person reference personIds',
      'project reference projectCode',
    ])
    expect(sortsOf(winning)).toEqual(['latest awardedOn desc', 'amount winningAmount desc'])
  })

  it('ACC-02 hide offers, scores, numbers and managers below SVIP', () => {
    const hidden = [
      'managerId',
      'personIds',
      'managerName',
      'candidates.price',
      'candidates.evaluatedPrice',
      'candidates.score',
      'candidates.managerName',
      'candidates.certificateNo',
      'scores.technical',
      'scores.business',
      'scores.price',
      'scores.total',
      'openings.price',
      'openings.managerName',
      'payments.amount',
      'payments.share',
      'changes.amount',
      'evaluations.score',
    ]
    expect(closed(winning, 'visitor')).toEqual(hidden)
    expect(closed(winning, 'non-member')).toEqual(hidden)
    expect(closed(winning, 'svip')).toEqual([])
  })

  it('ACC-02 ids that would name a masked manager or an unranked bidder are for filters only', () => {
    for (const key of ['bidderIds', 'personIds'])
      expect(findColumn(winning, key)).toMatchObject({ hidden: true, internal: true })
    const tokens = buildTokens(winning, {
      id: 'a',
      personIds: ['p1'],
      bidderIds: ['c1', 'c2'],
      winnerIds: ['c1'],
    })
    expect(tokens).toEqual([':company:c1', ':bidder:c1', ':bidder:c2', ':person:p1'])
  })

  it('NAV-14 have three more pages, and NAV-20 never expire', () => {
    expect(winning.views.map((v) => [v.segment, v.label])).toEqual([
      ['pingbiao', '评标详情'],
      ['kaibiao', '开标详情'],
      ['lvyue', '履约详情'],
    ])
    for (const { segment } of winning.views)
      expect(matchRoute(`/${segment}/a.html`)?.route.detailFrom).toBe('/zhongbiao/')
    expect('expiresOn' in winning).toBe(false)
  })

  it('NAV-14 tender and result of one project link to each other', () => {
    const related = (k: RecordKind, kind: string) =>
      k.detail.sections.find((s) => s.type === 'related' && s.kind === kind)
    expect(related(tender, 'winning')).toMatchObject({ filter: 'project', by: 'projectCode' })
    expect(related(winning, 'tender')).toMatchObject({ filter: 'project', by: 'projectCode' })
  })
})

describe('owners and agencies', () => {
  it('SHL-01 have their tabs and answer the calls of the owner search', () => {
    expect(head(owner)).toEqual([
      'owner',
      'owner',
      '业主',
      '家',
      '查业主',
      '请输入业主单位名称',
      'cid',
      'html',
    ])
    expect(head(agency)).toEqual([
      'proxy',
      'proxy',
      '代理机构',
      '家',
      '查代理机构',
      '请输入代理机构名称',
      'cid',
      'html',
    ])
    expect(owner.searchAliases).toEqual(['/agentAndOwner/search/ownerNew'])
    expect(agency.searchAliases).toEqual(['/agentAndOwner/search/agentNew'])
  })

  it('VAL-06 have their filters and sorts alike, owners also by what they are', () => {
    const shared = [
      'region region region',
      'type options mainType',
      'tenders range tenderCount',
      'amount range totalAmount',
      'latest range latestOn',
    ]
    expect(filtersOf(agency)).toEqual(shared)
    expect(filtersOf(owner)).toEqual([...shared, 'nature options ownerType'])
    for (const kind of [owner, agency])
      expect(sortsOf(kind)).toEqual([
        'latest latestOn desc',
        'tenders tenderCount desc',
        'amount totalAmount desc',
      ])
  })

  it('ACC-01 ACC-02 the latest contact opens by SVIP, the directory by the owner-lookup SVIP', () => {
    for (const kind of [owner, agency]) {
      const latest = ['contactName', 'contactPhone']
      const directory = ['directory.noticeContact', 'directory.noticePhone', 'winners.amount']
      expect(closed(kind, 'visitor')).toEqual([...latest, ...directory])
      expect(closed(kind, 'svip')).toEqual(directory)
      expect(closed(kind, 'owner-lookup')).toEqual(latest)
    }
  })

  it('ACC-02 their figures are computed, their base data is not', () => {
    for (const kind of [owner, agency] as readonly RecordKind[]) {
      const own = kind.columns.filter((c) => !c.derived).map((c) => c.key)
      expect(own.filter((key) => key !== 'ownerType')).toEqual(['name', 'creditCode', 'region'])
    }
  })
})

describe('credit', () => {
  it('SHL-01 NAV-12 is searched by company, with the login popup', () => {
    expect(head(credit)).toEqual([
      'xinyong',
      'companyCredit',
      '信用',
      '条',
      '查信用',
      '请输入企业名称',
      'cid',
      'html',
    ])
    expect(credit.authListPopup).toBe(true)
    expect(credit.searchAliases).toEqual(['/jian-butler-project-biz/companyCredit/pageCreditList'])
  })

  it('VAL-06 has its filters and sorts', () => {
    expect(filtersOf(credit)).toEqual([
      'region region region',
      'finding options finding',
      'sanction range sanctionCount',
      'dishonesty range dishonestyCount',
      'arrears range arrearsCount',
      'focus range focusCount',
      'licensing range licensingCount',
      'incentive range incentiveCount',
      'latest range latestOn',
      'sanctionOn range sanctionOn',
      'dishonestyOn range dishonestyOn',
      'arrearsOn range arrearsOn',
      'company reference companyId',
    ])
    expect(sortsOf(credit)).toEqual([
      'latest latestOn desc',
      'count creditCount desc',
      'sanction sanctionCount desc',
      'sanctioned sanctionOn desc',
      'dishonest dishonestyOn desc',
      'arrears arrearsOn desc',
    ])
  })

  it('SHL-03 has the six counts, one per entry type, and marks unchecked ones', () => {
    const entries = findColumn(credit, 'entries')
    const type = entries?.type === 'table' ? entries.columns.find((c) => c.key === 'entryType') : undefined
    const sorts = type?.type === 'enum' ? type.options.map((o) => o.value) : []
    expect(sorts).toEqual(['licensing', 'sanction', 'incentive', 'dishonesty', 'focus', 'other'])
    for (const sort of sorts) expect(findColumn(credit, `${sort}Count`)?.type).toBe('count')
    const finding = findColumn(credit, 'finding')
    expect(finding?.type === 'enum' && finding.options.map((o) => [o.value, o.label])).toEqual([
      ['found', '查询到记录'],
      ['none', '未查询到记录'],
      ['unchecked', '未核验'],
    ])
  })

  it('ACC-02 numbers of documents need a login, the grounds SVIP', () => {
    expect(closed(credit, 'visitor')).toEqual(['entries.documentNo', 'entries.reason'])
    expect(closed(credit, 'non-member')).toEqual(['entries.reason'])
    expect(closed(credit, 'svip')).toEqual([])
  })
})
