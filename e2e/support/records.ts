import { call, roleToken } from './session'

interface Company {
  readonly id: string
  readonly name: string
  readonly contactPhone: string
  readonly contactEmail: string
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

/** A company whose grade has constructors in its standard: the lowest of municipal works. */
export async function aContractor(): Promise<Company> {
  const { records } = await call<{ records: Company[] }>(
    '/jian-butler-project-biz/company/search',
    { filters: { qualification: ['D110'], grade: ['C'] } },
    roleToken('svip'),
  )
  const [first] = records
  if (!first) throw new Error('no company is qualified for municipal works')
  return first
}

export function detailOf({ id }: Company): string {
  return `/qiye/${id}/`
}
