import { seedDatabase } from '../packages/gateway/src/demo-data'
import { migrateDatabase, openDatabase } from '../packages/gateway/src/platform/db'
import { NOW } from '../packages/gateway/test-support/gateway'
import {
  figuresOfQuestions,
  QUESTION_GOALS,
  type QuestionFigures,
  runQuestions,
} from '../packages/gateway/test-support/questions/run-questions'
import { main } from '../scripts/lib/processes.mjs'
import { timeLongQuestions } from './lib/long-questions'
import { exitCode, type Line, machine, report } from './lib/report'

const COMPANIES = 300

const ALL = '全部'

/** The goal for a question of a thousand characters that repeats one part, in ms. */
const LONG_MS = 50

const lineOfLong = ({ part, ms }: ReturnType<typeof timeLongQuestions>): Line => ({
  what: `千字的重复文本，最慢的是“${part}”`,
  measured: `${ms.toFixed(1)} ms`,
  goal: `< ${LONG_MS} ms`,
  met: ms < LONG_MS,
})

/** The goals apply to the whole set; the other lines show the weak areas. */
const lineOf = ({ of, count, right, asked, wrong, falseConditions }: QuestionFigures): Line => ({
  what: `${of}（${count} 问）`,
  measured: `${right} / ${asked} / ${wrong} / ${falseConditions}`,
  ...(of === ALL && {
    goal: `答对 ≥ ${QUESTION_GOALS.right * 100}%，虚假条件 ${QUESTION_GOALS.falseConditions}`,
    met: right / count >= QUESTION_GOALS.right && falseConditions <= QUESTION_GOALS.falseConditions,
  }),
})

main(async () => {
  // The questions contain days relative to now, so the demo data is generated for now too.
  const database = await openDatabase({})
  try {
    await migrateDatabase(database)
    await seedDatabase(database, { size: COMPANIES, now: NOW })
    const judged = await runQuestions(database, COMPANIES)
    report(
      `智能助手的问题集，PGlite，${COMPANIES} 家企业的演示数据`,
      [
        machine(),
        `${judged.length} 个已知读法与首条记录的问题，经网关的接口提问；“留出”的三分之一不用来调规则，另有四十问在规则之后写成`,
        '实测：答对 / 反问 / 答错 / 带虚假条件',
      ],
      [...figuresOfQuestions(judged).map(lineOf), lineOfLong(timeLongQuestions(NOW))],
    )
    if (process.env.BENCH_VERBOSE)
      for (const { of, question, reading, given, verdict } of judged)
        if (verdict !== 'right') console.log([of, question, verdict, reading, given].join('\t'))
    return exitCode()
  } finally {
    await database.close()
  }
})
