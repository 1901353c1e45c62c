import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isCheckable = ({ type }: HTMLInputElement) => /^(checkbox|radio)$/.test(type)

/** Without a selected option in the server's HTML the browser selects the first. */
const isReselected = ({ options, selectedIndex }: HTMLSelectElement) =>
  selectedIndex !==
  Math.max(
    0,
    [...options].findIndex(({ defaultSelected }) => defaultSelected),
  )

const isChanged = (field: Field): boolean => {
  if (field instanceof HTMLSelectElement) return isReselected(field)
  if (field instanceof HTMLInputElement && isCheckable(field)) return field.checked !== field.defaultChecked
  return field.value !== field.defaultValue
}

/**
 * Passes on what was typed or chosen in a controlled field before its scripts ran. React keeps it on the screen, but
 * fires no event for it. Returns the ref of the field.
 */
export function useEarlyInput<F extends Field = HTMLInputElement>(
  onInput: (field: F) => void,
): RefObject<F | null> {
  const ref = useRef<F>(null)
  const passOn = useEffectEvent(onInput)
  // In a layout effect: a second rendering would reset the field.
  useLayoutEffect(() => {
    if (ref.current && isChanged(ref.current)) passOn(ref.current)
  }, [])
  return ref
}

/** `useEarlyInput` for a group of radio buttons. Returns the ref of their fieldset. */
export function useEarlyChoice(onChoose: (value: string) => void): RefObject<HTMLFieldSetElement | null> {
  const ref = useRef<HTMLFieldSetElement>(null)
  const passOn = useEffectEvent(onChoose)
  useLayoutEffect(() => {
    for (const field of ref.current?.elements ?? [])
      if (field instanceof HTMLInputElement && field.checked && isChanged(field)) passOn(field.value)
  }, [])
  return ref
}
