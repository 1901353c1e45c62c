import { createContext, type KeyboardEvent, type RefCallback, useContext, useState } from 'react'

/** The look of an entry of the suggestions. */
export const OPTION_ROW =
  'flex w-full min-w-0 items-center gap-2 rounded-1 px-3 py-2 text-left hover:bg-surface-2 focus-visible:bg-surface-2 focus-visible:-outline-offset-2'

export const OptionContext = createContext<RefCallback<HTMLElement>>(() => undefined)

/** The ref of an entry of the suggestions that the arrow keys reach. */
export const useOption = (): RefCallback<HTMLElement> => useContext(OptionContext)

const inPageOrder = (a: HTMLElement, b: HTMLElement) =>
  a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1

const STEPS: Partial<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

const createOptionList = () => {
  const options = new Set<HTMLElement>()
  return {
    register: (option: HTMLElement | null) => {
      if (option) options.add(option)
      return () => void (option && options.delete(option))
    },
    /** Moves the focus from the box into the list and through it; from the first entry, back to the box. */
    move: (event: KeyboardEvent, box: HTMLElement | null) => {
      const step = STEPS[event.key]
      if (step === undefined || options.size === 0) return
      event.preventDefault()
      const inOrder = [...options].sort(inPageOrder)
      const at = inOrder.indexOf(event.target as HTMLElement)
      const next = at === -1 && step === -1 ? inOrder.length - 1 : at + step
      ;(inOrder[next] ?? box)?.focus()
    },
  }
}

export type OptionList = ReturnType<typeof createOptionList>

export function useOptionList(): OptionList {
  const [list] = useState(createOptionList)
  return list
}
