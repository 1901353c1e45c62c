import { describe, expect, it } from 'vitest'
import { viewerAs } from '../../../testing'
import { type Column, findKind, findLocks, type RecordKind } from '../../index'

const kind = (name: string) => findKind(name) as RecordKind
const filtersOf = (name: string) =>
  kind(name).filters.map((f) => `${f.key}: ${f.label}, ${f.type} ${f.column}`)
const sortsOf = (name: string) =>
  kind(name).sorts.map((s) => `${s.key}: ${s.label}, ${s.column} ${s.direction}`)
const openOf = (name: string) =>
  kind(name)
    .columns.filter((c) => !c.access && !c.hidden)
    .map((c) => c.key)

const closedPlaces = (name: string) => {
  const one = (path: string, { access }: Pick<Column, 'access'>) =>
    access
      ? [
          [path, access.needs, access.below, 'mask' in access ? access.mask : undefined]
            .filter(Boolean)
            .join(' '),
        ]
      : []
  return kind(name).columns.flatMap((column) => [
    ...one(column.key, column),
    ...(column.type === 'table' ? column.columns : []).flatMap((cell) =>
      one(`${column.key}.${cell.key}`, cell),
    ),
  ])
}

describe('planned projects', () => {
  it('SHL-01 segment, call, tab, hint, noun, classifier and the requirement', () => {
    const rows = ['planned'].map((name) => {
      const k = kind(name)
      return [k.segment, k.api, k.tab, k.placeholder, k.label, k.classifier, k.detailPath, k.opensBy].join(
        ' ',
      )
    })
    expect(rows).toEqual(['nijian nijian 拟建项目 请输入拟建项目名称 拟建项目 个 html svip'])
  })

  it('ACC-04 planned: open and closed columns', () => {
    expect(openOf('planned')).toEqual(['name', 'engineeringType', 'region', 'approvalTime', 'approvals'])
    expect(closedPlaces('planned')).toEqual([
      'nationalCode svip masked text',
      'stage svip locked',
      'address svip masked text',
      'companyId svip locked',
      'companyName svip masked text',
      'contactName svip masked personName',
      'contactPhone svip masked phone',
      'investment svip masked amount',
      'fundSource svip masked text',
      'scale svip locked',
      'plannedStart svip locked',
      'plannedFinish svip locked',
      'approvalItems svip masked text',
      'approvalDepartment svip masked text',
      'approvalTypeName svip locked',
      'levelName svip locked',
      'approvals.item svip masked text',
      'approvals.department svip masked text',
      'approvals.result svip locked',
      'approvals.documentNo svip masked text',
      'approvals.approvedOn svip locked',
    ])
  })

  it('VAL-06 filters and sorts', () => {
    expect(filtersOf('planned')).toEqual([
      'region: 建设地区, region region',
      'type: 工程类型, options engineeringType',
      'stage: 项目阶段, options stage',
      'investment: 总投资, range investment',
      'approved: 审批时间, range approvalTime',
      'owner: 项目单位, reference companyId',
      'project: 同一项目, reference projectCode',
    ])
    expect(sortsOf('planned')).toEqual([
      'latest: 最新审批, approvalTime desc',
      'investment: 总投资, investment desc',
      'start: 最近开工, plannedStart desc',
    ])
  })

  it('ACC-04 only the membership opens it, an add-on or the owner lookup does not', () => {
    for (const persona of ['svip', 'enterprise'] as const)
      expect(findLocks(kind('planned'), viewerAs(persona))).toEqual({})
    for (const persona of ['company_outnews', 'owner-lookup'] as const)
      expect(
        Object.values(findLocks(kind('planned'), viewerAs(persona))).every((l) => l.opensBy === 'svip'),
      ).toBe(true)
    expect(
      Object.values(findLocks(kind('planned'), viewerAs('visitor'))).every((l) => l.opensBy === 'login'),
    ).toBe(true)
  })

  it('NAV-14 the permits of a project are found by their shared project code', () => {
    const related = kind('planned').detail.sections.filter((s) => s.type === 'related')
    expect(related.map((s) => [s.kind, s.filter, s.by])).toEqual([
      ['landPreReview', 'project', 'projectCode'],
      ['landTransfer', 'project', 'projectCode'],
      ['landPermit', 'project', 'projectCode'],
      ['environmental', 'project', 'projectCode'],
      ['buildingPermit', 'project', 'projectCode'],
      ['tender', 'project', 'projectCode'],
    ])
  })
})
