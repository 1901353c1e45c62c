import { KINDS, listSorts } from '@zhushutong/domain/records'
import { contract, type Endpoint, recordContract } from '@zhushutong/sdk/contract'
import { describe, expect, it } from 'vitest'
import { OTHER_PATHS } from './common-parts'
import { openApiDocument } from './index'
import { type JsonSchema, partsOf } from './schema'
import type { Operation } from './types'

const document = openApiDocument('1.2.3')
const operations = Object.values(document.paths).flatMap((item) => Object.values(item))
const operation = (id: string): Operation => {
  const operation = operations.find(({ operationId }) => operationId === id)
  if (!operation) throw new Error(`There is no operation ${id}`)
  return operation
}
const bodyOf = (id: string) => Object.values(operation(id).requestBody!.content)[0]!.schema

const calls: readonly Endpoint[] = [
  ...Object.values(contract).flatMap((group) => Object.values(group as Record<string, Endpoint>)),
  ...Object.values(recordContract).flatMap((kind) => Object.values(kind)),
]

const schemasIn = (value: unknown): JsonSchema[] => {
  if (typeof value !== 'object' || value === null) return []
  const schemas = Object.entries(value).flatMap(([key, inner]) =>
    key === 'schema' || key === 'x-event' || key === 'contentSchema' ? [inner as JsonSchema] : [],
  )
  return [...schemas, ...Object.values(value).flatMap(schemasIn)]
}

describe('the OpenAPI document', () => {
  it('has an operation for each call of the contract, at its path, with a unique name', () => {
    for (const { path, method } of calls)
      expect(document.paths[path]?.[method.toLowerCase()]?.summary).toMatch(/\p{Script=Han}/u)
    const ids = operations.map(({ operationId }) => operationId)
    expect(ids).toHaveLength(calls.length + Object.keys(OTHER_PATHS).length)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('describes every field, in Chinese', () => {
    const all = [...schemasIn(document.paths), ...Object.values(document.components.schemas)]
    const silent = all.flatMap((schema) =>
      [...partsOf(schema)].flatMap(({ part, name }) =>
        name === undefined || part.$ref || /\p{Script=Han}/u.test(part.description ?? '') ? [] : [name],
      ),
    )
    expect([...new Set(silent)].sort()).toEqual([])
  })

  it('has no dangling reference, and describes every tag', () => {
    const refs = JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/([\w.]+)"/g)
    for (const [, part, name] of refs) {
      expect(Object.keys(document.components[part as keyof typeof document.components])).toContain(name)
    }
    const tags = new Set(document.tags.map(({ name }) => name))
    for (const { tags: operationTags } of operations)
      expect(operationTags.filter((tag) => !tags.has(tag))).toEqual([])
  })

  it("lists a kind's filters and sorts from its declaration, and who sees a masked field", () => {
    const { filters, sort } = bodyOf('companies.search').properties!
    expect(filters).toMatchObject({ $ref: '#/components/schemas/CompanyFilters' })
    const company = KINDS.find(({ kind }) => kind === 'company')!
    expect(sort?.enum).toEqual(listSorts(company).map(({ key }) => key))
    const { CompanyFilters, Company } = document.components.schemas
    expect(Object.keys(CompanyFilters!.properties!)).toEqual(company.filters.map(({ key }) => key))
    expect(Company!.properties!.contactPhone!.description).toBe('联系电话；建筑管家 SVIP可见，否则打码')
  })

  it('marks streams, forms, placeholders, query parameters and encrypted bodies', () => {
    expect(Object.keys(operation('assistant.chat').responses['200']!.content!)).toEqual(['text/event-stream'])
    expect(Object.keys(operation('assistant.upload').requestBody!.content)).toEqual(['multipart/form-data'])
    expect(bodyOf('assistant.upload').properties?.file).toMatchObject({ type: 'string', format: 'binary' })
    expect(operation('assistant.messages').parameters?.[0]).toMatchObject({ in: 'path', required: true })
    expect(operation('assistant.conversations').parameters?.[0]).toMatchObject({
      in: 'query',
      name: 'last_id',
    })
    expect(bodyOf('login.byPassword').properties?.data?.contentSchema?.required).toContain('password')
  })
})
