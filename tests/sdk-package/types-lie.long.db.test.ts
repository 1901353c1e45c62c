import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type ts from 'typescript'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { KINDS } from '../../packages/domain/src/records'
import { createPortalClient, isPortalError } from '../../packages/sdk/src/index-node'
import { createComparison, openDeclarations } from '../support/declared'
import { everyCall } from '../support/examples'
import { existingIn } from '../support/existing'
import { clientOptions, describePortal } from '../support/portal'
import { unpackSdk } from '../support/sdk-package'

type Method = (input: unknown, options?: { idempotencyKey?: string }) => Promise<unknown>
type Methods = Readonly<Record<string, Readonly<Record<string, Method>>>>

/** Records of a page that are read whole too. */
const DETAILS = 5

/** The group whose methods are written by hand and take other inputs than its calls. */
const HANDWRITTEN = 'assistant'

const RESOURCES: ReadonlyMap<string, string> = new Map(KINDS.map(({ kind, resource }) => [kind, resource]))

describePortal('the published types', (portal) => {
  let folder: string
  let declared: ReturnType<typeof openDeclarations>
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'zhushutong-lie-'))
    declared = openDeclarations(join(await unpackSdk(folder), 'dist', 'index-node.d.cts'))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  /** The type of a published call's awaited result; undefined if the call is not published. */
  const resultType = (group: string, call: string): ts.Type | undefined => {
    if (group === HANDWRITTEN) return undefined
    const { checker, typeNamed } = declared
    const typeOf = (name: string, type?: ts.Type) => {
      const property = type?.getProperty(name)
      return property && checker.getTypeOfSymbol(property)
    }
    // Of the calls of exports, the first asks for a preview.
    const [signature] = typeOf(call, typeOf(group, typeNamed('PortalClient')))?.getCallSignatures() ?? []
    return signature && checker.getAwaitedType(signature.getReturnType())
  }

  it.each(['visitor', 'non-member', 'svip'] as const)(
    'say of all that %s receives what it is',
    async (role) => {
      const token = await portal().tokenOf(role)
      const client = createPortalClient(clientOptions(portal().gateway, token)) as unknown as Methods
      const comparison = createComparison(declared.checker)
      const lies = new Set<string>()
      let answers = 0

      const compare = async (group: string, call: string, input: unknown, idempotencyKey?: string) => {
        const type = resultType(group, call)
        if (!type) return undefined
        const answer = await client[group]![call]!(input, { idempotencyKey }).catch((error: unknown) => {
          if (isPortalError(error) && error.code) return undefined
          throw error
        })
        if (answer === undefined) return undefined
        answers += 1
        for (const lie of comparison.findLies(answer, type, `${group}.${call}`)) lies.add(lie)
        return answer
      }

      for (const { name, endpoint, input } of everyCall(await existingIn(portal(), role))) {
        const [subject = '', call = ''] = name.split('.')
        const group = RESOURCES.get(subject) ?? subject
        const answer = await compare(group, call, input, endpoint.keyed ? name : undefined)
        if (call !== 'search' || !RESOURCES.has(subject)) continue
        const { records } = answer as { records: { id: string }[] }
        for (const { id } of records.slice(0, DETAILS)) await compare(group, 'detail', { id })
      }
      expect([...lies]).toEqual([])
      expect(answers).toBeGreaterThan(KINDS.length * (DETAILS + 3))
    },
  )
})
