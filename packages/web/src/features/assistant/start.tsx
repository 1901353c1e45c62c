import type { SuggestedQuestion } from '@zhushutong/domain/assistant'
import { SparkIcon } from '@zhushutong/ui/icon'

/** A new conversation: questions suggested for this page (AI-09). */
export function Start({
  questions,
  onAsk,
}: {
  questions: readonly SuggestedQuestion[]
  onAsk: (text: string) => void
}) {
  return (
    <div className="assistant-start">
      <span className="assistant-mark">
        <SparkIcon size={24} />
      </span>
      <h3 className="text-20 font-semibold">说需求，找商机</h3>
      <p className="text-ink-2">用一句话说清地区、类型、金额和时间，回答附上原始记录。</p>
      <ul className="assistant-questions">
        {questions.map(({ text, hint }) => (
          <li key={text}>
            <button type="button" onClick={() => onAsk(text)}>
              {text}
              <span className="text-12 text-ink-3">{hint}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
