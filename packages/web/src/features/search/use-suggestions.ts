import { useEffect, useMemo, useState } from 'react'
import { BehaviorSubject } from 'rxjs'
import { useStream } from '@/streams/use-stream'
import { NO_SUGGESTIONS, type Suggest, type Suggestions, suggestions, type Typed } from './suggestion-stream'

/** Suggestions for the text in the box (SHL-08). */
export function useSuggestions({ keyword, type, asksKinds }: Typed, suggest: Suggest): Suggestions {
  const [typed] = useState(() => new BehaviorSubject(NO_SUGGESTIONS.typed))
  const stream = useMemo(() => typed.pipe(suggestions(suggest)), [typed, suggest])
  useEffect(() => typed.next({ keyword, type, asksKinds }), [typed, keyword, type, asksKinds])
  return useStream(stream, NO_SUGGESTIONS)
}
