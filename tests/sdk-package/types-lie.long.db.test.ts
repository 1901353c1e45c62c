import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type ts from 'typescript'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { KINDS } from '../../packages/domain/src/records'
import { createPortalClient, isPortalError, type PortalClient } from '../../packages/sdk/src/index-node'
import { createComparison, openDeclarations } from '../support/declared'
import { everyCall } from '../support/examples'
import { existingIn } from '../support/existing'
import { clientOptions, describePortal } from '../support/portal'
import { unpackSdk } from '../support/sdk-package'

type Method = (input: unknown, options?: { idempotencyKey?: string }) => Promise<unknown>
type Methods = Readonly<Record<string, Readonly<Record<string, Method>>>>

/** Records of a page that are read whole too. */
const DETAILS = 5

/** The group whose methods are written by hand and take other inputs than its calls; a test of its own calls them. */
const HANDWRITTEN = 'assistant'

const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, ...new Array(1_000).fill(7)])

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
    const { checker, typeNamed } = declared
    const typeOf = (name: string, type?: ts.Type) => {
      const property = type?.getProperty(name)
      return property && checker.getTypeOfSymbol(property)
    }
    // Of the calls of exports, the first asks for a preview.
    const [signature] = typeOf(call, typeOf(group, typeNamed('PortalClient')))?.getCallSignatures() ?? []
    return signature && checker.getAwaitedType(signature.getReturnType())
  }

  /** Compares results of calls by the published types of their methods. */
  const openComparison = () => {
    const { findLies } = createComparison(declared.checker)
    const lies = new Set<string>()
    const note = (value: unknown, type: ts.Type, path: string) => {
      for (const lie of findLies(value, type, path)) lies.add(lie)
    }
    return {
      lies,
      compareAs: (name: string, value: unknown) => note(value, declared.typeNamed(name), name),
      compareResult: <T>(group: string, call: string, value: T): T => {
        note(value, resultType(group, call)!, `${group}.${call}`)
        return value
      },
    }
  }

  const clientOf = async (role: 'non-member' | 'svip'): Promise<PortalClient> =>
    createPortalClient(clientOptions(portal().gateway, await portal().tokenOf(role)))

  it.each(['non-member', 'svip'] as const)(
    'say of the assistant, its streams and uploads that %s receives what it is',
    async (role) => {
      const { assistant } = await clientOf(role)
      const { lies, compareAs, compareResult } = openComparison()
      const upload = compareResult(
        'assistant',
        'upload',
        await assistant.upload({ name: 'a.png', mimeType: 'image/png', bytes: PNG }),
      )
      const questions = [
        { query: '重庆近一年500万以上的市政招标' },
        { query: '重庆建工', files: [upload.id] },
        { query: '你好' },
      ]
      let conversationId = ''
      let messageId = ''
      for (const question of questions) {
        const chat = assistant.chat({ ...question, conversationId })
        for await (const piece of chat) compareAs('ChatPiece', piece)
        expect(await chat.text()).not.toBe('')
        compareAs('Chat', chat)
        conversationId = chat.conversationId ?? ''
        messageId = chat.messageId ?? ''
      }
      const stopped = assistant.chat({ query: '四川的企业' })
      for await (const piece of stopped) {
        compareAs('ChatPiece', piece)
        await stopped.stop()
      }
      compareAs('Chat', stopped)
      const page = compareResult('assistant', 'conversations', await assistant.conversations({ limit: 1 }))
      expect(page.conversations).toHaveLength(1)
      for (const rating of ['like', 'none'] as const) {
        compareResult('assistant', 'rate', await assistant.rate({ messageId, rating }))
        const messages = compareResult('assistant', 'messages', await assistant.messages({ conversationId }))
        expect(messages).toHaveLength(questions.length)
      }
      compareResult('assistant', 'rename', await assistant.rename({ conversationId, name: '桥梁' }))
      compareResult('assistant', 'remove', await assistant.remove({ conversationId }))
      expect([...lies]).toEqual([])
    },
  )

  it('say of an export what its journey gives', async () => {
    const { tenders, exports } = await clientOf('svip')
    const { lies, compareAs } = openComparison()
    const { job } = await tenders.export({ format: 'csv' })
    for await (const state of exports.follow(job!)) compareAs('ExportJob', state)
    const download = await exports.download(job!)
    compareAs('ExportDownload', download)
    expect((await download.blob()).size).toBeGreaterThan(0)
    expect([...lies]).toEqual([])
  })

  // The last test: it ends the sessions of its roles too.
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
        if (subject === HANDWRITTEN) continue
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
