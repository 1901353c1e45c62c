import { call, roleToken } from './session'

interface Company {
  readonly id: string
  readonly name: string
  readonly contactPhone: string
  readonly contactEmail: string
}

interface BusyCompany {
  readonly id: string
  readonly name: string
  readonly region: string
  readonly creditSummary: string
}

/** A company with telephone and e-mail, as an SVIP receives it. */
export async function aCompany(): Promise<Company> {
  const token = roleToken('svip')
  const { records } = await call<{ records: Company[] }>(
    '/jian-butler-project-biz/company/search',
    { pageSize: 10 },
    token,
  )
  for (const { id } of records) {
    const whole = await call<Company>('/jian-butler-project-biz/company/detail', { id }, token)
    if (whole.contactPhone && whole.contactEmail) return whole
  }
  throw new Error('no company has both telephone and e-mail')
}

/** The companies with the most wins, so that their figures have many cases, as a visitor receives them. */
export async function findBusyCompanies(filters: object = {}): Promise<BusyCompany[]> {
  const { records } = await call<{ records: BusyCompany[] }>('/jian-butler-project-biz/company/search', {
    sort: 'wins',
    pageSize: 10,
    filters,
  })
  return records
}

export async function findBusyCompany(filters: object = {}): Promise<BusyCompany> {
  const [first] = await findBusyCompanies(filters)
  if (!first) throw new Error('there is no company')
  return first
}

export function detailOf({ id }: { readonly id: string }): string {
  return `/qiye/${id}/`
}
