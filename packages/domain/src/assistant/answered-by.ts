/** The makers of answers: rules over the portal's own records, or a configured language model. */
export const ANSWERED_BY = ['rules', 'model'] as const
export type AnsweredBy = (typeof ANSWERED_BY)[number]

const BASIS: Readonly<Record<AnsweredBy, string>> = {
  rules: '目前按规则查询本站数据，没有使用大语言模型',
  model: '回答由大语言模型根据平台数据生成',
}

/**
 * The permanent line in the drawer (AI-13).
 * @param by null until the gateway has sent it
 */
export function describeAnswers(by: AnsweredBy | null): string {
  return `${by === null ? '回答以平台数据为依据' : BASIS[by]}，投标前请核对原公告。`
}

/** The line below the first answer of a conversation without a language model; empty below later answers (AI-13). */
export function describeSearchByRules(isFirstAnswer: boolean): string {
  return isFirstAnswer ? '\n\n按规则查询的回答，没有使用大语言模型。' : ''
}
