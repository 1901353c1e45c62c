import { ARTICLE_STATE_LABELS, type ArticleStateName } from '@zhushutong/domain/content'
import { Tag, type Tone } from '@zhushutong/ui/tag'

const TONES: Readonly<Record<ArticleStateName, Tone>> = {
  draft: 'neutral',
  scheduled: 'warn',
  published: 'ok',
  withdrawn: 'bad',
}

export function StateTag({ state }: { state: ArticleStateName }) {
  return <Tag tone={TONES[state]}>{ARTICLE_STATE_LABELS[state]}</Tag>
}
