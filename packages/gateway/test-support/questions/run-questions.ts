import type { Viewer } from '@zhushutong/domain/access'
import { accountFeature, extendEntitlement } from '../../src/account'
import { assistantFeatureWith, embeddedAnswerer } from '../../src/assistant'
import { demoAccountsFeature, demoContentFeature, demoRecordsFeature } from '../../src/demo-data'
import { chooseMyCompany } from '../../src/my-company'
import type { Database } from '../../src/platform/db'
import { recordsFeature } from '../../src/records'
import { sandboxFeature } from '../../src/sandbox'
import { assistantCaller } from '../assistant'
import { loginBySms, NOW, startGateway } from '../gateway'
import { testSql } from '../test-sql'
import { answerJudge, type GivenAnswer, listFalseConditions, type Verdict } from './judge'
import { type KnownQuestion, readQuestionSet } from './question-set'
import { fillNames, findSamples, type Sample, type Samples } from './sample-names'

export interface JudgedQuestion extends KnownQuestion {
  readonly verdict: Verdict
  readonly falseConditions: readonly string[]
  readonly given: string
}

/** Add-ons bought by the asker beside SVIP, so that no answer is an offer to buy. */
const ADD_ONS = [
  'company_outnews',
  'company_dynamic',
  'company_qualification_expire',
  'company_anxu_expire',
] as const
const VIEWER: Viewer = {
  loggedIn: true,
  svip: true,
  addOns: ADD_ONS,
  ownerLookup: true,
  enterprise: true,
}

/** Questions before the clock moves a minute; below the limit a minute for a member. */
const BEFORE_A_PAUSE = 15

/**
 * Sends every question of the set to the gateway's own handlers, over the demo data, and judges the answers.
 */
export async function runQuestions(
  database: Database,
  size: number,
  isAsked: (known: KnownQuestion, index: number) => boolean = () => true,
): Promise<JudgedQuestion[]> {
  const samples = await findSamples(database, size, NOW)
  const features = [
    demoRecordsFeature,
    demoContentFeature,
    demoAccountsFeature,
    recordsFeature,
    accountFeature,
    assistantFeatureWith(() => embeddedAnswerer(database)),
    sandboxFeature,
  ]
  const gateway = await startGateway(database, features, { SEED_SIZE: String(size) })
  try {
    const login = await loginBySms(gateway, '12400000002')
    await database.orm.transaction(async (tx) => {
      for (const plan of ['svip', ...ADD_ONS] as const)
        await extendEntitlement(tx, login.userId, plan, 365, NOW)
    })
    const { 我的: ownCompany } = samples
    if (ownCompany) await chooseMyCompany(database.orm, login.userId, ownCompany.id, ownCompany.name, NOW)
    const judge = answerJudge(database, VIEWER)
    const caller = assistantCaller(gateway, login.access_token)
    const sql = testSql(database.orm)
    let asked = 0
    const ask: Ask = async (text, conversation) => {
      asked += 1
      if (asked % BEFORE_A_PAUSE === 0) gateway.clock.advance(60_000)
      const now = gateway.clock.now()
      const { events, last, text: answer } = await caller.chat(fillNames(text, samples), conversation)
      const id = last?.conversation_id ?? ''
      const [row] = await sql`select memory->>'reading' as reading, memory->'shown' as shown
        from assistant_conversations where id = ${id}`
      const cited = events.flatMap(({ records }) => records ?? []).map(({ moduleId }) => moduleId)
      return {
        conversation: id,
        reading: String(row?.reading ?? ''),
        text: answer,
        cited,
        shown: row?.shown ?? [],
        now,
      }
    }
    return await judgeAll(readQuestionSet().filter(isAsked), ask, judge, samples)
  } finally {
    await gateway.close()
  }
}

type Asked = GivenAnswer & { readonly conversation: string; readonly shown: readonly Sample[] }
type Ask = (text: string, conversation?: string) => Promise<Asked>

const judgeAll = async (
  set: readonly KnownQuestion[],
  ask: Ask,
  judge: ReturnType<typeof answerJudge>,
  samples: Samples,
): Promise<JudgedQuestion[]> => {
  const judged: JudgedQuestion[] = []
  for (const known of set) {
    const before = known.before === '' ? undefined : await ask(known.before)
    const answer = await ask(known.question, before?.conversation)
    const listed = before?.shown.map((sample, i) => [`#${i + 1}`, sample] as const) ?? []
    const all = { ...samples, ...Object.fromEntries(listed) }
    judged.push({
      ...known,
      verdict: await judge(known, answer, all),
      falseConditions: listFalseConditions(answer.reading, fillNames(known.reading, all)),
      given: answer.reading,
    })
  }
  return judged
}

/** The goals: at least 95 % right, no false condition; the rest may ask back. */
export const QUESTION_GOALS = { right: 0.95, falseConditions: 0 } as const

export interface QuestionFigures {
  readonly of: string
  readonly count: number
  readonly right: number
  readonly asked: number
  readonly wrong: number
  readonly falseConditions: number
}

export function countVerdicts(of: string, judged: readonly JudgedQuestion[]): QuestionFigures {
  const count = (verdict: Verdict) => judged.filter((question) => question.verdict === verdict).length
  return {
    of,
    count: judged.length,
    right: count('right'),
    asked: count('asked'),
    wrong: count('wrong'),
    falseConditions: judged.filter(({ falseConditions }) => falseConditions.length > 0).length,
  }
}

const SETS = { held: '留出的三分之一', later: '规则之后写的四十问' } as const

/** The figures of each class, of the held and the later questions, and of all. */
export function figuresOfQuestions(judged: readonly JudgedQuestion[]): QuestionFigures[] {
  const classes = [...new Set(judged.map(({ of }) => of))]
  return [
    ...classes.map((of) =>
      countVerdicts(
        of,
        judged.filter((question) => question.of === of),
      ),
    ),
    ...(['held', 'later'] as const).map((set) =>
      countVerdicts(
        SETS[set],
        judged.filter((question) => question.set === set),
      ),
    ),
    countVerdicts('全部', judged),
  ]
}
