'use client'

import { MAX_KEYWORD, typeKeyword, writeKeyword } from '@zhushutong/domain/records'
import { Button } from '@zhushutong/ui/button'
import { Input } from '@zhushutong/ui/fields/field'
import { type SubmitEvent, use, useState } from 'react'
import { OpenAddressContext } from '@/lists/open-address'

const FIELDS = [
  { name: 'all', label: '同时包含', example: '道路 改造' },
  { name: 'any', label: '包含任一', example: '管网 雨水' },
  { name: 'none', label: '不包含', example: '监理 设计' },
] as const

const wordsHref = (keyword: string, { pathname, search }: Location): string => {
  const params = new URLSearchParams(search)
  params.delete('q')
  params.delete('match')
  const others = params.toString()
  const words = keyword === '' ? '' : `q=${encodeURIComponent(keyword)}`
  const query = [words, others].filter((part) => part !== '').join('&')
  return pathname.replace(/p\d+\.html$/, '') + (query === '' ? '' : `?${query}`)
}

/** The form of the words that names must have, may have, or must not have (FND-13). */
export function WordsForm({ keyword, hintId }: { keyword: string; hintId: string }) {
  const openAddress = use(OpenAddressContext)
  const [problem, setProblem] = useState<string | null>(null)
  const typed = typeKeyword(keyword)
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const text = (name: string) => String(data.get(name) ?? '')
    const words = writeKeyword({ all: text('all'), any: text('any'), none: text('none') })
    if (words.length > MAX_KEYWORD) setProblem(`词语合计最多 ${MAX_KEYWORD} 个字符`)
    else openAddress(wordsHref(words, location))
  }
  return (
    <form onSubmit={search} className="grid gap-2" noValidate>
      {FIELDS.map(({ name, label, example }) => (
        <div key={name} className="grid grid-cols-[64px_minmax(0,1fr)] items-center gap-2 text-12 text-ink-2">
          <label htmlFor={`words-${name}`}>{label}</label>
          <Input
            id={`words-${name}`}
            name={name}
            defaultValue={typed[name]}
            placeholder={example}
            aria-describedby={`${hintId} words-problem`}
            autoComplete="off"
            small
          />
        </div>
      ))}
      <p className="flex items-center gap-3">
        <Button type="submit" size="small" variant="primary">
          查询
        </Button>
        <span id="words-problem" role="alert" className="text-12 text-bad">
          {problem}
        </span>
      </p>
    </form>
  )
}
