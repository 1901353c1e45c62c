import type { CrudFilter, DataProvider } from '@refinedev/core'
import { post } from '../api'

const readFilterValues = (filters: readonly CrudFilter[] = []) =>
  Object.fromEntries(
    filters.flatMap((filter) =>
      'field' in filter && filter.value !== undefined && filter.value !== ''
        ? [[filter.field, filter.value]]
        : [],
    ),
  )

/** Refine's data from the uniform staff calls: `list`, `get`, `create`, `update` and actions. */
export const dataProvider: DataProvider = {
  getApiUrl: () => '/console/api',
  async getList({ resource, pagination, sorters, filters }) {
    const [sorter] = sorters ?? []
    const page = (await post(`${resource}/list`, {
      pageNum: pagination?.currentPage ?? 1,
      pageSize: pagination?.pageSize ?? 20,
      ...(sorter && { sort: sorter.field, order: sorter.order }),
      ...readFilterValues(filters),
    })) as { records: never[]; total: number }
    return { data: page.records, total: page.total }
  },
  getOne: async ({ resource, id }) => ({ data: (await post(`${resource}/get`, { id })) as never }),
  create: async ({ resource, variables }) => ({
    data: (await post(`${resource}/create`, variables as object)) as never,
  }),
  update: async ({ resource, id, variables }) => ({
    data: (await post(`${resource}/update`, { id, ...variables })) as never,
  }),
  deleteOne: async ({ resource, id }) => ({ data: (await post(`${resource}/remove`, { id })) as never }),
  // An action: `consultation/move`.
  custom: async ({ url, payload }) => ({ data: (await post(url, (payload ?? {}) as object)) as never }),
}
