import { describe, expect, it } from 'vitest'
import { listSamples } from '../../packages/domain/src/api-centre'
import { openApiDocument } from '../../packages/gateway/src/openapi'
import { type OpenApi, readOpenApi } from '../../packages/web/src/features/api/read-openapi'

const document = JSON.parse(JSON.stringify(openApiDocument('0.0.0'))) as OpenApi
const groups = readOpenApi(document)
const calls = groups.flatMap((group) => group.calls)
const callOf = (name: string) => {
  const call = calls.find((candidate) => candidate.name === name)
  if (!call) throw new Error(`no call ${name}`)
  return call
}

describe('the reference of the API centre', () => {
  it('has every operation of the document once, each with an address of its own', () => {
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
    expect(calls).toHaveLength(operations.length)
    expect(new Set(calls.map(({ id }) => id)).size).toBe(calls.length)
    for (const { id } of calls) expect(id).toMatch(/^[A-Za-z0-9]+-[A-Za-z0-9]+$/)
    expect(groups.find(({ id }) => id === 'companies')?.name).toBe('查企业')
  })

  it('tells access, scope, form and what may be tried', () => {
    expect(callOf('companies.search')).toMatchObject({ access: 'optional', scope: 'records', canTry: true })
    expect(callOf('content.hotCompanies')).toMatchObject({ access: 'none', scope: 'content', canTry: true })
    expect(callOf('orders.create')).toMatchObject({ access: 'token', scope: null, canTry: false })
    expect(callOf('login.byPassword')).toMatchObject({ form: 'encrypted', example: null })
    expect(callOf('login.byPassword').request.map(({ name }) => name)).toContain('password')
    expect(callOf('assistant.chat').form).toBe('stream')
    expect(callOf('assistant.upload').form).toBe('file')
    expect(callOf('exports.file').form).toBe('download')
    expect(callOf('companies.detail').errors.map(({ code }) => code)).toContain('30003')
  })

  it('every call has code that makes it', () => {
    for (const call of calls) expect(listSamples(call, 'http://x').length, call.name).toBeGreaterThan(0)
  })
})
