const isCheckable = (field: HTMLInputElement) => /^(checkbox|radio)$/.test(field.type)

/** Types a text again: React's own setter remembers the value before, so React sees the change. */
function retype(field: HTMLInputElement | HTMLTextAreaElement) {
  const typed = field.value
  field.value = field.defaultValue
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Clicks again: of the options of a radio group only the chosen one. */
function reclick(field: HTMLInputElement) {
  if (field.checked === field.defaultChecked || (field.type === 'radio' && !field.checked)) return
  field.checked = field.defaultChecked
  field.click()
}

/** Whether another option is selected than the server did: without one the browser takes the first. */
const isReselected = ({ options, selectedIndex }: HTMLSelectElement) =>
  selectedIndex !==
  Math.max(
    0,
    [...options].findIndex(({ defaultSelected }) => defaultSelected),
  )

/**
 * Repeats what was typed or chosen on a page before React took it over. React fires no event for it: the field would
 * show one thing and the page hold another.
 */
export function replayChanges(page: ParentNode): void {
  for (const field of page.querySelectorAll('input')) {
    if (isCheckable(field)) reclick(field)
    else if (field.type !== 'file' && field.value !== field.defaultValue) retype(field)
  }
  for (const field of page.querySelectorAll('textarea')) {
    if (field.value !== field.defaultValue) retype(field)
  }
  for (const field of page.querySelectorAll('select')) {
    if (isReselected(field)) field.dispatchEvent(new Event('change', { bubbles: true }))
  }
}
