'use client'

import { findArticleAnchor } from '@zhushutong/domain/content'
import { Button } from '@zhushutong/ui/button'
import { useEarlyInput } from '@zhushutong/ui/fields/early-input'
import { Input } from '@zhushutong/ui/fields/field'
import {
  createContext,
  type FormEvent,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'
import { findTextRanges, showRanges } from './text-ranges'

const SearchedTextContext = createContext<RefObject<HTMLDivElement | null>>({ current: null })

/** An article with a text and a field that finds words in it. */
export function SearchableArticle({ children }: { children: ReactNode }) {
  const text = useRef<HTMLDivElement>(null)
  return (
    <SearchedTextContext value={text}>
      <article className="read">{children}</article>
    </SearchedTextContext>
  )
}

/** The text of an article that `TextSearch` looks through. */
export function SearchedText({ children }: { children: ReactNode }) {
  return (
    <div ref={useContext(SearchedTextContext)} className="contents">
      {children}
    </div>
  )
}

/** Finds words in the text of its article; a number of an article of a law scrolls to that article (CON-14). */
export function TextSearch() {
  const [words, setWords] = useState('')
  const [result, setResult] = useState<{ readonly total: number; readonly at: number } | null>(null)
  const ranges = useRef<readonly Range[]>([])
  const searched = useContext(SearchedTextContext)

  useEffect(() => () => showRanges([], -1), [])

  const look = (text: string) => {
    setWords(text)
    ranges.current = findTextRanges(searched.current, text)
    showRanges(ranges.current, -1)
    setResult(text.trim() === '' ? null : { total: ranges.current.length, at: -1 })
  }

  const field = useEarlyInput(({ value }) => look(value))

  const goTo = (at: number) => {
    const range = ranges.current[at]
    if (!range) return
    showRanges(ranges.current, at)
    range.startContainer.parentElement?.scrollIntoView({ block: 'center' })
    setResult({ total: ranges.current.length, at })
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const anchor = findArticleAnchor(words)
    // biome-ignore lint/plugin: an anchor in the text, whose HTML the gateway wrote.
    if (anchor !== null && document.getElementById(anchor)) {
      location.hash = anchor
      return
    }
    const total = ranges.current.length
    if (total > 0) goTo(((result?.at ?? -1) + 1) % total)
  }

  const message = () => {
    if (result === null) return ''
    if (findArticleAnchor(words)) return '按回车跳到这一条'
    if (result.total === 0) return '文中没有'
    return result.at < 0 ? `${result.total} 处` : `第 ${result.at + 1} 处，共 ${result.total} 处`
  }

  return (
    <form className="read-search" onSubmit={submit}>
      <Input
        ref={field}
        type="search"
        value={words}
        maxLength={40}
        aria-label="在文中查找"
        placeholder="在文中查找，或输入第几条"
        onChange={(event) => look(event.target.value)}
      />
      <Button type="submit">{result && result.at >= 0 ? '下一处' : '查找'}</Button>
      <output className="text-12 text-ink-3">{message()}</output>
    </form>
  )
}
