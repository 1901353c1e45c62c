import { cleanup } from '@testing-library/react'
import type { ApiCall, ApiGroup } from '@zhushutong/domain/api-centre'
import { afterEach, expect, it } from 'vitest'
import { groupsToShow } from './api-list.view'

afterEach(cleanup)

const call = (name: string, summary: string, path: string): ApiCall => ({
  id: name.replace('.', '-'),
  name,
  summary,
  method: 'POST',
  path,
  access: 'token',
  scope: null,
  notes: [],
  request: [],
  result: [],
  errors: [],
  example: null,
  sdk: null,
  form: 'json',
  canTry: false,
})
const group = (id: string, name: string, calls: readonly ApiCall[]): ApiGroup => ({
  id,
  name,
  about: `${name}的说明`,
  calls,
})
const SEARCH = call('companies.search', '搜索企业', '/project/company/search')
const DETAIL = call('companies.detail', '企业详情', '/project/company/detail')
const ORDERS = call('orders.page', '我的订单', '/order/page')
const GROUPS = [group('companies', '企业', [SEARCH, DETAIL]), group('orders', '订单', [ORDERS])]

const found = (current: string, keyword?: string) =>
  groupsToShow(GROUPS, current, keyword).flatMap(({ calls }) => calls.map(({ name }) => name))

it('finds calls by summary, method of the SDK and path, whatever their case', () => {
  expect(found('all', '详情')).toEqual(['companies.detail'])
  expect(found('all', ' ORDERS.page ')).toEqual(['orders.page'])
  expect(found('all', '/company/')).toEqual(['companies.search', 'companies.detail'])
})

it('shows a group whole where its name matches, and drops groups without a match', () => {
  expect(found('all', '订单')).toEqual(['orders.page'])
  expect(groupsToShow(GROUPS, 'all', '企业').map(({ id }) => id)).toEqual(['companies'])
  expect(found('companies')).toEqual(['companies.search', 'companies.detail'])
  expect(found('companies', '我的')).toEqual([])
})
