import { beforeAll, expect, it } from 'vitest'
import { VISITOR } from '../../packages/domain/src/access'
import { MINUTE_MS } from '../../packages/domain/src/formatting'
import { findLocks, KINDS } from '../../packages/domain/src/records'
import { viewerAs } from '../../packages/domain/src/testing'
import { writeRecords } from '../../packages/gateway/test-support/records/write-records'
import { runsAll } from '../../scripts/lib/breadth.mjs'
import { DISCLOSURES } from '../support/disclosures'
import { type Example, everyCall } from '../support/examples'
import { existingIn } from '../support/existing'
import { otherState, type Stored, valuesAt } from '../support/other-state'
import { describePortal, NOW, ROLES_TRIED, type Role } from '../support/portal'
import { hidesOwnValues, listQuestions, type Question } from '../support/questions'
import { storedRecords } from '../support/stored'

/**
 * A thousand questions, asked twice, take a minute per role: only with ROLES=all for roles with more
 * access.
 */
const askers: readonly Role[] = runsAll('ROLES') ? ROLES_TRIED : ['visitor']

/** Number of records of each kind, in each of the two states, with questions of their own. */
const ASKED = runsAll('ROLES') ? 4 : 2
const GROUPS = /^(statistics|content|search|credit|expiry|favourites\.list|site\.sitemap)/
const WRITES = 'content.bannerClick'

const isAsked = ({ name, endpoint }: Example) =>
  GROUPS.test(name) && name !== WRITES && endpoint.method === 'POST'

/** True for counts that stopped at their time limit: they are not compared. */
const isCutOff = (answer: string | undefined) => answer?.includes('"isComplete":false') === true

describePortal('what is closed to a role', (portal) => {
  let stored: readonly Stored[]
  beforeAll(async () => {
    stored = await Promise.all(
      KINDS.map(async (kind) => ({ kind, records: await storedRecords(portal().database, kind) })),
    )
  })

  const write = async (state: readonly Stored[]) => {
    await writeRecords(portal().database, state, NOW)
    // Expires the figures that are cached for a minute.
    portal().gateway.clock.advance(MINUTE_MS + 1)
  }

  const ask = async ({ endpoint, input }: Question, token: string | undefined): Promise<string> => {
    const { call } = portal().gateway
    const { http, statusCode, data } = await call<unknown>(endpoint.path, input, { token })
    return JSON.stringify({ http, statusCode, data })
  }

  const askAll = async (state: readonly Stored[], questions: readonly Question[], token?: string) => {
    await write(state)
    const answers: string[] = []
    for (const question of questions) answers.push(await ask(question, token))
    return answers
  }

  it('ACC-02 what is told all the same is closed, and is there', () => {
    for (const disclosure of DISCLOSURES) {
      const { kind, records } = stored.find((entry) => entry.kind.kind === disclosure.kind)!
      expect(Object.keys(findLocks(kind, VISITOR)), disclosure.place).toContain(disclosure.place)
      const isThere = records.some((record) =>
        valuesAt(kind, record, disclosure.place).some((value) => disclosure.when?.(value, record) ?? true),
      )
      expect(isThere, `${disclosure.kind} ${disclosure.place}`).toBe(true)
    }
  })

  it.each(askers)(
    'ACC-02 no filter, sort, suggestion, count, comparison or reference tells it to %s',
    async (role: Role) => {
      const viewer = viewerAs(role)
      const token = await portal().tokenOf(role)
      const client = portal().client(token)
      for (const { kind, records } of role === 'visitor' ? [] : stored)
        await client.favourites.add({ module: kind.kind, moduleId: records[0]!.id }).catch(() => null)

      const all = otherState(stored, viewer)
      for (const { kind, changes } of all) expect(changes > 0, kind.kind).toBe(hidesOwnValues(kind, viewer))
      const after = all.filter(({ changes }) => changes > 0)
      const before = stored.filter(({ kind }) => after.some((entry) => entry.kind === kind))
      const examples = everyCall(await existingIn(portal(), role)).filter(isAsked)
      const questions = [...listQuestions(stored, all, viewer, ASKED), ...examples]

      /** The questions with different answers in the two states. */
      const findTelling = async (asked: readonly Question[]) => {
        const first = await askAll(before, asked, token)
        const second = await askAll(after, asked, token)
        await write(before)
        // A rejection discloses nothing; most questions must be answered.
        const answered = first.filter((answer) => answer.startsWith('{"http":200'))
        if (asked === questions) expect(answered.length).toBeGreaterThan(asked.length / 2)
        return asked.filter((_, i) => first[i] !== second[i] && !isCutOff(first[i]) && !isCutOff(second[i]))
      }
      const telling = await findTelling(questions)
      // Repeated, because a busy machine may cut off other answers too.
      const proven = telling.length > 0 ? await findTelling(telling) : []
      expect(proven.map(({ endpoint, input }) => `${endpoint.path} ${JSON.stringify(input)}`)).toEqual([])
    },
  )
})
