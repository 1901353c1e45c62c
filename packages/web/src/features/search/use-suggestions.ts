import { useEffect, useMemo, useState } from 'react'
import { BehaviorSubject } from 'rxjs'
import { useStream } from '@/streams/use-stream'
import { usePort } from '@/wiring/browser/gateway'
import { NO_SUGGESTIONS, type Suggestions, suggestions, type Typed } from './suggestion-stream'
import { suggestionsPort } from './suggestions-port'

/** Suggestions for the text in the box (SHL-08). */
export function useSuggestions({ keyword, type, asksKinds }: Typed): Suggestions {
  const suggest = usePort(suggestionsPort)
  const [typed] = useState(() => new BehaviorSubject(NO_SUGGESTIONS.typed))
  const stream = useMemo(() => typed.pipe(suggestions(suggest)), [typed, suggest])
  useEffect(() => typed.next({ keyword, type, asksKinds }), [typed, keyword, type, asksKinds])
  return useStream(stream, NO_SUGGESTIONS)
}
