import { describe, expect, it } from 'vitest'
import { type Column, findKind, type RecordKind } from '../../index'

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

describe('land and permits', () => {
  it('SHL-01 segment, call, tab, hint, noun, classifier and the requirement', () => {
    const rows = ['landTransfer', 'landPreReview', 'landPermit', 'buildingPermit', 'environmental'].map(
      (name) => {
        const k = kind(name)
        return [k.segment, k.api, k.tab, k.placeholder, k.label, k.classifier, k.detailPath, k.opensBy].join(
          ' ',
        )
      },
    )
    expect(rows).toEqual([
      'tdcr tdcr 土地出让 请输入地块名称 土地出让 宗 none svip',
      'ydys ydys 用地预审 请输入项目名称 用地预审 件 none svip',
      'jsyd jsyd 建设用地规划许可 请输入项目名称 建设用地规划许可 件 none svip',
      'jsgcghxk jsgcghxk 建设工程规划许可 请输入项目名称 建设工程规划许可 件 none svip',
      'hjpg hjpg 环境影响评价 请输入项目名称 环境影响评价 件 none svip',
    ])
  })

  it('ACC-04 landTransfer: open and closed columns', () => {
    expect(openOf('landTransfer')).toEqual(['name', 'stage', 'landUse', 'region', 'authority', 'publishedOn'])
    expect(closedPlaces('landTransfer')).toEqual([
      'plotNo svip masked text',
      'supervisionNo svip masked text',
      'location svip masked text',
      'supplyMethod svip locked',
      'area svip masked text',
      'floorRatio svip locked',
      'termYears svip locked',
      'startPrice svip masked amount',
      'price svip masked amount',
      'unitId svip locked',
      'unitName svip masked text',
      'contractNo svip masked text',
      'signedOn svip locked',
      'handoverOn svip locked',
      'startBy svip locked',
      'finishBy svip locked',
    ])
  })

  it('ACC-04 landPreReview: open and closed columns', () => {
    expect(openOf('landPreReview')).toEqual(['name', 'landUse', 'region', 'authority', 'issuedOn'])
    expect(closedPlaces('landPreReview')).toEqual([
      'permitNo svip masked text',
      'nationalCode svip masked text',
      'unitId svip locked',
      'unitName svip masked text',
      'location svip masked text',
      'area svip masked text',
      'arableArea svip masked text',
      'scale svip masked text',
      'basis svip masked text',
      'validUntil svip locked',
    ])
  })

  it('ACC-04 landPermit: open and closed columns', () => {
    expect(openOf('landPermit')).toEqual(['name', 'landUse', 'region', 'authority', 'issuedOn'])
    expect(closedPlaces('landPermit')).toEqual([
      'permitNo svip masked text',
      'unitId svip locked',
      'unitName svip masked text',
      'location svip masked text',
      'area svip masked text',
      'floorRatio svip locked',
      'acquisition svip locked',
      'approvalNo svip masked text',
      'scale svip masked text',
    ])
  })

  it('ACC-04 buildingPermit: open and closed columns', () => {
    expect(openOf('buildingPermit')).toEqual(['name', 'buildingUse', 'region', 'authority', 'issuedOn'])
    expect(closedPlaces('buildingPermit')).toEqual([
      'permitNo svip masked text',
      'unitId svip locked',
      'unitName svip masked text',
      'location svip masked text',
      'floorArea svip masked text',
      'floors svip locked',
      'height svip locked',
      'scale svip masked text',
      'landPermitNo svip masked text',
      'designUnit svip masked text',
    ])
  })

  it('ACC-04 environmental: open and closed columns', () => {
    expect(openOf('environmental')).toEqual([
      'name',
      'documentType',
      'stage',
      'region',
      'authority',
      'publishedOn',
    ])
    expect(closedPlaces('environmental')).toEqual([
      'approvalNo svip masked text',
      'industry svip masked text',
      'unitId svip locked',
      'unitName svip masked text',
      'contactPhone svip masked phone',
      'location svip masked text',
      'assessor svip masked text',
      'investment svip masked amount',
      'protection svip masked amount',
      'objectionUntil svip locked',
    ])
  })

  it('VAL-06 filters and sorts', () => {
    expect(filtersOf('landTransfer')).toEqual([
      'region: 所在地区, region region',
      'stage: 公示类型, options stage',
      'use: 土地用途, options landUse',
      'area: 出让面积, range area',
      'published: 公示日期, range publishedOn',
      'owner: 建设单位, reference unitId',
      'project: 同一项目, reference projectCode',
    ])
    expect(sortsOf('landTransfer')).toEqual([
      'latest: 最新公示, publishedOn desc',
      'price: 成交价, price desc',
      'area: 出让面积, area desc',
    ])
    expect(filtersOf('landPreReview')).toEqual([
      'region: 所在地区, region region',
      'use: 拟用地类型, options landUse',
      'area: 拟用地面积, range area',
      'issued: 核发日期, range issuedOn',
      'owner: 建设单位, reference unitId',
      'project: 同一项目, reference projectCode',
    ])
    expect(sortsOf('landPreReview')).toEqual([
      'latest: 最新核发, issuedOn desc',
      'area: 拟用地面积, area desc',
    ])
    expect(filtersOf('landPermit')).toEqual([
      'region: 所在地区, region region',
      'use: 土地用途, options landUse',
      'area: 用地面积, range area',
      'issued: 发证日期, range issuedOn',
      'owner: 建设单位, reference unitId',
      'project: 同一项目, reference projectCode',
    ])
    expect(sortsOf('landPermit')).toEqual(['latest: 最新发证, issuedOn desc', 'area: 用地面积, area desc'])
    expect(filtersOf('buildingPermit')).toEqual([
      'region: 所在地区, region region',
      'use: 建筑类型, options buildingUse',
      'area: 建筑面积, range floorArea',
      'issued: 发证日期, range issuedOn',
      'owner: 建设单位, reference unitId',
      'project: 同一项目, reference projectCode',
    ])
    expect(sortsOf('buildingPermit')).toEqual([
      'latest: 最新发证, issuedOn desc',
      'area: 建筑面积, floorArea desc',
    ])
    expect(filtersOf('environmental')).toEqual([
      'region: 所在地区, region region',
      'type: 环评类型, options documentType',
      'stage: 办理阶段, options stage',
      'investment: 总投资, range investment',
      'published: 公示日期, range publishedOn',
      'owner: 建设单位, reference unitId',
      'project: 同一项目, reference projectCode',
    ])
    expect(sortsOf('environmental')).toEqual([
      'latest: 最新公示, publishedOn desc',
      'investment: 总投资, investment desc',
    ])
  })
})
