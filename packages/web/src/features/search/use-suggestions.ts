import { useEffect, useMemo, useState } from 'react'
import { BehaviorSubject } from 'rxjs'
import { useStream } from '@/streams/use-stream'
import { suggestionsPort } from '@/wiring/browser/adapters/suggestions'
import { usePort } from '@/wiring/browser/gateway'
import { NO_SUGGESTIONS, type Suggestions, suggestions, type Typed } from './suggestion-stream'

/** Suggestions for the text in the box (SHL-08). */
export function useSuggestions({ keyword, type, asksKinds }: Typed): Suggestions {
  const suggest = usePort(suggestionsPort)
  const [typed] = useState(() => new BehaviorSubject(NO_SUGGESTIONS.typed))
  const stream = useMemo(() => typed.pipe(suggestions(suggest)), [typed, suggest])
  useEffect(() => typed.next({ keyword, type, asksKinds }), [typed, keyword, type, asksKinds])
  return useStream(stream, NO_SUGGESTIONS)
}
