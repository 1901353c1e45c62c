'use client'

import { Button } from '@zhushutong/ui/button'
import { SearchBox, type SearchProps } from './search-box'

/** The search box of a tool for one company. */
export function CompanySearch({
  tool,
  inputLabel,
  button,
  ...props
}: SearchProps & {
  /** The tool's segment of the address: renyuans. */
  readonly tool: string
  readonly inputLabel: string
  readonly placeholder: string
  readonly button: string
}) {
  return (
    <SearchBox
      key={props.keyword}
      {...props}
      label="选择企业"
      formClass="flex max-w-[560px] gap-2"
      action={`/${tool}/`}
      keywordName="q"
      category={tool}
    >
      {({ input }) => (
        <>
          <input
            {...input}
            required
            aria-label={inputLabel}
            className="h-9 min-w-0 flex-1 rounded-2 border border-(--control) bg-surface px-3"
          />
          <Button type="submit" variant="primary">
            {button}
          </Button>
        </>
      )}
    </SearchBox>
  )
}
